import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { languageOf } from '../../kernel/context';
import type { Language } from '../../language';
import { isPartlyUntold, tagsOf } from '../changes/tags';
import { editionOf } from '../edition';
import { type Begun, readDetail, writeDetail } from './store';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether it shows one record, named by the address alone. */
    isDetail?: boolean;
  }
  interface FastifyInstance {
    /** Resolves when all details that were made until now are stored. */
    detailsStored: () => Promise<void>;
  }
  interface FastifyRequest {
    /** What has to be known to store the detail that is being made. */
    detailBegun: (Begun & { key: string }) | null;
  }
}

const jsonType = 'application/json; charset=utf-8';

/** Longer addresses are answered each time. */
const longestKey = 300;

/** Details that wait to be stored; beyond that the database has more urgent things to do. */
const mostWaiting = 50;

/**
 * The page of a record shows much of others: names, pictures, what goes with it and what comes before and after. It is
 * stored as it was sent, in one row, and sent from there without being put together anew for as long as no table that it was made of
 * has changed: the triggers that tell of changes write them down in the same transaction. What changed is made anew by the
 * handler that would have made it without all this.
 */
export const readyDetailsPlugin = fp(async (app: FastifyInstance) => {
  const waiting = new Set<Promise<unknown>>();
  app.decorateRequest('detailBegun', null);
  app.decorate('detailsStored', async () => {
    await Promise.all(waiting);
  });
  app.addHook('onClose', app.detailsStored);
  // What a replica answers may be older than what the primary calls its snapshot.
  if (app.replicas) return;
  const edition = editionOf(app.env);

  app.addHook('onRoute', ({ config, url, method }) => {
    if (config && [method].flat().includes('GET')) config.isDetail = /\/:(slug|id)$/.test(url);
  });

  /** Null where the answer depends on who asks, or on more than the record. */
  const keyOf = (request: FastifyRequest): string | null => {
    const { isDetail, lasting, access } = request.routeOptions.config;
    if (!isDetail || !lasting || access !== 'public') return null;
    if (request.actor.kind !== 'anonymous' || request.preview !== null) return null;
    const { lang_id, ...more } = request.query as { lang_id?: Language };
    if (Object.keys(more).length > 0) return null;
    const { slug, id } = request.params as { slug?: string | number; id?: number };
    const key = `${edition} ${languageOf(request, lang_id)} ${request.routeOptions.url} ${slug ?? id}`;
    return key.length > longestKey ? null : key;
  };

  app.addHook('preHandler', (request, reply, done) => {
    const key = keyOf(request);
    if (key === null) return done();
    readDetail(app.db, key).then((found) => {
      if (!found.detail) {
        request.detailBegun = { key, ...found.begun };
        return done();
      }
      const { body, etag, tags } = found.detail;
      for (const tag of tags) request.tablesRead?.add(tag);
      reply.headers({ etag, 'content-type': jsonType });
      reply.send(body);
    }, done);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { detailBegun, tablesRead } = request;
    if (!detailBegun || !tablesRead || reply.statusCode !== 200 || typeof payload !== 'string') return done();
    const isForAll =
      String(reply.getHeader('cache-control')).startsWith('public') && !reply.hasHeader('set-cookie');
    const etag = reply.getHeader('etag');
    if (!isForAll || isPartlyUntold(tablesRead) || typeof etag !== 'string' || waiting.size >= mostWaiting)
      return done();
    const { key, ...begun } = detailBegun;
    const stored = writeDetail(app.db, key, begun, { body: payload, etag, tags: tagsOf(tablesRead) })
      .catch((error: Error) => app.log.warn({ err: error }, 'a detail was not stored'))
      .finally(() => waiting.delete(stored));
    waiting.add(stored);
    done();
  });
});
