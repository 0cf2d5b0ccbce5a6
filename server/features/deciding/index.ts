import type { FastifyInstance } from 'fastify';
import type { App } from '../../app-type';
import { whenToGoRoutes } from './when-routes';
import { whereToGoRoute } from './where-route';

/** Where to go and when, from what records and the climate say. */
export const decidingRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  whereToGoRoute(app);
  whenToGoRoutes(app);
};
