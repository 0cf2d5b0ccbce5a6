import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { BookingTerms } from '../../server/kernel/booking-terms/shape';
import { identity } from '../columns';
import { orders } from './order';
import { rooms } from './room';
import { tourDepartures } from './tour-departure';

/**
 * What an order is for, as it was when ordered: `kind` tour 1 (a departure) or hotel 2 (a room for `nights` from
 * `date`). `quantity` is what the line takes from stock: seats of a tour, or rooms in each night. `unit_price` is VND
 * for one seat, or one room a night. `is_sample`: nobody runs the tour, or the hotel doesn't exist. `terms`: those
 * that there were when it was ordered; null for older lines.
 */
export const orderLines = pgTable(
  'order_line',
  {
    id: identity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    kind: smallint().notNull(),
    departure_id: integer().references(() => tourDepartures.id, { onDelete: 'restrict' }),
    room_id: integer().references(() => rooms.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    date: date().notNull(),
    nights: smallint(),
    adults: smallint().notNull(),
    children: smallint().notNull().default(0),
    quantity: smallint().notNull(),
    unit_price: bigint({ mode: 'number' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    is_sample: boolean().notNull().default(false),
    terms: jsonb().$type<BookingTerms>(),
  },
  (t) => [
    check(
      'order_line_kind_check',
      sql`(${t.kind} = 1 and ${t.departure_id} is not null and ${t.room_id} is null and ${t.nights} is null)
        or (${t.kind} = 2 and ${t.room_id} is not null and ${t.departure_id} is null and ${t.nights} is not null)`,
    ),
    check('order_line_nights_check', sql`${t.nights} between 1 and 60`),
    check('order_line_people_check', sql`${t.adults} >= 1 and ${t.children} >= 0`),
    check(
      'order_line_quantity_check',
      sql`${t.quantity} >= 1 and (${t.kind} <> 1 or ${t.quantity} = ${t.adults} + ${t.children})`,
    ),
    check(
      'order_line_amount_check',
      sql`${t.unit_price} >= 0 and ${t.amount} = ${t.unit_price} * ${t.quantity} * coalesce(${t.nights}, 1)`,
    ),
    index('order_line_order_index').on(t.order_id, t.sort, t.id),
    index('order_line_departure_index').on(t.departure_id),
    index('order_line_room_index').on(t.room_id, t.date),
  ],
);
