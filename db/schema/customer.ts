import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, timestamps, versioned } from '../columns';
import { languages } from './language';
import { media } from './media';

/**
 * A visitor with an account. Leaving empties the row and sets `deleted_at`, but keeps it: orders and the totals of
 * ratings refer to it. An e-mail address is free again after that.
 */
export const customers = pgTable(
  'customer',
  {
    id: identity(),
    email: text().notNull(),
    full_name: text().notNull(),
    phone: text().notNull().default(''),
    country_code: text(),
    password_hash: text().notNull(),
    avatar_id: integer().references(() => media.id, { onDelete: 'set null' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    activated_at: instant(),
    deleted_at: instant(),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('customer_email_key').on(sql`lower(${t.email})`).where(sql`deleted_at is null`),
    check('customer_email_check', sql`${t.deleted_at} is not null or ${t.email} <> ''`),
    check('customer_country_code_check', sql`${t.country_code} ~ '^[A-Z]{2}$'`),
    index('customer_avatar_index').on(t.avatar_id),
    index('customer_name_trigram').using('gin', sql`fold(${t.full_name}) gin_trgm_ops`),
    index('customer_created_index').on(t.created_at, t.id),
  ],
);

/** A signed-in browser. The token names it; ending it here ends the token. */
export const customerSessions = pgTable(
  'customer_session',
  {
    id: text().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    user_agent: text().notNull().default(''),
    address: text().notNull().default(''),
    created_at: instant().notNull().defaultNow(),
    last_seen_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
  },
  (t) => [
    index('customer_session_customer_index').on(t.customer_id),
    index('customer_session_expires_index').on(t.expires_at),
  ],
);

/** One-use links that activate an account or set a new password; only the hash of the token is stored. */
export const customerTokens = pgTable(
  'customer_token',
  {
    token_hash: text().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    check('customer_token_kind_check', sql`${t.kind} in ('activation', 'reset')`),
    index('customer_token_customer_index').on(t.customer_id, t.kind),
    index('customer_token_expires_index').on(t.expires_at),
  ],
);
