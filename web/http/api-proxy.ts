import { PassThrough } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type {
  FastifyError,
  FastifyInstance,
  FastifyRequest,
  onSendAsyncHookHandler,
  preParsingAsyncHookHandler,
} from 'fastify';
import { fromAcceptLanguage } from '../../server/language';
import { lingerOver } from '../../server/platform/linger';
import { message } from '../../server/platform/messages';
import type { WebEnv } from '../env';
import { omit, placeHeadersOf } from './place-headers';

/** As long as a client waits for an answer of the API. */
const TIMEOUT_MS = 60_000;

/** An answer in the API's own form, for what never came there. */
const answerOf = (request: FastifyRequest, code: 'unavailable' | 'route_not_found') => ({
  message: message(fromAcceptLanguage(request.headers['accept-language']) ?? 'en', code),
  code,
  request_id: request.id,
});

/** The client of the API ends a body that nobody reads any more: not the visitor's connection along with it. */
const asStream: preParsingAsyncHookHandler = async (request, _reply, payload) => {
  if (request.raw.complete) return payload;
  const body = new PassThrough();
  payload.once('error', (error) => body.destroy(error));
  payload.once('close', () => payload.readableEnded || body.destroy());
  // Whoever reads it hears of its end; if nobody does, it is nobody's fault.
  body.on('error', () => {});
  return payload.pipe(body);
};

/** The API has answered before it had the whole body. Whoever sends on gets to read that. */
const keepOpen: onSendAsyncHookHandler = async (request, reply) => {
  if (!request.raw.complete && reply.statusCode >= 400) lingerOver(request, reply);
};

/** Passes `/api/*` (prefix removed) and `/media/*` on to the API, so that a browser sees one origin. */
export async function addApiProxy(app: FastifyInstance, env: WebEnv) {
  for (const [prefix, rewritePrefix] of [
    ['/api', ''],
    ['/media', '/media'],
  ] as const) {
    await app.register(async (scope) => {
      scope.addHook('preParsing', asStream);
      scope.addHook('onSend', keepOpen);
      // The proxy's own words for an address that the API can't have, such as one with two slashes.
      scope.setErrorHandler((error: FastifyError, request, reply) => {
        if (error.statusCode !== 400) throw error;
        return reply.status(404).send(answerOf(request, 'route_not_found'));
      });
      await scope.register(httpProxy, {
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
            reply.status(503).header('retry-after', '30').send(answerOf(request, 'unavailable'));
          },
        },
      });
    });
  }
}
