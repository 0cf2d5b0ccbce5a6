import type { FastifyInstance } from 'fastify';
import { templateRevisionRoutes } from './revision-routes';
import { templateRoutes } from './routes';
import { templateTryRoutes } from './try-routes';

/** Letters that the product sends, as editors keep them. */
export const emailTemplateModule = async (app: FastifyInstance) => {
  for (const routes of [templateRoutes, templateTryRoutes, templateRevisionRoutes])
    await app.register(routes);
};
