import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Painted, PaintOrder } from './paint';

/** More threads than that would take the machine from what starts at the same time. */
const maximumThreads = 2;

type Answer = { painted: Painted } | { failure: string };

interface Job {
  order: PaintOrder;
  resolve(painted: Painted): void;
  reject(error: Error): void;
}

export interface Painters {
  /** Settles when its turn has come; orders are taken up as they come in. */
  paint(order: PaintOrder): Promise<Painted>;
  close(): Promise<void>;
}

// No flags of the parent's: what it preloads is its own business.
const openThread = () => new Worker(new URL('./painter-thread.mjs', import.meta.url), { execArgv: [] });

/** Opens threads that draw, so that drawing uses all cores and holds up nothing else. */
export const openPainters = (): Painters => {
  const waiting: Job[] = [];
  let closed = false;

  const serve = (thread: Worker) => {
    let current: Job | undefined;
    const next = () => {
      current = waiting.shift();
      if (current) thread.postMessage(current.order);
    };
    const fail = (error: Error) => {
      // A thread that breaks takes the whole work with it: half of the pictures are of no use.
      for (const job of [current, ...waiting.splice(0)]) job?.reject(error);
      current = undefined;
    };
    thread.on('message', (answer: Answer) => {
      if ('failure' in answer) current?.reject(new Error(`Could not draw ${answer.failure}`));
      else current?.resolve({ ...answer.painted, bytes: Buffer.from(answer.painted.bytes) });
      next();
    });
    thread.on('error', fail);
    thread.on('exit', (code) => {
      if (!closed) fail(new Error(`A drawing thread ended with ${code}`));
    });
    return {
      wake: () => {
        if (!current) next();
      },
      end: () => thread.terminate(),
    };
  };

  const threads = Array.from({ length: Math.min(maximumThreads, availableParallelism()) }, () =>
    serve(openThread()),
  );

  return {
    paint: (order) =>
      new Promise((resolve, reject) => {
        waiting.push({ order, resolve, reject });
        for (const thread of threads) thread.wake();
      }),
    async close() {
      closed = true;
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
};
