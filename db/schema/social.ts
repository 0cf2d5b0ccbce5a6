import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { identity, timestamps, versioned } from '../columns';

/** An account of the organisation on a social network; `icon` is the name of a drawn icon. */
export const socialLinks = pgTable(
  'social_link',
  {
    id: identity(),
    title: text().notNull(),
    link: text().notNull(),
    icon: text().notNull().default(''),
    status: smallint().notNull().default(1),
    sort: integer().notNull().default(0),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    check('social_link_status_check', sql`${t.status} in (0, 1)`),
    check('social_link_link_check', sql`${t.link} ~ '^https://'`),
    index('social_link_sort_index').on(t.sort, t.id),
  ],
);
