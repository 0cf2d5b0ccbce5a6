import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import type { PageSearch } from '~/api/page-search';
import { type FacetsOf, facetsOf, readFacets } from '~/site/list/facets';
import { askFacets, facetsData } from '~/site/list/facets-data.server';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { readId, readWords } from '~/site/list/read-filters';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { type HotelType, isHotelType } from '../codes';
import { cityOf, menuRegions } from '../lists/menu-regions.server';

const PER_PAGE = 12;

/** Types of accommodation in the address; both ways of writing a list are understood. */
const readTypes = (search: Pick<PageSearch<'hotel_types[]' | 'hotel_types'>, 'getAll'>): HotelType[] => [
  ...new Set([...search.getAll('hotel_types[]'), ...search.getAll('hotel_types')].filter(isHotelType)),
];

/** One page of places to stay, narrowed down by the filters in the address. */
export async function hotelsData(
  page: PageContext<'city_id' | 'hotel_types[]' | 'hotel_types' | 'keyword' | 'page' | FacetsOf<'hotels'>>,
) {
  const { api, language, t, search, context } = page;
  const filters = { keyword: readWords(search), cityId: readId(search, 'city_id'), types: readTypes(search) };
  const chosen = readFacets(search, facetsOf.hotels);
  const number = readPage(page);
  const { keyword, cityId, types } = filters;
  const query = {
    lang_id: language,
    page: number,
    per_page: PER_PAGE,
    ...askFacets(chosen),
    ...(keyword ? { keyword } : {}),
    ...(cityId ? { city_id: cityId } : {}),
    ...(types.length > 0 ? { 'hotel_types[]': types } : {}),
  };
  const [hotels, regions] = await Promise.all([
    required(api.GET('/hotel', { params: { query } }), context),
    menuRegions(page),
  ]);
  withinPages(page, hotels);
  const city = cityOf(regions, cityId);
  const narrowed = Boolean(keyword || cityId || types.length > 0 || Object.keys(chosen).length > 0);
  return {
    filters,
    facets: facetsData('hotels', chosen, { counts: hotels.facets, search }),
    hotels,
    /** The first page of all, which a large card leads. */
    isWhole: !narrowed && number === 1,
    city,
    regions,
    /** Types that there is something of, and those that are chosen. */
    types: hotels.list_property.filter(({ id, count }) => count > 0 || types.some((type) => type === id)),
    seo: await listSeo(
      page,
      {
        page: number,
        lastPage: hotels.last_page,
        filters: { city_id: cityId, keyword, 'hotel_types[]': types, ...chosen },
      },
      {
        title: city ? t('places:hotels.title_in', { city: city.title }) : t('places:hotels.title'),
        description: t('places:hotels.meta_description'),
        image: hotels.data[0]?.image,
        alternates: inBothLanguages(sitePaths.hotels),
      },
    ),
  };
}

export type HotelsData = Awaited<ReturnType<typeof hotelsData>>;
