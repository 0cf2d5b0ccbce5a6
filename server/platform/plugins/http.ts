import { hash } from 'node:crypto';
import fastifyEtag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** What an ETag is made of; in one call, which takes half as long as making a hash, feeding it and reading it. */
const digestOf = (payload: string): string => hash('sha1', payload, 'base64');

const csp = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const docsCsp =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Headers that every answer carries. They are set by hand: what is needed here is a handful of fixed values. Public
 * reads may be stored by caches but must be asked about each time (ETag), everything else must not be cached.
 */
export const httpPlugin = fp(async (app: FastifyInstance) => {
  await app.register(fastifyEtag, { weak: true, hashFn: digestOf });

  // Bodies are JSON (and forms, where a route takes one); Fastify would read plain text as well.
  app.removeContentTypeParser('text/plain');
  // Many clients name the type without sending anything, on calls that take no body.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });

  const usual = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-site',
    ...(app.env.PUBLIC_URL.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };

  // Hooks of every request call back: a promise for each of them costs more than what most of them do.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(usual);
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', request.url.startsWith('/docs') ? docsCsp : csp);
    done();
  });

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.hasHeader('cache-control')) return done();
    const kept =
      request.method === 'GET' && request.routeOptions.config.access === 'public' && reply.statusCode < 400;
    reply.header('cache-control', kept ? 'public, no-cache' : 'no-store');
    if (kept) reply.header('vary', 'accept-language, accept-encoding');
    done();
  });
});
