import type { FastifyInstance } from 'fastify';
import { ownTripRoutes } from './routes';
import { sharedTripRoutes } from './shared-routes';

/** Plans that somebody keeps or shares. */
export const tripModule = async (app: FastifyInstance): Promise<void> => {
  await ownTripRoutes(app);
  await sharedTripRoutes(app);
};
