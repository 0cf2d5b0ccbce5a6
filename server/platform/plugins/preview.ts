import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createPreviewTokens, type Previewed, previewHeader } from '../../kernel/preview';

declare module 'fastify' {
  interface FastifyRequest {
    /** The record that this request may read although visitors don't see it yet. */
    preview: Previewed | null;
  }
}

/** Reads the token of a preview link. What is answered to one belongs to who has the link and is stored nowhere. */
export const previewPlugin = fp(async (app: FastifyInstance) => {
  const tokens = createPreviewTokens(app.env.SESSION_SECRET);
  app.decorateRequest('preview', null);
  app.addHook('onRequest', (request, reply, done) => {
    const token = request.headers[previewHeader];
    if (typeof token !== 'string') return done();
    reply.header('cache-control', 'private, no-store');
    request.preview = tokens.read(token);
    done();
  });
});
