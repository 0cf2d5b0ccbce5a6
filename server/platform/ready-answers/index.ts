import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { languageOf } from '../../kernel/context';
import { previewHeader } from '../../kernel/preview';
import type { Language } from '../../language';
import { formatDate } from '../../time';
import { isPartlyUntold, tagsOf } from '../changes/tags';
import { clearAnswers, readAnswer, writeAnswer } from './store';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Its answers are kept in the database, ready to be sent, for as long as they are right. It must depend on nothing but
     * path, query, language, the day in Vietnam and what the database holds.
     */
    ready?: boolean;
  }
  interface FastifyInstance {
    /** Resolves when all answers that were made until now are kept. */
    answersKept: () => Promise<void>;
  }
  interface FastifyRequest {
    /** What has to be known to keep the answer that is being made. */
    beingMade: { key: string; snapshot: string } | null;
  }
}

const jsonType = 'application/json; charset=utf-8';

const clearingMilliseconds = 10 * 60_000;

/** Longer questions are answered each time. */
const longestKey = 400;

/** Answers that wait to be kept; beyond that the database has more urgent things to do. */
const mostWaiting = 50;

/** Questions that were asked once, of which nobody knows yet whether they come again. */
const mostAsked = 5_000;

interface Question {
  query: Record<string, unknown> & { lang_id?: Language; keyword?: string };
  params: Record<string, unknown>;
}

/** Whether it asks for something else than all there is of its kind, or one record. */
const isNarrowed = ({ url }: FastifyRequest): boolean => /[?&](?!lang_id=|view=)/.test(url);

/**
 * Reads are sent as they lie in the database, one row found by its key. Whatever they were made of may change at any time:
 * the triggers that tell of changes write them down in the same transaction, and an answer that hasn't seen one of them is
 * made anew, by the very handler that would have made it without all this.
 */
export const readyAnswersPlugin = fp(async (app: FastifyInstance) => {
  // Another version, other settings or a database from a backup would make something else of the same question.
  // Workers of one start are told theirs by who leads them.
  const edition = process.env.ANSWERS_EDITION ?? randomUUID().slice(0, 8);
  const asked = new LRUCache<string, true>({ max: mostAsked });
  const waiting = new Set<Promise<unknown>>();
  app.decorateRequest('beingMade', null);

  /** Null where the answer depends on who asks, or nobody will ask the same again. */
  const keyOf = (request: FastifyRequest): string | null => {
    if (request.actor.kind !== 'anonymous' || request.headers[previewHeader] !== undefined) return null;
    const question = { query: request.query, params: request.params } as Question;
    if (question.query.keyword) return null;
    const language = languageOf(request, question.query.lang_id);
    const key = JSON.stringify([
      edition,
      formatDate(new Date()),
      language,
      request.routeOptions.url,
      question.params,
      question.query,
    ]);
    if (key.length > longestKey) return null;
    if (!isNarrowed(request) || asked.has(key)) return key;
    asked.set(key, true);
    return null;
  };

  app.addHook('preHandler', (request, reply, done) => {
    if (!request.routeOptions.config.ready) return done();
    const key = keyOf(request);
    if (key === null) return done();
    readAnswer(app.db, key).then(({ answer, snapshot }) => {
      if (answer === null) {
        request.beingMade = { key, snapshot };
        return done();
      }
      const { etag, tags, body } = answer;
      reply.headers({ etag, 'cache-tag': tags.join(','), 'content-type': jsonType });
      reply.send(body);
    }, done);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { beingMade, tablesRead } = request;
    if (!beingMade || !tablesRead || reply.statusCode !== 200 || typeof payload !== 'string') return done();
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || isPartlyUntold(tablesRead) || waiting.size >= mostWaiting) return done();
    const etag = `W/"${createHash('sha1').update(payload).digest('base64')}"`;
    reply.header('etag', etag);
    const answer = { body: payload, etag, tags: tagsOf(tablesRead) };
    const kept = writeAnswer(app.db, { ...beingMade, answer })
      .catch((error: Error) => app.log.warn({ err: error }, 'an answer was not kept'))
      .finally(() => waiting.delete(kept));
    waiting.add(kept);
    done();
  });
  app.decorate('answersKept', async () => {
    await Promise.all(waiting);
  });
  app.addHook('onClose', app.answersKept);

  let timer: NodeJS.Timeout | undefined;
  let before: string | null = null;
  let clearing: Promise<unknown> = Promise.resolve();
  const clear = () => {
    clearing = clearAnswers(app.db, before).then(
      (now) => {
        before = now;
      },
      (error: Error) => app.log.warn({ err: error }, 'old answers were not cleared'),
    );
  };
  app.addHook('onListen', async () => {
    clear();
    timer = setInterval(clear, clearingMilliseconds);
    timer.unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await clearing;
  });
});
