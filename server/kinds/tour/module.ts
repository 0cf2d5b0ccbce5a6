import type { FastifyInstance } from 'fastify';
import type { App } from '../../app-type';
import { departureRoutes } from './departure-routes';
import { tourListRoutes } from './list-routes';
import { oneTourRoutes } from './routes';
import { takeTourIds } from './sort-route';

/** Tours with their days and departures: reads for visitors, and the writes of editors. */
export const tourRoutes = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  app.addHook('onRoute', takeTourIds(app));
  tourListRoutes(app);
  oneTourRoutes(app);
  departureRoutes(app);
};
