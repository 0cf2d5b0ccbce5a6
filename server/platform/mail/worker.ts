import type { FastifyInstance } from 'fastify';
import { runEvery } from '../jobs/every';
import { deliverDue } from './deliver';
import { mailTransport } from './transport';

/**
 * Sends what is in the outbox. Looking every two seconds costs one read of a tiny index, and needs no connection of its
 * own as LISTEN would.
 */
export const mailWorker = async (app: FastifyInstance) => {
  const { db, env } = app;
  const transport = mailTransport(env);
  const server = { isAway: false };
  runEvery(app, {
    name: 'send-letters',
    seconds: 2,
    run: () =>
      deliverDue({
        db,
        transport,
        server,
        from: env.MAIL_FROM,
        onFailure: (failure) => app.log.warn(failure, 'a letter was not sent'),
      }),
  });
};
