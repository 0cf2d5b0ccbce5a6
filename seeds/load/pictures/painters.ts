import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PaintOrder, Sketch } from './paint';
import type { Task } from './painter';

/** More threads than that would take the machine from what runs at the same time. */
const maximumThreads = 2;

/** A thread without work for so many milliseconds ends: it holds the drawing code and a decoder in memory. */
const patience = 30_000;

type Answer = { result: unknown } | { failure: string };

interface Job extends Task {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export interface Painters {
  /** What is known of a picture before it is painted. Settles when its turn has come; so does `paint`. */
  sketch(order: PaintOrder): Promise<Sketch>;
  /** The JPEG. */
  paint(order: PaintOrder): Promise<Buffer>;
  close(): Promise<void>;
}

/** Threads that draw, so that drawing uses all cores and holds up nothing else. They are opened when there is work. */
export const openPainters = (): Painters => {
  const waiting: Job[] = [];
  const threads = new Set<{ isIdle(): boolean; next(): void; end(): Promise<unknown> }>();

  const openThread = () => {
    // No flags of the parent's: what it preloads is its own business.
    const worker = new Worker(new URL('./painter-thread.mjs', import.meta.url), { execArgv: [] });
    let current: Job | undefined;
    let leaving: NodeJS.Timeout | undefined;
    const end = () => {
      threads.delete(thread);
      clearTimeout(leaving);
      return worker.terminate();
    };
    const thread = {
      isIdle: () => current === undefined,
      next() {
        clearTimeout(leaving);
        current = waiting.shift();
        if (current) {
          worker.ref();
          worker.postMessage({ task: current.task, order: current.order } satisfies Task);
        } else {
          // A thread that waits for work keeps no process alive.
          worker.unref();
          leaving = setTimeout(end, patience).unref();
        }
      },
      end,
    };
    const fail = (error: Error) => {
      threads.delete(thread);
      current?.reject(error);
      current = undefined;
      wake();
    };
    worker.on('message', (answer: Answer) => {
      if ('failure' in answer) current?.reject(new Error(`Could not draw ${answer.failure}`));
      else current?.resolve(answer.result);
      thread.next();
    });
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`A drawing thread ended with ${code}`)));
    threads.add(thread);
    return thread;
  };

  const wake = () => {
    if (waiting.length === 0) return;
    const idle = [...threads].find((thread) => thread.isIdle());
    if (idle) idle.next();
    else if (threads.size < Math.min(maximumThreads, availableParallelism())) openThread().next();
  };

  const ask = (task: Task['task'], order: PaintOrder): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.push({ task, order, resolve, reject });
      wake();
    });

  return {
    sketch: (order) => ask('sketch', order) as Promise<Sketch>,
    paint: async (order) => Buffer.from((await ask('paint', order)) as Uint8Array),
    async close() {
      for (const job of waiting.splice(0)) job.reject(new Error('Drawing has ended.'));
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
};
