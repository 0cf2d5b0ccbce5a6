import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, instant } from '../columns';
import { admins } from './admin';
import { orderLines } from './order-line';

/** A ticket of a paid order; `code` is in its QR code. It is checked in once, and void after a refund. */
export const tickets = pgTable(
  'ticket',
  {
    id: identity(),
    code: text().notNull().unique(),
    order_line_id: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'restrict' }),
    holder: text().notNull(),
    checked_in_at: instant(),
    checked_in_by: integer().references(() => admins.id, { onDelete: 'set null' }),
    voided_at: instant(),
    created_at: instant().notNull().defaultNow(),
  },
  (t) => [
    check('ticket_code_check', sql`${t.code} ~ '^[A-Z0-9-]{8,40}$'`),
    check('ticket_checked_in_check', sql`${t.checked_in_by} is null or ${t.checked_in_at} is not null`),
    index('ticket_order_line_index').on(t.order_line_id, t.id),
    index('ticket_checked_in_by_index').on(t.checked_in_by),
  ],
);
