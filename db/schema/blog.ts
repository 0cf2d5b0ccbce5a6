import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ratingColumns, recordColumns, translationColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';
import { cities } from './city';

export const blogCategories = pgTable('blog_category', { ...recordColumns() }, (t) =>
  recordExtras('blog_category', t),
);

export const blogCategoryTranslations = pgTable(
  'blog_category_translation',
  translationColumns(() => blogCategories.id),
  (t) => translationExtras('blog_category', t),
);

/** A story or article. It is live from `published_at` on, when its status is 1. */
export const blogs = pgTable(
  'blog',
  {
    ...recordColumns(),
    ...ratingColumns(),
    category_id: integer()
      .notNull()
      .references(() => blogCategories.id, { onDelete: 'restrict' }),
    city_id: integer().references(() => cities.id, { onDelete: 'set null' }),
    author: text().notNull().default(''),
  },
  (t) => [
    ...recordExtras('blog', t),
    check('blog_rating_check', sql`${t.rating_count} >= 0 and ${t.rating_sum} >= ${t.rating_count}`),
    index('blog_category_index').on(t.category_id, t.sort, t.id.desc().nullsFirst()),
    index('blog_city_index').on(t.city_id, t.sort, t.id.desc().nullsFirst()),
    index('blog_published_index').on(t.published_at, t.id),
    index('blog_newest_index').on(sql`${t.published_at} desc nulls last`, t.id.desc().nullsFirst()),
    index('blog_category_newest_index').on(
      t.category_id,
      sql`${t.published_at} desc nulls last`,
      t.id.desc().nullsFirst(),
    ),
  ],
);

export const blogTranslations = pgTable(
  'blog_translation',
  {
    ...translationColumns(() => blogs.id),
    word_count: integer()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(array_length(regexp_split_to_array(content, '\\s+'), 1), 0)`),
  },
  (t) => translationExtras('blog', t),
);

/** Related stories that an editor chose, in order. */
export const blogRelated = pgTable(
  'blog_related',
  {
    blog_id: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    related_id: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.blog_id, t.related_id] }),
    index('blog_related_related_index').on(t.related_id),
    check('blog_related_self_check', sql`${t.blog_id} <> ${t.related_id}`),
  ],
);
