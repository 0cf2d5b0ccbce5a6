import type { FastifyInstance } from 'fastify';
import { eventRolling } from './rolling';
import { eventRoutes } from './routes';

/** Events: their calls, and what moves those that come back on to their next dates. */
export const eventModule = async (app: FastifyInstance) => {
  await app.register(eventRoutes);
  await app.register(eventRolling);
};
