import type { FastifyInstance } from 'fastify';
import { healthRoutes } from './health/routes';

/** Everything that adds routes, in the order in which the API reference shows it. */
export const modules: ReadonlyArray<(app: FastifyInstance) => Promise<void>> = [healthRoutes];
