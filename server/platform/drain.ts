import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process has been asked to end: it still answers, and says that it isn't ready for more. */
    drain: { begun: boolean };
  }
}

/** Once the process is to end, each answer tells its client that the connection ends with it. Before the app is ready. */
export const addDrain = (app: FastifyInstance): void => {
  const drain = { begun: false };
  app.decorate('drain', drain);
  app.server.prependListener('request', (_request, answer) => {
    if (drain.begun) answer.setHeader('connection', 'close');
  });
};

/**
 * Ends the process in order when it is asked to: for `drainSeconds` it goes on answering while `/health/ready` says 503, so
 * that balancers send nothing new; then it takes no more connections, and ends when what is under way is answered, at the
 * latest after `patience` milliseconds. The signal may come twice: to the whole group, and from who leads it.
 */
export const endWhenAsked = (
  app: FastifyInstance,
  { drainSeconds, patience }: { drainSeconds: number; patience: number },
): void => {
  const end = async () => {
    if (app.drain.begun) return;
    app.drain.begun = true;
    await sleep(drainSeconds * 1000);
    setTimeout(() => process.exit(1), patience).unref();
    await app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
};
