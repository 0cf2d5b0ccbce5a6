import { and, asc, eq, gte } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { eventOccurrences } from '../../../db/schema';
import { today } from './dates';
import { lunarDateOf } from './present';

const timesShown = 4;

/** The time that an event is on and those to come, as far ahead as they are computed. One query. */
export const timesToCome = async (db: Queryable, eventId: number) => {
  const rows = await db
    .select({ start_date: eventOccurrences.start_date, end_date: eventOccurrences.end_date })
    .from(eventOccurrences)
    .where(and(eq(eventOccurrences.event_id, eventId), gte(eventOccurrences.end_date, today)))
    .orderBy(asc(eventOccurrences.start_date))
    .limit(timesShown);
  return rows.map((row) => ({ ...row, lunar_date: lunarDateOf(row.start_date) }));
};
