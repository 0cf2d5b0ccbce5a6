import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { coordinates, recordColumns, translationColumns, visitorColumns } from '../columns';
import { recordExtras, translationExtras } from '../tables';
import { coordinatesCheck, durationCheck } from './checks';
import { cities } from './city';

/**
 * When an event comes back: month and day of its first day, and for how many days it lasts; each year, or only every so
 * many years, counted from one in which it takes place (a lunar one has the number of the solar year in which it began).
 */
export interface EventRule {
  month: number;
  day: number;
  days: number;
  every?: number | undefined;
  from_year?: number | undefined;
}

/** Dates of an event that no day of a calendar tells ahead: those that were said or worked out, each with who says so. */
export interface KnownDates {
  /**
   * The Cham calendar, which is announced; a solar term, such as Thanh Minh, which the sun tells; or the organisers, who
   * say it anew each time.
   */
  calendar: 'cham' | 'solar_term' | 'announced';
  /** Months by the sun in which it usually falls. */
  usual_months: number[];
  dates: { from: string; to: string; source: string }[];
}

/**
 * A festival or other event. `start_date` and `end_date` (both included) are the occurrence that is on or comes next,
 * or the last one. With a `rule` it comes back, by the lunar calendar when `is_lunar`; with `known_dates` it takes place on these. `is_active` is
 * `status` under the name that callers know, so they can't differ.
 */
export const events = pgTable(
  'event',
  {
    ...recordColumns(),
    is_active: smallint().notNull().generatedAlwaysAs(sql`status`),
    type: text().notNull(),
    city_id: integer().references(() => cities.id, { onDelete: 'set null' }),
    start_date: date().notNull(),
    end_date: date().notNull(),
    is_lunar: boolean().notNull().default(false),
    rule: jsonb().$type<EventRule>(),
    known_dates: jsonb().$type<KnownDates>(),
    ...coordinates(),
    ...visitorColumns(),
    /** Whether it costs anything to be there; null when that isn't known. */
    is_free: boolean(),
    /** VND. */
    price_from: integer(),
    ticket_url: text(),
  },
  (t) => [
    ...recordExtras('event', t),
    coordinatesCheck('event', t),
    durationCheck('event', t),
    check(
      'event_type_check',
      sql`${t.type} in ('festival', 'holiday', 'culture', 'music', 'food', 'sport', 'craft', 'market', 'nature')`,
    ),
    check('event_dates_check', sql`${t.end_date} >= ${t.start_date}`),
    check('event_lunar_check', sql`not ${t.is_lunar} or ${t.rule} is not null`),
    check(
      'event_rule_check',
      sql`${t.rule} is null or coalesce((${t.rule} ->> 'month')::int between 1 and 12
        and (${t.rule} ->> 'day')::int between 1 and 31 and (${t.rule} ->> 'days')::int between 1 and 92
        and coalesce((${t.rule} ->> 'every')::int between 2 and 12
          and (${t.rule} ->> 'from_year')::int between 1900 and 2199, not (${t.rule} ?| array['every', 'from_year'])), false)`,
    ),
    check('event_known_dates_check', sql`${t.known_dates} is null or ${t.rule} is null`),
    check(
      'event_price_check',
      sql`${t.price_from} is null or (${t.price_from} > 0 and ${t.is_free} is false)`,
    ),
    check('event_ticket_url_check', sql`${t.ticket_url} like 'https://%'`),
    index('event_start_index').on(t.start_date, t.id),
    index('event_end_index').on(t.end_date, t.id),
    index('event_city_index').on(t.city_id, t.start_date, t.id),
    index('event_type_index').on(t.type, t.start_date, t.id),
  ],
);

export const eventTranslations = pgTable(
  'event_translation',
  {
    ...translationColumns(() => events.id),
    venue: text().notNull().default(''),
    organizer: text().notNull().default(''),
  },
  (t) => translationExtras('event', t),
);

/** The times of an event: its own dates, or those computed ahead from its rule. What the month calendar reads. */
export const eventOccurrences = pgTable(
  'event_occurrence',
  {
    event_id: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    start_date: date().notNull(),
    end_date: date().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.event_id, t.start_date] }),
    check('event_occurrence_dates_check', sql`${t.end_date} >= ${t.start_date}`),
    index('event_occurrence_start_index').on(t.start_date, t.event_id),
    index('event_occurrence_end_index').on(t.end_date, t.event_id),
  ],
);
