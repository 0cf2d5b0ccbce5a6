import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, timestamps } from '../columns';
import { orders } from './order';

/**
 * An attempt to pay an order. `provider_ref` is its name at the provider. `raw` is the provider's last answer without
 * signatures, keys or card data.
 */
export const payments = pgTable(
  'payment',
  {
    id: identity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    provider: text().notNull(),
    provider_ref: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull().default('VND'),
    status: text().notNull().default('pending'),
    raw: jsonb().$type<Record<string, unknown>>(),
    succeeded_at: instant(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('payment_provider_ref_key').on(t.provider, t.provider_ref),
    check('payment_amount_check', sql`${t.amount} >= 0`),
    check('payment_currency_check', sql`${t.currency} = 'VND'`),
    check('payment_status_check', sql`${t.status} in ('pending', 'succeeded', 'failed', 'refunded')`),
    check(
      'payment_succeeded_check',
      sql`(${t.status} in ('succeeded', 'refunded')) = (${t.succeeded_at} is not null)`,
    ),
    index('payment_order_index').on(t.order_id, t.id),
    index('payment_status_index').on(t.status, t.created_at, t.id),
  ],
);

/** A message from a provider. The unique key makes a repeated one do nothing. `raw` as in `payment`. */
export const paymentEvents = pgTable(
  'payment_event',
  {
    id: identity(),
    provider: text().notNull(),
    event_id: text().notNull(),
    payment_id: integer().references(() => payments.id, { onDelete: 'restrict' }),
    type: text().notNull(),
    raw: jsonb().$type<Record<string, unknown>>().notNull(),
    received_at: instant().notNull().defaultNow(),
    processed_at: instant(),
  },
  (t) => [
    uniqueIndex('payment_event_key').on(t.provider, t.event_id),
    index('payment_event_payment_index').on(t.payment_id, t.id),
    index('payment_event_open_index').on(t.received_at).where(sql`processed_at is null`),
  ],
);
