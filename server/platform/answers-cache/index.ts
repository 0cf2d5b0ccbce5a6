import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { fromAcceptLanguage } from '../../language';
import { isPartlyUntold, tagsOf } from '../changes/tags';
import { watchOwn } from './own';
import { type Answer, createAnswerStore, type Encoding } from './store';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Its answers depend on nothing but path, query, language, the day in Vietnam and what the database holds. Those of other
     * calls may go by the clock, and are cached for seconds only.
     */
    lasting?: boolean;
    /** Whether its answers may be cached at all: what the document says is public, and not asked for each time. */
    cacheable?: boolean;
  }
  interface FastifyInstance {
    /** Resolves when all answers that were made until now are cached. */
    answersCached: () => Promise<void>;
    /** Sends what is cached; a hook, so that it can stand before those that cost time. */
    sendCached: (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;
  }
  interface FastifyRequest {
    /** The answer that is being made for all who ask the same. */
    making: Making | null;
  }
}

interface Making {
  key: string;
  /** The count of changes at which it was begun. */
  begun: number;
  /** Whether it belongs to who asked. */
  isOwn: boolean;
  /** Lets go those who wait for it. */
  settle: () => void;
}

const jsonType = 'application/json; charset=utf-8';

/** Behind a pooler that swallows what the database tells, an answer is late by that at most. */
const lastingMilliseconds = 60_000;

/** What goes by the clock alone, such as what is open now, is late by that at most. */
const briefMilliseconds = 15_000;

/** Longer questions are answered each time. */
const longestKey = 500;

/** Whoever waits longer for an answer that another makes asks for one of his own. */
const waitingMilliseconds = 5_000;

const megabyte = 1024 * 1024;

/** Headers by which somebody sees more than others. */
const ownHeaders = ['authorization', 'x-preview'];

const isForAll = ({ method, url, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' &&
  routeOptions.config.cacheable === true &&
  url.length <= longestKey &&
  !ownHeaders.some((name) => headers[name] !== undefined) &&
  !/[?&]admin(=|%|\[)/i.test(url);

const encodingOf = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
};

const keyOf = ({ url, headers }: FastifyRequest): string =>
  `${fromAcceptLanguage(headers['accept-language']) ?? ''} ${url}`;

const etagOf = (body: string) => `W/"${createHash('sha1').update(body).digest('base64')}"`;

/**
 * Public answers are held in this process until a table that they were made from changes, or until a record of these tables
 * appears or disappears by itself. Whoever asks for what is just being made waits for it. Nothing is held that was made for
 * one who asks, nor anything while changes are not heard.
 */
export const answersCachePlugin = fp(async (app: FastifyInstance) => {
  const most = app.env.API_CACHE_MB * megabyte;
  const running = new Map<string, Promise<void>>();
  const storing = new Set<Promise<void>>();
  /** Routes whose last answer was for one alone: nobody waits for these. */
  const unshared = new LRUCache<string, true>({ max: 500, ttl: lastingMilliseconds });
  const log = app.changeLog;
  const { validity } = app;
  const store = createAnswerStore(Math.max(1, most), validity);
  app.decorateRequest('making', null);
  app.decorate('answersCached', async () => {
    await Promise.all(storing);
  });

  app.addHook('onRoute', ({ config, schema, method }) => {
    if (!config || most === 0) return;
    const { access, uncached, asksPartners } = config;
    config.cacheable =
      access === 'public' &&
      !uncached &&
      !asksPartners &&
      schema?.hide !== true &&
      [method].flat().includes('GET');
  });

  const send = (request: FastifyRequest, reply: FastifyReply, key: string, answer: Answer) => {
    reply.headers({
      'cache-control': 'public, no-cache',
      vary: 'accept-language, accept-encoding',
      'cache-tag': answer.valid.tags.join(','),
      etag: answer.etag,
    });
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
    const { encoding, body } = store.bodyOf(key, answer, encodingOf(request.headers['accept-encoding']));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.header('content-type', jsonType).send(body);
  };

  const begin = (request: FastifyRequest, key: string) => {
    let settle = () => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    running.set(key, settled);
    const end = () => {
      if (running.get(key) === settled) running.delete(key);
      settle();
    };
    // Nobody waits for one that never comes.
    const timer = setTimeout(end, waitingMilliseconds);
    timer.unref();
    request.making = {
      key,
      begun: validity.begin(),
      isOwn: false,
      settle: () => {
        clearTimeout(timer);
        end();
      },
    };
  };

  const find = async (request: FastifyRequest, key: string): Promise<Answer | undefined> => {
    if (!log.isCurrent()) await log.catchUp();
    const asked = running.get(key);
    if (asked) {
      await asked;
      if (!log.isCurrent()) await log.catchUp();
    }
    const answer = store.get(key);
    // Who has a cookie takes what others were given, and nothing is held that was made for one.
    if (!answer && request.headers.cookie === undefined && !running.has(key)) begin(request, key);
    return answer;
  };

  app.decorate('sendCached', (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (!isForAll(request) || unshared.has(request.routeOptions.url ?? '') || !log.isListening())
      return done();
    const key = keyOf(request);
    const held = log.isCurrent() ? store.get(key) : undefined;
    if (held) return void send(request, reply, key, held);
    find(request, key).then(
      (found) => {
        if (found) send(request, reply, key, found);
        else done();
      },
      () => done(),
    );
  });

  app.addHook('preHandler', (request, _reply, done) => {
    const { making } = request;
    if (making)
      watchOwn(request, () => {
        making.isOwn = true;
      });
    done();
  });

  const keep = async ({ key, begun }: Making, body: string, tags: string[], longest: number) => {
    const valid = await validity.of(tags, begun, longest);
    store.put(key, { bodies: { identity: Buffer.from(body) }, etag: etagOf(body), valid });
  };

  /** Why it is for all is known once it is there: it was read from tables of which everything is told, and from nobody's headers. */
  const isShared = (request: FastifyRequest, reply: FastifyReply, tables: ReadonlySet<string>): boolean =>
    request.actor.kind === 'anonymous' &&
    !isPartlyUntold(tables) &&
    String(reply.getHeader('content-type')).startsWith('application/json') &&
    !['cache-control', 'set-cookie', 'surrogate-control'].some((name) => reply.hasHeader(name));

  app.addHook('onSend', (request, reply, payload, done) => {
    const { making, tablesRead } = request;
    if (!making) return done();
    request.making = null;
    const { lasting, url = '' } = { ...request.routeOptions.config, url: request.routeOptions.url };
    const isAnswer = reply.statusCode === 200 && typeof payload === 'string' && tablesRead !== null;
    const tags = tablesRead ? tagsOf(tablesRead) : [];
    if (isAnswer && !making.isOwn && tags.length > 0 && isShared(request, reply, tablesRead)) {
      const stored = keep(making, payload, tags, lasting ? lastingMilliseconds : briefMilliseconds)
        .catch((error: Error) => app.log.warn({ err: error }, 'an answer was not cached'))
        .finally(() => {
          storing.delete(stored);
          making.settle();
        });
      storing.add(stored);
    } else {
      if (reply.statusCode === 200) unshared.set(url, true);
      making.settle();
    }
    done();
  });
  // One that is sent past these hooks, or to nobody.
  app.addHook('onResponse', (request, _reply, done) => {
    request.making?.settle();
    done();
  });
});
