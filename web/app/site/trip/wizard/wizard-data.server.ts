import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { vietnamDay } from '~/i18n/vietnam-time.server';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { readTripRequest, type TripParameter } from './trip-request';

/** What the questions about a journey are chosen from, and the answers that the address has already. */
export async function wizardData(page: PageContext<TripParameter>) {
  const { api, language, t, search, context } = page;
  const [cities, seo] = await Promise.all([
    required(api.GET('/city', { params: { query: { lang_id: language, per_page: 100 } } }), context),
    pageSeo(page, {
      title: t('trip:wizard.title'),
      description: t('trip:wizard.meta_description'),
      alternates: inBothLanguages(sitePaths.trip),
    }),
  ]);
  const asked = readTripRequest(search);
  return {
    asked: { ...asked, city_ids: asked.city_ids.filter((id) => cities.data.some((city) => city.id === id)) },
    cities: cities.data.map(({ id, title, lat, lon, region, best_months }) => ({
      id,
      title,
      lat,
      lon,
      region,
      best_months,
    })),
    today: vietnamDay(),
    seo,
  };
}

export type WizardData = Awaited<ReturnType<typeof wizardData>>;
export type WizardCity = WizardData['cities'][number];
