import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { SharedCounts } from './common-counts';

/** Remix asks for no more in one address than that (its `URL_LIMIT`); longer queries are somebody probing. */
const MAX_QUERY_LENGTH = 7680;
const MAX_PER_MINUTE = 120;

/** Serves Remix's route discovery with a cap on its query and on how often one address may ask. */
export async function addManifestRoute(
  app: FastifyInstance,
  handler: RouteHandlerMethod,
  counts: SharedCounts,
) {
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      ...counts,
      nameSpace: 'manifest-',
      max: MAX_PER_MINUTE,
      timeWindow: '1 minute',
    });
    scope.get('/__manifest', async (request, reply) => {
      const query = request.raw.url?.split('?')[1] ?? '';
      if (query.length > MAX_QUERY_LENGTH) return reply.status(414).send();
      return handler.call(app, request, reply);
    });
  });
}
