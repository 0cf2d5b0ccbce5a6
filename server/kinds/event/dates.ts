import { type SQL, sql } from 'drizzle-orm';
import { eventOccurrences, events } from '../../../db/schema';

/**
 * What readers are told of an event's dates, worked out by PostgreSQL at the time of the query: the time that is on or
 * comes next. Usually that is what the event's own row says; after a time has passed, and until the row has been moved
 * on, it is the next one of those computed ahead. Of an event on single days, such as each full moon, it is always one
 * of those days.
 */

export const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`;

/** Whether a rule says on which days within its dates it takes place. */
export const isOnSingleDays = sql`coalesce(${events.visitor_info} -> 'occurs' ?| array['weekly', 'lunar_days', 'monthly'], false)`;

const current = (column: SQL, own: SQL): SQL =>
  sql`case when ${events.end_date} >= ${today} and not ${isOnSingleDays} then ${own} else coalesce((
    select ${column} from ${eventOccurrences} o where o.event_id = ${events.id} and o.end_date >= ${today}
    order by o.start_date limit 1), ${own}) end`;

export const currentStart = current(sql`o.start_date`, sql`${events.start_date}`);
export const currentEnd = current(sql`o.end_date`, sql`${events.end_date}`);

const isNotOver = sql`((${events.end_date} >= ${today} and not ${isOnSingleDays}) or exists (
  select 1 from ${eventOccurrences} o where o.event_id = ${events.id} and o.end_date >= ${today}))`;
const hasBegun = sql`${currentStart} <= ${today}`;

/** Kinds of events by their dates, as callers name them. */
export const periods = ['all', 'ongoing', 'upcoming', 'past'] as const;

/** The condition for events of a period; none for all. */
export const inPeriod: Record<(typeof periods)[number], SQL | undefined> = {
  all: undefined,
  ongoing: sql`${isNotOver} and ${hasBegun}`,
  upcoming: sql`${isNotOver} and not ${hasBegun}`,
  past: sql`not ${isNotOver}`,
};

/** On now or later. */
export const isOngoingOrUpcoming = isNotOver;

/** Those that are on first, then the next ones by their start, then those that are over, the last ones first. */
export const byDate: SQL[] = [
  sql`case when not ${isNotOver} then 2 when ${hasBegun} then 0 else 1 end`,
  sql`case when ${isNotOver} then ${currentStart} end`,
  sql`${currentEnd} desc`,
];
