import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { type ChosenFacets, type FacetsOf, facetsOf, readFacets } from '~/site/list/facets';
import { askFacets, facetsData } from '~/site/list/facets-data.server';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { readId, readText, readWords } from '~/site/list/read-filters';
import { inBothLanguages, sitePaths } from '~/site/paths';

export interface ThingsFilters {
  keyword: string;
  cityId: number | null;
  categoryId: number | null;
  tag: string;
  facets: ChosenFacets;
}

const PER_PAGE = 12;
const TAG_LENGTH = 60;

/** One page of things to do, narrowed down by the filters in the address. */
export async function thingsData(
  page: PageContext<'category_id' | 'city_id' | 'keyword' | 'page' | 'tag' | FacetsOf<'things'>>,
) {
  const { api, language, t, search, context } = page;
  const filters: ThingsFilters = {
    keyword: readWords(search),
    cityId: readId(search, 'city_id'),
    categoryId: readId(search, 'category_id'),
    tag: readText(search, 'tag', TAG_LENGTH),
    facets: readFacets(search, facetsOf.things),
  };
  const number = readPage(page);
  const { keyword, cityId, categoryId, tag, facets } = filters;
  const query = {
    lang_id: language,
    page: number,
    per_page: PER_PAGE,
    ...askFacets(facets),
    ...(keyword ? { keyword } : {}),
    ...(cityId ? { city_id: cityId } : {}),
    ...(categoryId ? { category_id: categoryId } : {}),
    ...(tag ? { tag } : {}),
  };
  const all = { lang_id: language, per_page: 100 };
  const [things, categories, menu] = await Promise.all([
    required(api.GET('/things-to-do', { params: { query } }), context),
    optional(api.GET('/thingtodo-categories', { params: { query: all } }), context),
    optional(api.GET('/city/menu', { params: { query: { lang_id: language } } }), context),
  ]);
  withinPages(page, things);
  const regions = (menu?.data ?? []).filter(({ cities }) => cities.length > 0);
  const city = regions.flatMap(({ cities }) => cities).find(({ id }) => id === cityId) ?? null;
  const category = categories?.data.find(({ id }) => id === categoryId) ?? null;
  const narrowed = Boolean(keyword || cityId || categoryId || tag) || Object.keys(facets).length > 0;
  return {
    filters,
    facets: facetsData('things', facets, { counts: things.facets, search }),
    things,
    /** The first page of all, which a large card leads. */
    isWhole: !narrowed && number === 1,
    city,
    category,
    regions,
    categories: (categories?.data ?? []).filter(({ thing_to_do_count }) => thing_to_do_count > 0),
    seo: await listSeo(
      page,
      {
        page: number,
        lastPage: things.last_page,
        filters: { city_id: cityId, category_id: categoryId, tag, keyword, ...facets },
      },
      {
        title: city ? t('outings:things.title_in', { city: city.title }) : t('outings:things.title'),
        description: category?.description || t('outings:things.meta_description'),
        image: things.data[0]?.image,
        alternates: inBothLanguages(sitePaths.things),
      },
    ),
  };
}

export type ThingsData = Awaited<ReturnType<typeof thingsData>>;
