import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, timestamps, versioned } from '../columns';
import { tours } from './tour';

/**
 * A date on which a tour leaves. Seats are held while an order waits for its payment and sold when it is paid. The
 * check makes selling more than there are impossible, however many buy at once.
 */
export const tourDepartures = pgTable(
  'tour_departure',
  {
    id: identity(),
    tour_id: integer()
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    price: integer().notNull(),
    seats: integer().notNull(),
    seats_held: integer().notNull().default(0),
    seats_sold: integer().notNull().default(0),
    seats_left: integer().notNull().generatedAlwaysAs(sql`seats - seats_held - seats_sold`),
    is_open: boolean().notNull().default(true),
    ...versioned(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('tour_departure_date_key').on(t.tour_id, t.date),
    check('tour_departure_price_check', sql`${t.price} >= 0`),
    check('tour_departure_held_check', sql`${t.seats_held} >= 0`),
    check('tour_departure_sold_check', sql`${t.seats_sold} >= 0`),
    check('tour_departure_left_check', sql`${t.seats_held} + ${t.seats_sold} <= ${t.seats}`),
    index('tour_departure_next_index').on(t.date, t.tour_id).where(sql`is_open`),
  ],
);
