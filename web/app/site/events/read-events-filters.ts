import type { PageSearch } from '~/api/page-search';
import { type ChosenFacets, type FacetsOf, facetsOf, readFacets } from '~/site/list/facets';
import { readId, readWords } from '~/site/list/read-filters';
import { shiftMonth } from './days';
import { type EventKind, type EventPeriod, isEventKind, isEventPeriod } from './event-kinds';

export interface EventsFilters {
  keyword: string;
  cityId: number | null;
  kind: EventKind | null;
  period: EventPeriod | null;
  /** Of the list; the calendar is narrowed down by city and kind alone. */
  facets: ChosenFacets;
}

/** Parameters of the address that the page of events goes by. */
export type EventsParameter =
  | 'city_id'
  | 'event_type'
  | 'keyword'
  | 'month'
  | 'page'
  | 'type'
  | 'view'
  | FacetsOf<'events'>;

type Search = Pick<PageSearch<EventsParameter>, 'get'>;

/** Unknown values count for nothing. */
export function readEventsFilters(search: Search): EventsFilters {
  const kind = search.get('event_type');
  const period = search.get('type');
  return {
    keyword: readWords(search),
    cityId: readId(search, 'city_id'),
    kind: isEventKind(kind) ? kind : null,
    period: isEventPeriod(period) ? period : null,
    facets: search.get('view') === 'calendar' ? {} : readFacets(search, facetsOf.events),
  };
}

/** The months that the dates of events are known in: from a year ago to three years ahead. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 36;

/** First and last month of the calendar. */
export const calendarBounds = (thisMonth: string) => ({
  first: shiftMonth(thisMonth, -MONTHS_BACK),
  last: shiftMonth(thisMonth, MONTHS_AHEAD),
});

/** The month in the address, `yyyy-MM`; this one for what is none or lies too far away. */
export function readCalendarMonth(search: Search, thisMonth: string): string {
  const asked = search.get('month') ?? '';
  const { first, last } = calendarBounds(thisMonth);
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked >= first && asked <= last ? asked : thisMonth;
}
