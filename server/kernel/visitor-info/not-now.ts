import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { solarToLunar } from '../../calendar/lunar/index';
import { formatDate } from '../../time';
import { decoded } from '../statement';
import { type Doors, nextOpenDay, openOn } from './open-on';

/** Why a record is not there for longer than its week says. */
const notNowBecause = ['season', 'dates', 'lunar'] as const;
type NotNowBecause = (typeof notNowBecause)[number];

const isLonger = (because: string): because is NotNowBecause =>
  (notNowBecause as readonly string[]).includes(because);

/** What rows and pages say of a record that is out of season or closed for a span of days. */
export const notNowField = z
  .object({
    because: z.enum(notNowBecause).meta({ description: 'Out of season, closed on dates, or by the moon' }),
    opens: z.string().nullable().meta({ description: 'The next day on which it is there; null: not known' }),
    is_tet: z.boolean().meta({ description: 'Closed for Tết' }),
  })
  .nullable()
  .meta({
    id: 'NotNow',
    description: 'Out of season or closed for a span of days as of today; null where it is there, or unknown',
  });

export type NotNow = z.output<typeof notNowField>;

/** Tết is the turn of the lunar year: its last month and the first half of the first. */
const isAroundTet = (date: string): boolean => {
  const { month, day } = solarToLunar(date);
  return month === 12 || (month === 1 && day <= 15);
};

/** Whether a record is not there now, why, and from when on it is again. @param today `yyyy-MM-dd` */
export const notNow = (doors: Doors, today: string): NotNow => {
  const day = openOn(doors, today);
  if (day.state !== 'closed' || !isLonger(day.because)) return null;
  const { because } = day;
  return {
    because,
    opens: nextOpenDay(doors, today),
    is_tet: because === 'lunar' && isAroundTet(today),
  };
};

/**
 * That as a column of every row. Only what can be away at all (a season, spans of dates or of the lunar year) comes out
 * of the database a second time: lists are long, and most records are there all year.
 */
export const notNowOf = (openingHours: PgColumn, info: PgColumn): SQL<NotNow> =>
  decoded(
    sql`case when jsonb_array_length(coalesce(${info} #> '{season,months}', '[]')) not in (0, 12)
        or ${info} #> '{closures,dates}' is not null or ${info} #> '{closures,lunar}' is not null
      then jsonb_build_object('opening_hours', ${openingHours}, 'visitor_info', jsonb_strip_nulls(jsonb_build_object(
        'season', ${info} -> 'season', 'closures', ${info} -> 'closures',
        'hours', ${info} -> 'hours', 'occurs', ${info} -> 'occurs'))) end`,
    (doors) => notNow(doors as Doors, formatDate(new Date())),
  );
