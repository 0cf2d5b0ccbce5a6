import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { ChatEvent } from '../stream/events';

const buckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts answers by who made them and how they ended (`cut` without a last event), and takes the time to the first
 * words. Without `/metrics` events pass as they are.
 */
export const measureChat = ({ metrics }: FastifyInstance) => {
  if (!metrics) return (events: AsyncIterable<ChatEvent>) => events;
  const registers = [metrics];
  const answers = new Counter({
    name: 'planner_answers_total',
    help: 'Answers of the planner by source and how they ended',
    labelNames: ['source', 'outcome'],
    registers,
  });
  const firstWords = new Histogram({
    name: 'planner_first_words_seconds',
    help: 'Time from a message to the first words of its answer',
    labelNames: ['source'],
    buckets,
    registers,
  });
  return async function* measured(events: AsyncIterable<ChatEvent>): AsyncGenerator<ChatEvent, void, void> {
    const began = performance.now();
    let first: number | null = null;
    let hasFailed = false;
    let source = 'none';
    try {
      for await (const event of events) {
        if (event.type === 'text') first ??= performance.now() - began;
        if (event.type === 'error') hasFailed = true;
        if (event.type === 'done') source = event.fallback ? 'fallback' : event.source;
        yield event;
      }
    } finally {
      const outcome = source === 'none' ? 'cut' : hasFailed ? 'failed' : 'ok';
      answers.inc({ source, outcome });
      if (first !== null) firstWords.observe({ source }, first / 1000);
    }
  };
};
