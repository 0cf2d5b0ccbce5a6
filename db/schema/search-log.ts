import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../columns';
import { languages } from './language';

/** What was searched for and how much was found, never by whom. `query` is folded, so that spellings count as one. */
export const searchLogs = pgTable(
  'search_log',
  {
    id: identity(),
    query: text().notNull(),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    results_count: integer().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    check('search_log_query_check', sql`char_length(${t.query}) between 1 and 200`),
    check('search_log_results_check', sql`${t.results_count} >= 0`),
    index('search_log_query_index').on(t.lang_id, t.query, t.created_at),
    index('search_log_created_index').on(t.created_at),
    index('search_log_empty_index').on(t.lang_id, t.created_at).where(sql`results_count = 0`),
  ],
);
