import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns';
import { languages } from './language';
import { resources } from './resource';

/**
 * A review that somebody wrote at a place without signing in. It is nobody's and counts nowhere until the link that went to
 * `email` is pressed; then it becomes a review of the account of that e-mail, and this row goes. `visitor_key`: the browser
 * that wrote it, as check-ins name it, if it has checked in.
 */
export const waitingReviews = pgTable(
  'waiting_review',
  {
    token_hash: text().primaryKey(),
    resource_id: integer()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    full_name: text().notNull(),
    visitor_key: text(),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    score: smallint().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    expires_at: instant().notNull(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    check('waiting_review_score_check', sql`${t.score} between 1 and 5`),
    index('waiting_review_expires_index').on(t.expires_at),
    index('waiting_review_resource_index').on(t.resource_id),
  ],
);
