import type { FastifyRequest } from 'fastify';
import { type ZodType, z } from 'zod';
import type { App } from '../../app-type';
import { idParam } from '../../fields';
import { type Language, langId } from '../../language';
import { type MessageKey, message } from '../../platform/messages';
import { languageOf } from '../context';
import type { Item } from './item';
import { findItem } from './list';

export interface ItemRoutes {
  /** Path under which one record and its past states are, such as `/faq`. */
  base: string;
  /** Heading in the API reference. */
  tag: string;
  /** What an editor gets of one record. */
  row: ZodType;
  create: string;
  update: { methods: ReadonlyArray<'POST' | 'PUT'>; url: string };
  status: { method: 'POST' | 'PUT'; url: string };
}

export const params = z.object({ id: idParam });
export const optionalLanguage = z.object({ lang_id: langId.optional() });

export const say = (request: FastifyRequest, key: MessageKey, asked?: Language) =>
  message(languageOf(request, asked), key);

/** The record as editors get it, in the language of what they asked or wrote. */
export const editorItem = (app: App, request: FastifyRequest, item: Item, id: number, asked?: Language) =>
  findItem(item, { db: app.db, language: languageOf(request, asked) }, id);
