import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { type FacetsOf, facetsOf, readFacets } from '~/site/list/facets';
import { askFacets, facetsData } from '~/site/list/facets-data.server';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { readId, readWords } from '~/site/list/read-filters';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { cityOf, menuRegions } from '../lists/menu-regions.server';

const PER_PAGE = 24;

/** One page of places to eat, in one city or all. */
export async function restaurantsData(
  page: PageContext<'city_id' | 'keyword' | 'page' | FacetsOf<'restaurants'>>,
) {
  const { api, language, t, search, context } = page;
  const filters = { keyword: readWords(search), cityId: readId(search, 'city_id') };
  const chosen = readFacets(search, facetsOf.restaurants);
  const number = readPage(page);
  const { keyword, cityId } = filters;
  const query = {
    lang_id: language,
    page: number,
    per_page: PER_PAGE,
    ...askFacets(chosen),
    ...(keyword ? { keyword } : {}),
    ...(cityId ? { city_id: cityId } : {}),
  };
  const [restaurants, regions] = await Promise.all([
    required(api.GET('/restaurant', { params: { query } }), context),
    menuRegions(page),
  ]);
  withinPages(page, restaurants);
  const city = cityOf(regions, cityId);
  return {
    filters,
    facets: facetsData('restaurants', chosen, { counts: restaurants.facets, search }),
    restaurants,
    city,
    regions,
    seo: await listSeo(
      page,
      { page: number, lastPage: restaurants.last_page, filters: { city_id: cityId, keyword, ...chosen } },
      {
        title: city ? t('places:restaurants.title_in', { city: city.title }) : t('places:restaurants.title'),
        description: t('places:restaurants.meta_description'),
        image: restaurants.data[0]?.image,
        alternates: inBothLanguages(sitePaths.restaurants),
      },
    ),
  };
}

export type RestaurantsData = Awaited<ReturnType<typeof restaurantsData>>;
