import type { FastifyInstance } from 'fastify';
import { runEvery } from '../../../platform/jobs/every';
import { orderAdminRoutes } from './admin-routes';
import { orderRoutes } from './routes';
import { expireOrders } from './transitions';

/** Orders: the calls, and the job that frees the seats of those that were not paid in time. */
export const orderModule = async (app: FastifyInstance) => {
  await app.register(orderAdminRoutes);
  await app.register(orderRoutes);
  runEvery(app, { name: 'expire-orders', seconds: 10, run: () => expireOrders(app.db) });
};
