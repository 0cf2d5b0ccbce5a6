import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { readMonth } from '~/i18n/months';
import { pageSeo } from '~/seo/page-seo.server';
import { countryOutline } from '~/site/map/outline.server';
import { inBothLanguages, sitePaths } from '~/site/paths';

export interface PlacesFilters {
  keyword: string;
  month: number | null;
  regionId: number | null;
}

const KEYWORD_LENGTH = 100;

function readFilters(search: URLSearchParams): PlacesFilters {
  const regionId = Number(search.get('region_id'));
  return {
    keyword: (search.get('keyword') ?? '').trim().slice(0, KEYWORD_LENGTH),
    month: readMonth(search.get('month')) ?? null,
    regionId: Number.isSafeInteger(regionId) && regionId > 0 ? regionId : null,
  };
}

/** All destinations for the map, and those that the filters leave. */
export async function placesData(page: PageContext) {
  const { api, language, t, request, context } = page;
  const filters = readFilters(new URL(request.url).searchParams);
  const query = { lang_id: language, per_page: 100 };
  const [everywhere, regions, matching, seo] = await Promise.all([
    required(api.GET('/city', { params: { query } }), context),
    optional(api.GET('/region', { params: { query } }), context),
    filters.keyword
      ? optional(api.GET('/city', { params: { query: { ...query, keyword: filters.keyword } } }), context)
      : null,
    pageSeo(page, {
      title: t('site:places.title'),
      description: t('site:places.meta_description'),
      alternates: inBothLanguages(sitePaths.places),
    }),
  ]);
  // The calendar is a property of each place, and there are few enough places to look through here.
  const found = (matching ?? everywhere).data.filter(
    ({ region, best_months }) =>
      (filters.regionId === null || region?.id === filters.regionId) &&
      (filters.month === null || best_months.includes(filters.month)),
  );
  return {
    filters,
    found,
    all: everywhere.data.map(({ id, title, slug, lat, lon, region }) => ({
      id,
      title,
      slug,
      lat,
      lon,
      region,
    })),
    regions: (regions?.data ?? []).map(({ id, title, slug, description }) => ({
      id,
      title,
      slug,
      description,
    })),
    outline: countryOutline(),
    seo,
  };
}
