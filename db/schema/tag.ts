import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { languages } from './language';

/** A tag in one language; `slug` is its folded name. */
export const tags = pgTable(
  'tag',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    name: text().notNull(),
    slug: text().notNull(),
  },
  (t) => [uniqueIndex('tag_slug_key').on(t.lang_id, t.slug)],
);

/** Which record carries which tag. `entity` is the name in the registry. */
export const taggings = pgTable(
  'tagging',
  {
    entity: text().notNull(),
    record_id: integer().notNull(),
    tag_id: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.entity, t.record_id, t.tag_id] }),
    index('tagging_tag_index').on(t.tag_id, t.entity, t.record_id),
  ],
);
