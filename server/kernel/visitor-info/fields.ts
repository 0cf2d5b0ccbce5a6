import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { visitorInfoGiven } from './given';
import { notNowField, notNowOf } from './not-now';
import { closedBecause } from './open-on';
import { accessibility, openingHours } from './opening-hours';
import { visitorInfo } from './shape';

/** What the kinds that are visited, eaten at, done, stayed in or attended have in common for who goes there. */

interface VisitorTable<
  Hours extends PgColumn,
  Duration extends PgColumn,
  Access extends PgColumn,
  Info extends PgColumn,
  Memorial extends PgColumn,
> {
  opening_hours: Hours;
  duration_minutes: Duration;
  accessibility: Access;
  visitor_info: Info;
  is_memorial: Memorial;
}

/** Those columns of a record, and what follows from them today. */
export const visitorReading = <
  Hours extends PgColumn,
  Duration extends PgColumn,
  Access extends PgColumn,
  Info extends PgColumn,
  Memorial extends PgColumn,
>({
  opening_hours,
  duration_minutes,
  accessibility: access,
  visitor_info,
  is_memorial,
}: VisitorTable<Hours, Duration, Access, Info, Memorial>) => ({
  opening_hours,
  duration_minutes,
  accessibility: access,
  visitor_info,
  is_memorial,
  not_now: notNowOf(opening_hours, visitor_info),
});

const memorial = z.boolean().meta({
  description: 'People are mourned here: it is not given stars, and has no price level',
});

/** What editors write; `visitor_info` is written as a whole. */
export const visitorInput = {
  opening_hours: openingHours.nullable(),
  duration_minutes: z
    .int()
    .min(1)
    .max(100_000)
    .nullable()
    .meta({ description: 'How long people usually stay' }),
  accessibility: accessibility.nullable(),
  visitor_info: visitorInfoGiven,
  is_memorial: memorial,
};

/** What a row has of it. */
export const visitorRow = {
  opening_hours: openingHours.nullable(),
  duration_minutes: z.number().int().nullable().meta({ description: 'How long people usually stay' }),
  accessibility: accessibility.nullable(),
  visitor_info: visitorInfo,
  is_memorial: memorial,
  not_now: notNowField,
};

/** What only the page of a record says of the coming days (`comingDays`). */
export const visitorPage = {
  as_of: z.string().meta({ description: 'The day, in Vietnam, from which the others count' }),
  closed_on: z
    .array(z.object({ date: z.string(), because: z.enum(closedBecause) }))
    .meta({ description: 'In the next fortnight, although the week says open' }),
  lunar_closures: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .meta({ description: 'When each span of `visitor_info.closures.lunar` comes next by the sun' }),
  holiday_closures: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .meta({ description: 'Public holidays of the next year, where it is closed on them' }),
};
