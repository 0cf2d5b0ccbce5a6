import type { FastifyInstance } from 'fastify';
import type { App } from '../../app-type';
import { moderationRoutes } from './moderation-routes';
import { publicReviewRoutes } from './public-routes';
import { submitRoute } from './submit-route';
import { waitingReviewRoutes } from './waiting-routes';

/** What customers write about where they have been. */
export const reviewModule = async (fastify: FastifyInstance) => {
  const app = fastify as App;
  publicReviewRoutes(app);
  moderationRoutes(app);
  await fastify.register(submitRoute);
  await fastify.register(waitingReviewRoutes);
};
