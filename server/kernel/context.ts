import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../db/client';
import { fromAcceptLanguage, type Language } from '../language';
import type { ReadContext, WriteContext } from './entity';

/** The language of an answer: the one asked for, else the browser's, else `en` for readers and `vi` for editors. */
export const languageOf = (request: FastifyRequest, asked: Language | undefined): Language =>
  asked ??
  fromAcceptLanguage(request.headers['accept-language']) ??
  (request.actor.kind === 'admin' ? 'vi' : 'en');

/** How this request reads content. Only an admin who passed the route's `adminRead` check or its own access sees all. */
export const readContext = (
  app: FastifyInstance,
  request: FastifyRequest,
  asked: Language | undefined,
): ReadContext => ({
  db: app.db,
  actor: request.actor,
  language: languageOf(request, asked),
  includeHidden: request.actor.kind === 'admin',
  preview: request.preview,
});

export const writeContext = (
  tx: Transaction,
  request: FastifyRequest,
  asked: Language | undefined,
): WriteContext => ({
  tx,
  actor: request.actor,
  language: languageOf(request, asked),
  requestId: request.id,
});
