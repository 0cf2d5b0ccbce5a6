import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { PageSearch } from '~/api/page-search';
import { readMonth } from '~/i18n/months';
import { listSeo } from '~/site/list/list-seo.server';
import { readId, readWords } from '~/site/list/read-filters';
import { inBothLanguages, sitePaths } from '~/site/paths';

export interface PlacesFilters {
  keyword: string;
  month: number | null;
  regionId: number | null;
}

type Parameter = 'keyword' | 'month' | 'region_id';

function readFilters(search: Pick<PageSearch<Parameter>, 'get'>): PlacesFilters {
  return {
    keyword: readWords(search),
    month: readMonth(search.get('month')) ?? null,
    regionId: readId(search, 'region_id'),
  };
}

/** All destinations for the map, and those that the filters leave. */
export async function placesData(page: PageContext<Parameter>) {
  const { api, language, t, search, context } = page;
  const filters = readFilters(search);
  const query = { lang_id: language, per_page: 100 };
  const [everywhere, regions, matching, seo] = await Promise.all([
    required(api.GET('/city', { params: { query } }), context),
    optional(api.GET('/region', { params: { query } }), context),
    filters.keyword
      ? optional(api.GET('/city', { params: { query: { ...query, keyword: filters.keyword } } }), context)
      : null,
    listSeo(
      page,
      {
        page: 1,
        lastPage: 1,
        filters: { month: filters.month, region_id: filters.regionId, keyword: filters.keyword },
      },
      {
        title: t('site:places.title'),
        description: t('site:places.meta_description'),
        alternates: inBothLanguages(sitePaths.places),
      },
    ),
  ]);
  // The calendar is a property of each place, and there are few enough places to look through here.
  const found = (matching ?? everywhere).data
    .filter(
      ({ region, best_months }) =>
        (filters.regionId === null || region?.id === filters.regionId) &&
        (filters.month === null || best_months.includes(filters.month)),
    )
    .sort((one, other) => Number(other.is_highlight) - Number(one.is_highlight));
  return {
    filters,
    found,
    all: everywhere.data.map(({ id, title, slug, lat, lon, region, is_highlight }) => ({
      id,
      title,
      slug,
      lat,
      lon,
      region,
      is_highlight,
    })),
    regions: (regions?.data ?? []).map(({ id, title, slug, description }) => ({
      id,
      title,
      slug,
      description,
    })),
    seo,
  };
}
