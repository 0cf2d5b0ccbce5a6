import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../server/language';
import type { Shelf } from '../../server/shelf';
import { recordColumns, translationColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';

/**
 * A way into the site for somebody: families, people who eat no meat, travellers by train. `rule` says which records it
 * shows, shelf by shelf. `written_for` is the language whose readers it was written for: there it comes first, elsewhere
 * last.
 */
export const collections = pgTable(
  'collection',
  {
    ...recordColumns(),
    rule: jsonb().$type<Shelf[]>().notNull().default([]),
    written_for: text().$type<Language>(),
  },
  (t) => [
    ...recordExtras('collection', t),
    check('collection_rule_check', sql`jsonb_typeof(${t.rule}) = 'array'`),
    check('collection_written_for_check', sql`${t.written_for} in ('en', 'vi')`),
  ],
);

/** `ask` is what the planner is asked when somebody wants to plan with it; empty for nothing. */
export const collectionTranslations = pgTable(
  'collection_translation',
  { ...translationColumns(() => collections.id), ask: text().notNull().default('') },
  (t) => translationExtras('collection', t),
);
