import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamps, versioned } from '../columns';
import { languages } from './language';

/** Settings of one group (home, logo, profile, …) in one language; the fields of a group are defined in the API. */
export const settings = pgTable(
  'setting',
  {
    group: text().notNull(),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    updated_by: integer(),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [primaryKey({ columns: [t.group, t.lang_id] })],
);
