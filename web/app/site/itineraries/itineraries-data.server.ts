import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { type ItinerariesParameter, readItinerariesFilters } from './read-itineraries-filters';

const PER_PAGE = 12;
const TRENDING = 3;

/** What itineraries can be narrowed down by. */
async function choices({ api, language, context }: PageContext) {
  const body = { lang_id: language };
  const [points, styles] = await Promise.all([
    optional(api.POST('/tour/list-departure', { body }), context),
    optional(api.POST('/tour/list-travelstyle', { body }), context),
  ]);
  return {
    points: points?.data ?? [],
    styles: (styles?.data ?? []).filter(({ tour_count }) => tour_count > 0),
  };
}

/** One page of itineraries, narrowed down by the filters in the address; the first page of all has the trending ones. */
export async function itinerariesData(page: PageContext<ItinerariesParameter | 'page'>) {
  const { api, language, t, search, context } = page;
  const { points, styles } = await choices(page);
  const filters = readItinerariesFilters(search, points, styles);
  const { keyword, duration, departure, style } = filters;
  const number = readPage(page);
  const narrowed = Boolean(keyword || duration || departure || style);
  const [{ itineraries, total_page, total_record }, trending] = await Promise.all([
    required(
      api.POST('/tour/list-tour', {
        body: {
          lang_id: language,
          page: number,
          per_page: PER_PAGE,
          ...(keyword ? { keyword } : {}),
          duration: duration || null,
          departure_point: departure?.id ?? null,
          travel_style: style?.id ?? null,
        },
      }),
      context,
    ),
    narrowed || number > 1
      ? null
      : optional(
          api.GET('/tour/list-trending', { params: { query: { lang_id: language, limit: TRENDING } } }),
          context,
        ),
  ]);
  withinPages(page, { page: number, last_page: total_page });
  return {
    filters,
    narrowed,
    points,
    styles,
    itineraries,
    page: number,
    lastPage: total_page,
    total: total_record,
    trending: trending?.data ?? [],
    seo: await listSeo(
      page,
      {
        page: number,
        lastPage: total_page,
        filters: { duration, departurepoint: departure?.slug, travelstyle: style?.slug, keyword },
      },
      {
        title: departure
          ? t('itineraries:list.title_from', { city: departure.title })
          : t('itineraries:list.title'),
        description: t('itineraries:list.meta_description'),
        image: itineraries[0]?.image,
        alternates: inBothLanguages(sitePaths.itineraries),
      },
    ),
  };
}

export type ItinerariesData = Awaited<ReturnType<typeof itinerariesData>>;
