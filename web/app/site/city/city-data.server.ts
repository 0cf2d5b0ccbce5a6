import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { alertsData } from '~/site/alerts/alerts-data.server';
import { sheetData } from '~/site/map/sheet/sheet-data.server';
import { sitePaths } from '~/site/paths';
import { cityRecords } from './city-records';
import { waysHere } from './ways-here.server';

const STORIES = 4;

/** All that the page of one destination shows; only the destination itself is indispensable. */
export async function cityData(page: PageContext, slug: string) {
  const { api, language, context } = page;
  const query = { lang_id: language };
  const asCards = { ...query, view: 'card' } as const;
  const { data: city } = await required(
    api.GET('/city/{id}', { params: { path: { id: slug }, query: asCards } }),
    context,
    (current) => sitePaths.city(language, current),
  );
  const { lat, lon } = city;
  const [stories, airport, ways, sheet, alerts, seo] = await Promise.all([
    optional(
      api.GET('/blogs', { params: { query: { ...asCards, city_id: city.id, per_page: STORIES } } }),
      context,
    ),
    lat === null || lon === null
      ? null
      : optional(
          api.GET('/flights/airports/nearest', { params: { query: { ...query, lat, lon } } }),
          context,
        ),
    waysHere(page, city),
    sheetData(page, city, cityRecords(city)),
    alertsData(page, city.id),
    pageSeo(page, { title: city.title, description: city.description, image: city.image }),
  ]);
  return {
    city,
    vietnameseTitle: city.titles.vi ?? city.title,
    stories: stories?.data ?? [],
    airport: airport?.data ?? null,
    ways,
    sheet,
    alerts,
    seo,
  };
}

export type CityData = Awaited<ReturnType<typeof cityData>>;
