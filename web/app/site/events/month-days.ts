import type { EventMonth, EventRow } from '~/api/types';
import { daysBetween } from './days';

/** An event on one of its days. */
export interface DayEvent {
  event: Pick<EventRow, 'id' | 'slug' | 'title' | 'city' | 'venue'>;
  /** Which of its days this is, from 1, and how many it has. */
  day: number;
  days: number;
}

export type CalendarDay = EventMonth['days'][number] & { events: DayEvent[] };

/** What lasts longer stands above the month instead of on each of its days, such as a season of pilgrimage. */
const LONGEST_BY_DAY = 7;

/** A month with the events of each day, and beside it those that last for long. */
export function monthDays({ days, events }: Pick<EventMonth, 'days' | 'events'>) {
  const lengthOf = ({ start_date, end_date }: EventRow) => daysBetween(start_date, end_date) + 1;
  const short = events.filter((event) => lengthOf(event) <= LONGEST_BY_DAY);
  return {
    long: events.filter((event) => lengthOf(event) > LONGEST_BY_DAY),
    days: days.map(
      ({ date, lunar_date }): CalendarDay => ({
        date,
        lunar_date,
        events: short
          .filter(({ start_date, end_date }) => start_date <= date && date <= end_date)
          .map((event) => {
            const { id, slug, title, city, venue, start_date } = event;
            return {
              event: { id, slug, title, city, venue },
              day: daysBetween(start_date, date) + 1,
              days: lengthOf(event),
            };
          }),
      }),
    ),
  };
}
