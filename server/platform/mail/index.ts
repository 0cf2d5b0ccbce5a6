import type { FastifyInstance } from 'fastify';
import { devMailRoutes } from './dev-mail';
import { mailWorker } from './worker';

/** Sends what is in the outbox, and shows letters that a demonstration keeps. */
export const mail = async (app: FastifyInstance) => {
  await app.register(mailWorker);
  await app.register(devMailRoutes);
};
