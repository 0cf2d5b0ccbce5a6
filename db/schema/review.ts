import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, instant, timestamps, versioned } from '../columns';
import { admins } from './admin';
import { customers } from './customer';
import { languages } from './language';
import { media } from './media';

/**
 * A customer's review of a record, one for each, shown once approved. `entity_type` is a module id: city 1, tour 2,
 * experience 6, blog 7, thing to do 10, event 11, resource 20. `verified`: the customer booked it or checked in there.
 * `reply` is the organisation's answer, shown below the review.
 */
export const reviews = pgTable(
  'review',
  {
    id: identity(),
    entity_type: smallint().notNull(),
    entity_id: integer().notNull(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    score: smallint().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    status: text().notNull().default('pending'),
    verified: boolean().notNull().default(false),
    helpful_count: integer().notNull().default(0),
    rejection_reason: text().notNull().default(''),
    moderated_by: integer().references(() => admins.id, { onDelete: 'set null' }),
    moderated_at: instant(),
    reply: text().notNull().default(''),
    replied_by: integer().references(() => admins.id, { onDelete: 'set null' }),
    replied_at: instant(),
    folded_text: text().notNull().generatedAlwaysAs(sql`fold(title || ' ' || content)`),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('review_customer_key').on(t.customer_id, t.entity_type, t.entity_id),
    check('review_entity_type_check', sql`${t.entity_type} in (1, 2, 6, 7, 10, 11, 20)`),
    check('review_score_check', sql`${t.score} between 1 and 5`),
    check('review_status_check', sql`${t.status} in ('pending', 'approved', 'rejected')`),
    check('review_moderated_check', sql`${t.status} = 'pending' or ${t.moderated_at} is not null`),
    check('review_helpful_check', sql`${t.helpful_count} >= 0`),
    index('review_newest_index')
      .on(t.entity_type, t.entity_id, t.created_at, t.id)
      .where(sql`status = 'approved'`),
    index('review_helpful_index')
      .on(t.entity_type, t.entity_id, t.helpful_count, t.id)
      .where(sql`status = 'approved'`),
    index('review_score_index').on(t.entity_type, t.entity_id, t.score, t.id).where(sql`status = 'approved'`),
    index('review_status_index').on(t.status, t.created_at, t.id),
    index('review_text_trigram').using('gin', sql`${t.folded_text} gin_trgm_ops`),
    index('review_moderator_index').on(t.moderated_by),
    index('review_replied_by_index').on(t.replied_by),
  ],
);

export const reviewImages = pgTable(
  'review_image',
  {
    review_id: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    media_id: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
    sort: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.review_id, t.media_id] }),
    index('review_image_media_index').on(t.media_id),
  ],
);

/** A reader found the review helpful. `helpful_count` is the number of these, kept by the transaction that writes one. */
export const reviewVotes = pgTable(
  'review_vote',
  {
    review_id: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    customer_id: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'restrict' }),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.review_id, t.customer_id] }),
    index('review_vote_customer_index').on(t.customer_id),
  ],
);

/** A reader asks a moderator to look at a review. */
export const reviewReports = pgTable(
  'review_report',
  {
    review_id: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    customer_id: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    note: text().notNull().default(''),
    resolved_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.review_id, t.customer_id] }),
    check(
      'review_report_reason_check',
      sql`${t.reason} in ('spam', 'offensive', 'false', 'private', 'other')`,
    ),
    index('review_report_customer_index').on(t.customer_id),
    index('review_report_open_index').on(t.created_at, t.review_id).where(sql`resolved_at is null`),
  ],
);
