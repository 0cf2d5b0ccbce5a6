import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { gatherMetrics } from '../platform/metrics/workers';
import { keepRunning, type Part } from './comeback';

/** How long a worker may take until it listens. */
const startMilliseconds = 60_000;

/** How long workers may take to answer what is under way; their own patience ends before. */
const stopMilliseconds = 12_000;

interface Supervised {
  /** What people call them: "The api worker". */
  name: string;
  /** The script that each of them runs. */
  script: string;
  count: number;
  /** Seconds for which they go on answering after they were asked to end. */
  drainSeconds: number;
}

const listening = async (worker: Worker): Promise<void> => {
  const giveUp = AbortSignal.timeout(startMilliseconds);
  const outcome = await Promise.race([
    once(worker, 'listening', { signal: giveUp }).then(() => 'listening'),
    once(worker, 'exit', { signal: giveUp }).then(() => 'ended'),
  ]).catch(() => 'silent');
  if (outcome === 'listening') return;
  worker.process.kill('SIGKILL');
  throw new Error(`Worker ${worker.process.pid} ${outcome === 'ended' ? 'ended' : 'did not listen'}.`);
};

/**
 * Runs a script several times behind one port and replaces each worker that ends, with the brake of `keepRunning`. Ends this
 * process: with 0 when it was asked to end and all workers have, with 1 when one fails too often in a row.
 */
export const supervise = async ({ name, script, count, drainSeconds }: Supervised): Promise<never> => {
  // All of them accept from one socket. Dealt out by who leads, a connection that is under way to a worker that is killed is never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: script, args: [] });
  gatherMetrics();
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = workers.map((worker) => worker.isDead() || once(worker, 'exit'));
    // Not `worker.kill`, which first cuts the line over which it hears of anything.
    for (const worker of workers) worker.process.kill('SIGTERM');
    const late = sleep(drainSeconds * 1000 + stopMilliseconds, undefined, { ref: false });
    await Promise.race([Promise.all(ended), late]);
    for (const worker of workers) worker.process.kill('SIGKILL');
  };
  const end = () => {
    if (!stopping) void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);

  const part = (): Part & { begun: Promise<void> } => {
    let worker = cluster.fork();
    return {
      begun: once(worker, 'listening').then(() => {}),
      name: `The ${name} worker`,
      ended: async () => {
        const { pid } = worker.process;
        const [code, signal] = worker.isDead()
          ? [worker.process.exitCode, worker.process.signalCode]
          : await once(worker, 'exit');
        return `The ${name} worker ${pid} ended (${signal ?? code}).`;
      },
      restart: async () => {
        worker = cluster.fork();
        await listening(worker);
      },
    };
  };
  const parts = Array.from({ length: count }, part);
  Promise.all(parts.map(({ begun }) => begun)).then(
    () => tell(`All ${count} ${name} workers listen.`),
    () => {},
  );
  const failure = await Promise.race(
    parts.map((one) => keepRunning(one, { isStopping: () => stopping, tell })),
  );
  tell(failure);
  await stop();
  process.exit(1);
};
