import { sql } from 'drizzle-orm';
import { eventOccurrences, events } from '../../../db/schema';
import { type Faceted, ticketOf } from '../../kernel/facets';
import { today } from './dates';

/** Takes place, or is still on, in a month of the year to come. */
const takesPlaceIn = (month: number) => sql`exists (
  select 1 from ${eventOccurrences} o
  where o.event_id = ${events.id} and o.end_date >= ${today} and o.start_date < ${today} + 366
    and exists (
      select 1 from generate_series(date_trunc('month', greatest(o.start_date, ${today})::timestamp), o.end_date, '1 month') m
      where extract(month from m) = ${month}::int))`;

/** What lists of events can be narrowed down by. */
export const eventFacets = {
  record: events,
  names: ['in_month', 'suits_age', 'price_max', 'access', 'shelter'],
  prices: [0, 200_000, 500_000, 1_000_000],
  price: ticketOf(events.visitor_info, sql`case when ${events.is_free} then 0 else ${events.price_from} end`),
  inMonth: takesPlaceIn,
} as const satisfies Faceted;
