import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { BookingTerms } from '../../server/kernel/booking-terms/shape';
import { ratingColumns, recordColumns, translationColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';
import { ratingCheck } from './checks';
import { cities } from './city';
import { travelStyles } from './travel-style';

/** A tour (itinerary). `price` is VND for one person; a departure may have its own. `is_sample` marks one that nobody runs. */
export const tours = pgTable(
  'tour',
  {
    ...recordColumns(),
    ...ratingColumns(),
    duration_days: smallint().notNull(),
    duration_nights: smallint().notNull(),
    departure_point_id: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    travel_style_id: integer()
      .notNull()
      .references(() => travelStyles.id, { onDelete: 'restrict' }),
    price: integer().notNull(),
    is_sample: boolean().notNull().default(false),
    booking_terms: jsonb().$type<BookingTerms>().notNull().default({}),
  },
  (t) => [
    ...recordExtras('tour', t),
    ratingCheck('tour', t),
    check(
      'tour_duration_check',
      sql`${t.duration_days} between 1 and 60 and ${t.duration_nights} between 0 and ${t.duration_days}`,
    ),
    check('tour_price_check', sql`${t.price} >= 0`),
    index('tour_duration_index').on(t.duration_days, t.sort, t.id.desc().nullsFirst()),
    index('tour_departure_point_index').on(t.departure_point_id, t.sort, t.id.desc().nullsFirst()),
    index('tour_travel_style_index').on(t.travel_style_id, t.sort, t.id.desc().nullsFirst()),
  ],
);

export const tourTranslations = pgTable(
  'tour_translation',
  {
    ...translationColumns(() => tours.id),
    includes: text().array().notNull().default(sql`'{}'`),
    excludes: text().array().notNull().default(sql`'{}'`),
  },
  (t) => translationExtras('tour', t),
);

/** The cities that a tour passes, in order. */
export const tourCities = pgTable(
  'tour_city',
  {
    tour_id: integer()
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    city_id: integer()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tour_id, t.city_id] }),
    index('tour_city_city_index').on(t.city_id, t.tour_id),
  ],
);
