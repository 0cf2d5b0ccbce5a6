import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  integer,
  jsonb,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { VisitorInfo } from '../server/kernel/visitor-info/shape';
import { languages } from './schema/language';
import { media } from './schema/media';
import type { Accessibility, OpeningHours } from './schema/visitor';

/**
 * Column sets shared by tables. Property names equal column names and API names (snake_case), so that one word
 * serves database, API and UI and nothing has to be mapped.
 */

/** An instant, stored with time zone, read as a `Date`. */
export const instant = (name?: string) =>
  name ? timestamp(name, { withTimezone: true }) : timestamp({ withTimezone: true });

/** A transaction's number that does not come again. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const timestamps = () => ({
  created_at: instant().notNull().defaultNow(),
  updated_at: instant().notNull().defaultNow(),
});

/** What an editor's write is checked against: `version` grows by one with every write. */
export const versioned = () => ({ version: integer().notNull().default(1) });

/** A record of content: one per thing, for all its languages. `status` 0 = hidden, 1 = live. */
export const recordColumns = () => ({
  id: identity(),
  status: smallint().notNull().default(0),
  sort: integer().notNull().default(0),
  image_id: integer().references(() => media.id, { onDelete: 'restrict' }),
  /** What the picture shows, said in languages that have no translation yet; a translation takes its own over. */
  waiting_alts: jsonb().$type<Record<string, string>>().notNull().default({}),
  published_at: instant(),
  hidden_at: instant(),
  deleted_at: instant(),
  ...versioned(),
  ...timestamps(),
});

/** Aggregate of the rows in `rating`, kept by the same transaction that writes one. */
export const ratingColumns = () => ({
  rating_sum: integer().notNull().default(0),
  rating_count: integer().notNull().default(0),
});

/**
 * What a visitor has to know before going: the week in which it is open, how long people stay, what it asks of bodies
 * and senses, and the rest in `visitor_info`, with where each part is known from.
 */
export const visitorColumns = () => ({
  opening_hours: jsonb().$type<OpeningHours>(),
  duration_minutes: integer(),
  accessibility: jsonb().$type<Accessibility>(),
  visitor_info: jsonb().$type<VisitorInfo>().notNull().default({}),
  /** A grave, a prison, a battlefield: nobody gives it stars, and it has no price level. */
  is_memorial: boolean().notNull().default(false),
});

export const coordinates = () => ({ lat: real(), lon: real() });

/** The texts of a record in one language. The primary key (record_id, lang_id) is added by each table. */
export const translationColumns = (record: () => AnyPgColumn) => ({
  record_id: integer().notNull().references(record, { onDelete: 'cascade' }),
  lang_id: text()
    .notNull()
    .references(() => languages.code),
  slug: text().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  content: text().notNull().default(''),
  image_alt: text().notNull().default(''),
  is_published: boolean().notNull().default(true),
  folded_title: text().notNull().generatedAlwaysAs(sql`fold(title)`),
  folded_text: text().notNull().generatedAlwaysAs(sql`fold(title || ' ' || description)`),
});
