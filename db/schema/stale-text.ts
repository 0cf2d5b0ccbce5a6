import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { languages } from './language';

/**
 * A text whose source has changed since it was translated: one row for each field of a record in one language, as long
 * as that lasts. `source` is the text in the other language that it was written against; empty where there was none.
 */
export const staleTexts = pgTable(
  'stale_text',
  {
    entity: text().notNull(),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    record_id: integer().notNull(),
    field: text().notNull(),
    source: text().notNull(),
  },
  // In this order it answers for one record as well as for all of a kind in a language.
  (t) => [primaryKey({ columns: [t.entity, t.lang_id, t.record_id, t.field] })],
);
