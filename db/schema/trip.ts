import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { identity, instant, timestamps, versioned } from '../columns';
import { customers } from './customer';
import { languages } from './language';

/**
 * A saved travel plan. `plan` is checked by the planner's schema. Whoever holds the share link may read it until
 * `revoked_at`; only the hash of the link's token is stored. A plan of nobody is reached by its link alone: who knows what
 * `secret_hash` was made of may take it back, and it goes when nobody has read it for long. `client_id` is the name that
 * the browser gave a trip, so that sending it again makes no second one.
 */
export const trips = pgTable(
  'trip',
  {
    id: identity(),
    customer_id: integer().references(() => customers.id, { onDelete: 'cascade' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    title: text().notNull(),
    plan: jsonb().$type<Record<string, unknown>>().notNull(),
    share_token_hash: text(),
    revoked_at: instant(),
    secret_hash: text(),
    read_at: instant(),
    client_id: uuid(),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('trip_share_token_key').on(t.share_token_hash),
    check('trip_reachable_check', sql`${t.customer_id} is not null or ${t.share_token_hash} is not null`),
    index('trip_customer_index').on(t.customer_id, t.updated_at, t.id),
    uniqueIndex('trip_client_key').on(t.customer_id, t.client_id),
    index('trip_unowned_index').on(sql`coalesce(read_at, created_at)`).where(sql`customer_id is null`),
  ],
);
