import { and, asc, gte, inArray, lte, sql } from 'drizzle-orm';
import { eventOccurrences, events } from '../../../db/schema';
import { addDays } from '../../calendar/lunar/day-number';
import type { ReadContext } from '../../kernel/entity';
import { listRows } from '../../kernel/list';
import { event } from './kind';
import { lunarDateOf, type PictureQuery, presentEvent } from './present';

const mostEvents = 200;

const daysOf = (month: string): string[] => {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
};

/**
 * A month for a wall calendar: its days with their lunar dates, and what takes place in it, each event with the dates
 * that fall there. Events that come back are known from a year ago to three years ahead.
 * @param month `yyyy-MM`
 */
export const eventMonth = async (context: ReadContext, month: string, size: PictureQuery) => {
  const days = daysOf(month);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const rows = await listRows(event, context, {
    per_page: mostEvents,
    where: [
      sql`exists (select 1 from ${eventOccurrences} o
        where o.event_id = ${events.id} and o.start_date <= ${last}::date and o.end_date >= ${first}::date)`,
    ],
  });
  const times = await context.db
    .select()
    .from(eventOccurrences)
    .where(
      and(
        inArray(
          eventOccurrences.event_id,
          rows.map(({ id }) => id),
        ),
        lte(eventOccurrences.start_date, last),
        gte(eventOccurrences.end_date, first),
      ),
    )
    .orderBy(asc(eventOccurrences.start_date), asc(eventOccurrences.event_id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = times.flatMap(({ event_id, start_date, end_date }) => {
    const row = byId.get(event_id);
    return row
      ? [{ ...presentEvent(row, size), start_date, end_date, lunar_date: lunarDateOf(start_date) }]
      : [];
  });
  return { month, days: days.map((date) => ({ date, lunar_date: lunarDateOf(date) })), events: found };
};
