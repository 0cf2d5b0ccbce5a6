import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, transactionId } from '../columns';

/** Has its one row while the API is told of a CDN: only then changes are noted for it. */
export const cdn = pgTable('cdn', { is_set: boolean().primaryKey().default(true) }, (t) => [
  check('cdn_is_set_check', sql`${t.is_set}`),
]);

/**
 * What a CDN has to be told: an outbox, written by the triggers that tell of changes, in the transaction of the change, and
 * taken by a worker.
 */
export const cdnPurges = pgTable(
  'cdn_purge',
  {
    id: identity(),
    tag: text().notNull(),
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    attempts: integer().notNull().default(0),
    /** It was told once, and is told again for what was under way at the time. */
    is_told: boolean().notNull().default(false),
    next_attempt_at: instant().notNull().defaultNow(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('cdn_purge_transaction_key').on(t.transaction, t.tag),
    index('cdn_purge_due_index').on(t.next_attempt_at),
  ],
);
