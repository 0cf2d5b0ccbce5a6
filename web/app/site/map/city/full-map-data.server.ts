import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { sitePaths } from '~/site/paths';
import { cityMapData } from './city-map-data.server';
import type { CityMapParameter } from './city-map-filters';

/** The map that fills the window. Search engines are sent to the page with the same places in a language. */
export async function fullMapData(
  page: PageContext<CityMapParameter>,
  params: { slug?: string; id?: string },
) {
  const { language, t } = page;
  const placeId = params.id === undefined ? undefined : Number(params.id);
  const data = await cityMapData(page, params.slug ?? '', params.id, (slug) =>
    sitePaths.cityMap(slug, placeId),
  );
  const { city, open, image } = data;
  const here = sitePaths.cityMap(city.slug, open?.id);
  const seo = await pageSeo(page, {
    title: open
      ? t('maps:meta_title_place', { place: open.title, city: city.title })
      : t('maps:title', { city: city.title }),
    description: t('maps:meta_description', { city: city.title }),
    image: open?.image ?? image,
    // One address for both languages: the choice of language is what changes it.
    alternates: { en: here, vi: here },
    canonical: sitePaths.sightseeing(language, city.slug),
    unlisted: true,
  });
  return { ...data, seo };
}
