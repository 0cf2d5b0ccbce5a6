import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../columns';
import { orders } from './order';
import { payments } from './payment';

/**
 * Money on its way back after a buyer has cancelled: a part of a payment, or all of it. `requested` waits to be sent to
 * the provider and is sent once at most; `refused` has to be settled by staff. `raw` is the provider's last answer.
 */
export const refunds = pgTable(
  'refund',
  {
    id: identity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    payment_id: integer()
      .notNull()
      .unique()
      .references(() => payments.id, { onDelete: 'restrict' }),
    amount: bigint({ mode: 'number' }).notNull(),
    status: text().notNull().default('requested'),
    raw: jsonb().$type<Record<string, unknown>>(),
    requested_at: instant().notNull().defaultNow(),
    sent_at: instant(),
    done_at: instant(),
    updated_at: instant().notNull().defaultNow(),
  },
  (t) => [
    check('refund_amount_check', sql`${t.amount} > 0`),
    check('refund_status_check', sql`${t.status} in ('requested', 'in_progress', 'done', 'refused')`),
    check('refund_done_check', sql`(${t.status} = 'done') = (${t.done_at} is not null)`),
    index('refund_order_index').on(t.order_id),
    index('refund_open_index').on(t.updated_at).where(sql`status in ('requested', 'in_progress')`),
  ],
);
