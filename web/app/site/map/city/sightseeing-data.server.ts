import type { PageContext } from '~/api/page-context.server';
import { languages } from '~/i18n/languages';
import { absolute } from '~/seo/page-seo';
import { pageSeo } from '~/seo/page-seo.server';
import { sitePaths } from '~/site/paths';
import { cityMapData } from './city-map-data.server';
import type { CityMapParameter } from './city-map-filters';

/** The city that the page shows when its address names none. */
const DEFAULT_CITY = 'hanoi';

/** The page of a city's map, under one address whatever way it was asked for. */
export async function sightseeingData(
  page: PageContext<CityMapParameter>,
  params: { slug?: string; id?: string },
) {
  const { language, t, context } = page;
  const data = await cityMapData(page, params.slug ?? DEFAULT_CITY, params.id, (slug) =>
    sitePaths.sightseeing(language, slug),
  );
  const { city, open, slugs, image } = data;
  const seo = await pageSeo(page, {
    title: open
      ? t('maps:meta_title_place', { place: open.title, city: city.title })
      : t('maps:meta_title', { city: city.title }),
    description: t('maps:meta_description', { city: city.title }),
    image: open?.image ?? image,
    alternates: Object.fromEntries(
      languages.flatMap((of) => {
        const slug = of === language ? city.slug : slugs[of];
        return slug ? [[of, sitePaths.sightseeing(of, slug)]] : [];
      }),
    ),
  });
  const canonical = sitePaths.sightseeing(language, city.slug);
  return { ...data, seo: { ...seo, canonical: absolute(canonical, context.publicUrl) ?? seo.canonical } };
}
