import type { FastifyServerOptions } from 'fastify';
import type { Env } from './env';

/** Paths that may carry a secret in their query: only what stands before `?` is logged. */
const withoutQuery = (url: string) => url.split('?')[0];

/** Structured logs on stdout. Headers, bodies and queries, where secrets live, are never written. */
export const loggerOptions = (env: Env): FastifyServerOptions['logger'] => {
  if (env.LOG_LEVEL === 'silent') return false;
  return {
    level: env.LOG_LEVEL,
    serializers: {
      req: (request: { method: string; url: string; ip: string; id: string }) => ({
        method: request.method,
        path: withoutQuery(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
    redact: [
      'password',
      'token',
      '*.password',
      '*.token',
      'err.parameters',
      'err.query',
      'err.cause.parameters',
    ],
  };
};
