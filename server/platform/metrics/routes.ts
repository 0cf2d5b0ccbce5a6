import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { ApiError } from '../../errors';
import { measurePartners } from '../partners/metrics';
import { bearerToken, isSameSecret } from '../same-secret';
import { measureDatabase } from './database';
import { metricsReader } from './workers';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where modules count; there is none without `METRICS_TOKEN`. */
    metrics?: Registry;
  }
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * `/metrics` for Prometheus, behind a bearer token of its own. Without `METRICS_TOKEN` there is no such address and
 * nothing is measured. Routes are named by their pattern, so that the number of series stays bounded. A plugin without
 * encapsulation, so that its hook sees the routes of all modules.
 */
export const metricsRoutes = fp(async (app: FastifyInstance) => {
  const expected = app.env.METRICS_TOKEN;
  if (!expected) return;

  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  measurePartners(app, registry);
  measureDatabase(app, registry);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const read = metricsReader(registry);
  app.addHook('onClose', async () => registry.clear());
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  app.get(
    '/metrics',
    { config: { access: 'public', lane: 'open' }, schema: { hide: true } },
    async (request, reply) => {
      if (!isSameSecret(bearerToken(request.headers.authorization), expected))
        throw new ApiError('unauthenticated');
      reply.header('cache-control', 'no-store').type(registry.contentType);
      return reply.send(await read());
    },
  );
});
