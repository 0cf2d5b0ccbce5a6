import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { months } from '~/i18n/months';
import { vietnamDay } from '~/i18n/vietnam-time.server';
import { listSeo } from '~/site/list/list-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { calendarData } from './calendar-data.server';
import { yearAndMonth } from './days';
import { listData } from './list-data.server';
import { type EventsParameter, readEventsFilters } from './read-events-filters';

/** What the page is called in the browser's history: the leaf of the calendar, or the list of a city. */
function titleOf({ t }: PageContext, { month, city }: { month?: string; city?: string }): string {
  if (!month) return city ? t('events:title_in', { city }) : t('events:title');
  const { year, month: number } = yearAndMonth(month);
  const name = t(`common:months.long.${number as (typeof months)[number]}`);
  return t('events:title_in_month', { month: t('events:month_of_year', { month: name, year }) });
}

/** Events as a list or as a month of the calendar, whichever the address asks for. */
export async function eventsData(page: PageContext<EventsParameter>) {
  const { api, language, t, search, context } = page;
  const filters = readEventsFilters(search);
  const asCalendar = search.get('view') === 'calendar';
  const today = vietnamDay();
  const [list, calendar, menu] = await Promise.all([
    asCalendar ? null : listData(page, filters),
    asCalendar ? calendarData(page, filters, today) : null,
    optional(api.GET('/city/menu', { params: { query: { lang_id: language } } }), context),
  ]);
  const regions = (menu?.data ?? []).filter(({ cities }) => cities.length > 0);
  const city = regions.flatMap(({ cities }) => cities).find(({ id }) => id === filters.cityId) ?? null;
  const { keyword, cityId, kind, period, facets } = filters;
  const narrowed = Boolean(keyword || cityId || kind || period) || Object.keys(facets).length > 0;
  return {
    filters,
    narrowed,
    today,
    list,
    calendar,
    city,
    regions,
    seo: await listSeo(
      page,
      {
        page: list?.page ?? 1,
        lastPage: list?.lastPage ?? 1,
        filters: {
          view: calendar && 'calendar',
          month: calendar && search.has('month') ? calendar.month : null,
          type: period,
          city_id: cityId,
          event_type: kind,
          keyword,
          ...facets,
        },
      },
      {
        title: titleOf(page, { month: calendar?.month, city: city?.title }),
        description: t('events:meta_description'),
        image: (list ?? calendar)?.events[0]?.image?.split('?')[0],
        alternates: inBothLanguages((code) =>
          calendar ? sitePaths.eventCalendar(code, calendar.month) : sitePaths.events(code),
        ),
      },
    ),
  };
}

export type EventsData = Awaited<ReturnType<typeof eventsData>>;
