import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Languages of the content. `en` and `vi` are always there. */
export const languages = pgTable('language', {
  code: text().primaryKey(),
  name: text().notNull(),
  native_name: text().notNull(),
  is_active: boolean().notNull().default(true),
  is_default: boolean().notNull().default(false),
  sort: integer().notNull().default(0),
  version: integer().notNull().default(1),
});

/** Interface texts that an editor changed; what is missing here comes from the texts bundled with the code. */
export const uiTexts = pgTable(
  'ui_text',
  {
    lang_id: text()
      .notNull()
      .references(() => languages.code, { onDelete: 'cascade' }),
    namespace: text().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.lang_id, t.namespace, t.key] })],
);
