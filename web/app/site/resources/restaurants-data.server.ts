import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { readId, readPage, readWords } from '~/site/list/read-filters';
import { withinPages } from '~/site/list/within-pages.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { cityOf, menuRegions } from './menu-regions.server';

const PER_PAGE = 24;

/** One page of places to eat, in one city or all. */
export async function restaurantsData(page: PageContext) {
  const { api, language, t, request, context } = page;
  const search = new URL(request.url).searchParams;
  const filters = { keyword: readWords(search), cityId: readId(search, 'city_id') };
  const number = readPage(search);
  const { keyword, cityId } = filters;
  const query = {
    lang_id: language,
    page: number,
    per_page: PER_PAGE,
    ...(keyword ? { keyword } : {}),
    ...(cityId ? { city_id: cityId } : {}),
  };
  const [restaurants, regions] = await Promise.all([
    required(api.GET('/restaurant', { params: { query } }), context),
    menuRegions(page),
  ]);
  withinPages(request, restaurants);
  const city = cityOf(regions, cityId);
  return {
    filters,
    restaurants,
    city,
    regions,
    seo: await pageSeo(page, {
      title: city ? t('places:restaurants.title_in', { city: city.title }) : t('places:restaurants.title'),
      description: t('places:restaurants.meta_description'),
      image: restaurants.data[0]?.image,
      alternates: inBothLanguages(sitePaths.restaurants),
      noindex: Boolean(keyword || cityId) || number > 1,
    }),
  };
}

export type RestaurantsData = Awaited<ReturnType<typeof restaurantsData>>;
