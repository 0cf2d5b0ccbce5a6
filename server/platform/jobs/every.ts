import type { FastifyInstance } from 'fastify';
import { asLongRunning } from '../../../db/long-running';

interface Job {
  /** What the log calls it when it fails. */
  name: string;
  seconds: number;
  run: () => Promise<unknown>;
}

/**
 * Runs a piece of work again and again as long as the API listens; an app that only answers injected requests runs
 * nothing. The next round begins when the last one has ended, and closing waits for the one that runs. Several
 * processes do the same, so that what a job works on is taken from the database in a way that suits many.
 * Returns what begins the next round at once, or right after the one that runs.
 */
export const runEvery = (app: FastifyInstance, { name, seconds, run }: Job): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let wantedAgain = false;
  let stopped = false;

  const round = async () => {
    try {
      await asLongRunning(run);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      app.log.warn(
        { job: name, reason: cause instanceof Error ? cause.message : String(cause) },
        'a job failed',
      );
    }
  };

  const schedule = (wait: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = round().then(() => {
        running = undefined;
        const next = wantedAgain ? 0 : seconds;
        wantedAgain = false;
        schedule(next);
      });
    }, wait * 1000);
    timer.unref();
  };

  app.addHook('onListen', async () => schedule(seconds));
  app.addHook('preClose', async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  });
  return () => {
    if (running) wantedAgain = true;
    else if (timer) {
      clearTimeout(timer);
      schedule(0);
    }
  };
};
