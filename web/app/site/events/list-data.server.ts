import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { askFacets, facetsData } from '~/site/list/facets-data.server';
import { readPage, withinPages } from '~/site/list/list-page.server';
import type { EventsFilters, EventsParameter } from './read-events-filters';

const PER_PAGE = 13;

/** One page of events by date: those that are on, those to come, those that are over. */
export async function listData(
  page: PageContext<EventsParameter>,
  { keyword, cityId, kind, period, facets: chosen }: EventsFilters,
) {
  const { api, language, context, search } = page;
  const number = readPage(page);
  const query = {
    lang_id: language,
    page: number,
    per_page: PER_PAGE,
    ...askFacets(chosen),
    ...(keyword ? { keyword } : {}),
    ...(cityId ? { city_id: cityId } : {}),
    ...(kind ? { event_type: kind } : {}),
    ...(period ? { type: period } : {}),
  };
  const { events, total_page, total_record, facets } = await required(
    api.GET('/event/list-approved', { params: { query } }),
    context,
  );
  withinPages(page, { page: number, last_page: total_page });
  return {
    events,
    page: number,
    lastPage: total_page,
    total: total_record,
    facets: facetsData('events', chosen, { counts: facets, search }),
  };
}

export type EventListData = Awaited<ReturnType<typeof listData>>;
