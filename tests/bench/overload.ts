import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from './benchmark';
import { measure, type Target } from './load';

/** The first seconds, in which the asking process opens hundreds of connections at once, are not counted. */
const seconds = { uncounted: 2, counted: 8 };
const patience = 10_000;

interface Answer {
  status: number;
  milliseconds: number;
}

const ask = (agent: Agent, url: string) =>
  new Promise<Answer>((resolve) => {
    const start = performance.now();
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - start });
    const asking = request(url, { agent, timeout: patience }, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode ?? 0));
    });
    asking
      .once('timeout', () => asking.destroy())
      .once('error', () => done(0))
      .end();
  });

const percentile = (sorted: readonly number[], share: number) =>
  Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1));

const rowOf = (what: string, answers: readonly Answer[]): Row => {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    what,
    answers: answers.length,
    'per second': Math.round(answers.length / seconds.counted),
    'p50 ms': percentile(times, 0.5),
    'p99 ms': percentile(times, 0.99),
  };
};

/**
 * Asks four times as often as the server can answer, whether or not it has answered what was asked before, and tells
 * apart what was served and what was refused.
 */
export const overload = async (target: Target): Promise<Row[]> => {
  const { requestsPerSecond, p50, p99 } = await measure(target);
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const rate = requestsPerSecond * 4;
  const askFor = async (duration: number) => {
    const asked: Promise<Answer>[] = [];
    const start = performance.now();
    while (performance.now() - start < duration * 1000) {
      const due = ((performance.now() - start) / 1000) * rate;
      while (asked.length < due) asked.push(ask(agent, target.url));
      await sleep(2);
    }
    return asked;
  };
  const uncounted = await askFor(seconds.uncounted);
  const counted = await askFor(seconds.counted);
  const [answers] = await Promise.all([Promise.all(counted), Promise.all(uncounted)]);
  agent.destroy();
  const [served, refused, failed] = [
    answers.filter(({ status }) => status === 200),
    answers.filter(({ status }) => status === 503 || status === 429),
    answers.filter(({ status }) => ![200, 503, 429].includes(status)),
  ];
  return [
    {
      what: `as many as it can answer: ${target.name}`,
      answers: null,
      'per second': Math.round(requestsPerSecond),
      'p50 ms': p50,
      'p99 ms': p99,
    },
    rowOf('four times as many: served', served),
    rowOf('four times as many: refused', refused),
    rowOf('four times as many: neither', failed),
  ];
};
