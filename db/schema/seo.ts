import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, timestamps, versioned } from '../columns';
import { languages } from './language';
import { media } from './media';

/** What search engines are told about one page in one language. `url` is the site path, such as `/en/city/ha-noi`. */
export const seoRecords = pgTable(
  'seo_record',
  {
    id: identity(),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    url: text(),
    entity_type: smallint(),
    entity_id: integer(),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    keywords: text().notNull().default(''),
    image_id: integer().references(() => media.id, { onDelete: 'set null' }),
    robots_index: smallint().notNull().default(1),
    robots_follow: smallint().notNull().default(1),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('seo_record_url_key').on(t.lang_id, t.url),
    index('seo_record_image_index').on(t.image_id),
    uniqueIndex('seo_record_entity_key').on(t.entity_type, t.entity_id, t.lang_id),
    check(
      'seo_record_target_check',
      sql`${t.url} is not null or (${t.entity_type} is not null and ${t.entity_id} is not null)`,
    ),
  ],
);

/** A path that answers with a permanent redirect. */
export const redirects = pgTable('redirect', {
  id: identity(),
  from_path: text().notNull().unique(),
  to_path: text().notNull(),
  hits: integer().notNull().default(0),
  ...versioned(),
  ...timestamps(),
});

/** Slugs that records had before; detail calls answer 301 for them. */
export const slugHistory = pgTable(
  'slug_history',
  {
    entity: text().notNull(),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    slug: text().notNull(),
    record_id: integer().notNull(),
    created_at: timestamps().created_at,
  },
  (t) => [
    primaryKey({ columns: [t.entity, t.lang_id, t.slug] }),
    index('slug_history_record_index').on(t.entity, t.record_id),
  ],
);
