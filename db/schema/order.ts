import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, timestamps, versioned } from '../columns';
import { customers } from './customer';
import { languages } from './language';

/**
 * An order (`order` is a reserved word of SQL). Seats and rooms are held until `hold_expires_at`. A trigger allows only
 * pending → paid, expired, cancelled; paid → cancelled, refunded; and, for money that comes too late, expired → paid, refunded and
 * cancelled → refunded. `actor` says who sent the idempotency key (an account or a guest's browser) and `request_hash`
 * with what body; `placed_from` is a digest of the network that it came from. A guest opens the order with an access code, of which only the hash is stored.
 * `cancelled_at`: its buyer cancelled it after it was paid. `terms_version` of the order's language was agreed to.
 */
export const orders = pgTable(
  'customer_order',
  {
    id: identity(),
    code: text().notNull().unique(),
    customer_id: integer().references(() => customers.id, { onDelete: 'restrict' }),
    contact_email: text().notNull(),
    contact_name: text().notNull(),
    contact_phone: text().notNull(),
    note: text().notNull().default(''),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    status: text().notNull().default('pending'),
    total: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull().default('VND'),
    hold_expires_at: instant().notNull(),
    paid_at: instant(),
    refunded_at: instant(),
    cancelled_at: instant(),
    terms_version: integer(),
    agreed_at: instant(),
    actor: text().notNull(),
    placed_from: text(),
    idempotency_key: text().notNull(),
    request_hash: text().notNull(),
    access_code_hash: text(),
    folded_text: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold(code || ' ' || contact_name || ' ' || contact_email || ' ' || contact_phone)`,
      ),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('customer_order_idempotency_key').on(t.actor, t.idempotency_key),
    check('customer_order_code_check', sql`${t.code} ~ '^[A-Z0-9-]{6,20}$'`),
    check(
      'customer_order_status_check',
      sql`${t.status} in ('pending', 'paid', 'expired', 'cancelled', 'refunded')`,
    ),
    check('customer_order_total_check', sql`${t.total} >= 0`),
    check('customer_order_currency_check', sql`${t.currency} = 'VND'`),
    check('customer_order_paid_check', sql`${t.status} <> 'paid' or ${t.paid_at} is not null`),
    check('customer_order_refunded_check', sql`(${t.status} = 'refunded') = (${t.refunded_at} is not null)`),
    check('customer_order_agreed_check', sql`(${t.terms_version} is null) = (${t.agreed_at} is null)`),
    check(
      'customer_order_reachable_check',
      sql`${t.customer_id} is not null or ${t.access_code_hash} is not null`,
    ),
    index('customer_order_customer_index').on(t.customer_id, t.id),
    index('customer_order_contact_index').on(sql`lower(${t.contact_email})`),
    index('customer_order_hold_index').on(t.hold_expires_at).where(sql`status = 'pending'`),
    index('customer_order_status_index').on(t.status, t.created_at, t.id),
    index('customer_order_created_index').on(t.created_at, t.id),
    index('customer_order_text_trigram').using('gin', sql`${t.folded_text} gin_trgm_ops`),
  ],
);
