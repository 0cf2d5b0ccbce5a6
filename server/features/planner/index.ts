import type { FastifyInstance } from 'fastify';
import { chatRoute } from './chat-route';
import { plannerRoutes } from './routes';

/** Everything about travel plans. */
export const plannerModule = async (app: FastifyInstance): Promise<void> => {
  await plannerRoutes(app);
  await chatRoute(app);
};
