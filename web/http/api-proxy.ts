import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebEnv } from '../env';
import { omit, placeHeadersOf } from './place-headers';

/** As long as a client waits for an answer of the API. */
const TIMEOUT_MS = 60_000;

function busyAnswer(request: FastifyRequest) {
  const vietnamese = /^v[in]/i.test(request.headers['accept-language'] ?? '');
  return {
    message: vietnamese
      ? 'Hệ thống đang tạm gián đoạn. Bạn vui lòng thử lại sau ít phút.'
      : 'The service is not available right now. Please try again in a few minutes.',
    code: 'unavailable',
    request_id: request.id,
  };
}

/** Passes `/api/*` (prefix removed) and `/media/*` on to the API, so that a browser sees one origin. */
export async function addApiProxy(app: FastifyInstance, env: WebEnv) {
  for (const [prefix, rewritePrefix] of [
    ['/api', ''],
    ['/media', '/media'],
  ] as const) {
    await app.register(httpProxy, {
      upstream: env.apiUrl,
      prefix,
      rewritePrefix,
      undici: { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, connections: 128, pipelining: 1 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...omit(headers, env.placeHeaders),
          ...placeHeadersOf(request, env.placeHeaders),
          'x-request-id': request.id,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
        }),
        onError: (reply) => {
          const { request } = reply as unknown as { request: FastifyRequest };
          reply.status(503).header('retry-after', '30').send(busyAnswer(request));
        },
      },
    });
  }
}
