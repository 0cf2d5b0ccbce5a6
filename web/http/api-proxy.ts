import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import type { ErrorCode } from '../../server/errors';
import { fromAcceptLanguage } from '../../server/language';
import { lingerOver } from '../../server/platform/linger';
import { message } from '../../server/platform/messages';
import type { WebEnv } from '../env';
import type { FindSession } from './known-session';
import { BodyRefusal } from './page-posts/body-refusal';
import { omit, placeHeadersOf } from './place-headers';
import { BodyNotTaken, hasFiles, takeBodies } from './whole-body';

/** As long as a client waits for an answer of the API. */
const TIMEOUT_MS = 60_000;

/**
 * What is passed on, and how many connections to the API it has for itself: none of them can take those of another. What
 * writes may wait at the API for its turn, some hundred at a time, and readers have to get past it; what a bank says of a
 * payment gets past everybody.
 */
const pools = [
  { prefix: '/api', rewritePrefix: '', connections: 128 },
  { prefix: '/api', rewritePrefix: '', connections: 256, kind: 'writes' },
  { prefix: '/api', rewritePrefix: '', connections: 64, kind: 'files' },
  { prefix: '/api/payments', rewritePrefix: '/payments', connections: 64 },
  { prefix: '/media', rewritePrefix: '/media', connections: 128 },
] as const;

const kindConstraint = 'sends';

/** An answer in the API's own form, for what never came there. */
const answerOf = (request: FastifyRequest, code: ErrorCode) => ({
  message: message(fromAcceptLanguage(request.headers['accept-language']) ?? 'en', code),
  code,
  request_id: request.id,
});

const codeOf = {
  400: 'bad_request',
  408: 'too_slow',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'unavailable',
} as const;

/** The answer is there before the whole body. Whoever sends on gets to read it. */
const keepOpen: onSendAsyncHookHandler = async (request, reply) => {
  if (!request.raw.complete && reply.statusCode >= 400) lingerOver(request, reply);
};

/** Passes `/api/*` (prefix removed) and `/media/*` on to the API, so that a browser sees one origin. */
export async function addApiProxy(app: FastifyInstance, env: WebEnv, sessionOf: FindSession) {
  app.addConstraintStrategy({
    name: kindConstraint,
    storage: () => {
      const byKind = new Map<string, unknown>();
      return {
        get: (kind) => (byKind.get(String(kind)) as never) ?? null,
        set: (kind, handler) => void byKind.set(String(kind), handler),
      };
    },
    deriveConstraint: ({ method, headers }) => {
      if (method === 'GET' || method === 'HEAD') return 'nothing';
      return hasFiles(headers['content-type']) ? 'files' : 'writes';
    },
    validate: () => true,
  });
  const takeBody = takeBodies(sessionOf);

  for (const { prefix, rewritePrefix, connections, ...sends } of pools) {
    await app.register(async (scope) => {
      scope.addHook('preParsing', takeBody);
      scope.addHook('onSend', keepOpen);
      scope.setErrorHandler((error: FastifyError | BodyNotTaken, request, reply) => {
        if (error instanceof BodyNotTaken) {
          if (error.statusCode === 429 || error.statusCode === 503) reply.header('retry-after', '30');
          return reply.status(error.statusCode).send(answerOf(request, codeOf[error.statusCode]));
        }
        // The proxy's own words for an address that the API can't have, such as one with two slashes.
        if (error.statusCode !== 400) throw error;
        return reply.status(404).send(answerOf(request, 'route_not_found'));
      });
      await scope.register(httpProxy, {
        upstream: env.apiUrl,
        prefix,
        rewritePrefix,
        ...('kind' in sends ? { constraints: { [kindConstraint]: sends.kind } } : {}),
        undici: { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, connections, pipelining: 1 },
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
            // A form with files that was broken off on its way.
            const cause = request.body instanceof Readable ? request.body.errored : null;
            if (cause instanceof BodyRefusal)
              return void reply.status(cause.statusCode).send(answerOf(request, codeOf[cause.statusCode]));
            reply.status(503).header('retry-after', '30').send(answerOf(request, 'unavailable'));
          },
        },
      });
    });
  }
}
