import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TravelMode } from '../../server/geography/travel-modes';
import { coordinates, identity } from '../columns';
import { coordinatesCheck } from './checks';
import { cities } from './city';
import { languages } from './language';
import { resources } from './resource';
import { tours } from './tour';

/** A day of a tour; `day` counts from 1. Written together with its tour, whose version guards it. */
export const tourDays = pgTable(
  'tour_day',
  {
    id: identity(),
    tour_id: integer()
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    day: smallint().notNull(),
  },
  (t) => [
    uniqueIndex('tour_day_key').on(t.tour_id, t.day),
    check('tour_day_check', sql`${t.day} between 1 and 60`),
  ],
);

export const tourDayTranslations = pgTable(
  'tour_day_translation',
  {
    record_id: integer()
      .notNull()
      .references(() => tourDays.id, { onDelete: 'cascade' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    title: text().notNull(),
    content: text().notNull().default(''),
    meals: text().notNull().default(''),
    stay: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.record_id, t.lang_id] }),
    index('tour_day_translation_pictures_index').on(t.record_id).where(sql`content like '%/media/%'`),
  ],
);

/**
 * A stop of a day, in order. Without coordinates of its own it is where its place or city is; `mode` is how one comes to
 * it from the stop before, where that is not simply how most would.
 */
export const tourStops = pgTable(
  'tour_stop',
  {
    id: identity(),
    tour_day_id: integer()
      .notNull()
      .references(() => tourDays.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
    resource_id: integer().references(() => resources.id, { onDelete: 'set null' }),
    city_id: integer().references(() => cities.id, { onDelete: 'set null' }),
    ...coordinates(),
    mode: text().$type<TravelMode>(),
  },
  (t) => [
    coordinatesCheck('tour_stop', t),
    check(
      'tour_stop_mode_check',
      sql`${t.mode} in ('walk', 'motorbike', 'car', 'bus', 'train', 'boat', 'flight')`,
    ),
    index('tour_stop_day_index').on(t.tour_day_id, t.sort, t.id),
    index('tour_stop_resource_index').on(t.resource_id),
    index('tour_stop_city_index').on(t.city_id),
  ],
);

export const tourStopTranslations = pgTable(
  'tour_stop_translation',
  {
    record_id: integer()
      .notNull()
      .references(() => tourStops.id, { onDelete: 'cascade' }),
    lang_id: text()
      .notNull()
      .references(() => languages.code),
    title: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.record_id, t.lang_id] })],
);
