import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { monthOf } from './days';
import { monthDays } from './month-days';
import {
  calendarBounds,
  type EventsFilters,
  type EventsParameter,
  readCalendarMonth,
} from './read-events-filters';

/** One month of the calendar with its neighbours, narrowed down by city and kind. */
export async function calendarData(
  page: PageContext<EventsParameter>,
  { cityId, kind }: EventsFilters,
  today: string,
) {
  const { api, language, search, context } = page;
  const thisMonth = monthOf(today);
  const month = readCalendarMonth(search, thisMonth);
  const { data } = await required(
    api.GET('/event/calendar', { params: { query: { lang_id: language, month } } }),
    context,
  );
  const events = data.events.filter(
    ({ city, type }) => (cityId === null || city?.id === cityId) && (kind === null || type === kind),
  );
  return { month, thisMonth, ...calendarBounds(thisMonth), events, ...monthDays({ ...data, events }) };
}

export type CalendarData = Awaited<ReturnType<typeof calendarData>>;
