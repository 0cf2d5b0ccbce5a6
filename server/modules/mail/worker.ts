import type { FastifyInstance } from 'fastify';
import { deliverDue } from './deliver';
import { mailTransport } from './transport';

const pollMilliseconds = 2000;

/**
 * Sends what is in the outbox as long as the API listens; an app that only answers injected requests sends nothing.
 * Looking every two seconds costs one read of a tiny index, and needs no connection of its own as LISTEN would.
 */
export const mailWorker = async (app: FastifyInstance) => {
  const { db, env } = app;
  const transport = mailTransport(env);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const round = async () => {
    try {
      await deliverDue({
        db,
        transport,
        from: env.MAIL_FROM,
        onFailure: (failure) => app.log.warn(failure, 'a letter was not sent'),
      });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      app.log.warn(
        { reason: cause instanceof Error ? cause.message : String(cause) },
        'the outbox could not be read',
      );
    }
  };

  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = round().then(schedule);
    }, pollMilliseconds);
    timer.unref();
  };

  app.addHook('onListen', async () => schedule());
  app.addHook('preClose', async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  });
};
