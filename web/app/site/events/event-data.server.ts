import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { vietnamDay } from '~/i18n/vietnam-time.server';
import { pageSeo } from '~/seo/page-seo.server';
import { titledIn } from '~/seo/titled-in';
import { sitePaths } from '~/site/paths';

/** The picture as it comes with the page: one of the sizes that the API gives events in. */
const PICTURE = { width: 1200, height: 630 };

/** One event with its next times, what else is on, and its place in Vietnamese for a driver. */
export async function eventData(page: PageContext, slug: string) {
  const { api, language, t, context } = page;
  const { event, times, related } = await required(
    api.GET('/event/{id}', { params: { path: { id: slug }, query: { lang_id: language, ...PICTURE } } }),
    context,
    (current) => sitePaths.event(language, current),
  );
  const { title, description, image, alternates } = event;
  const [vietnamese, seo] = await Promise.all([
    language !== 'vi' && alternates.vi
      ? optional(
          api.GET('/event/{id}', { params: { path: { id: alternates.vi }, query: { lang_id: 'vi' } } }),
          context,
        )
      : null,
    pageSeo(page, { title: titledIn(title, event.city), description, image }),
  ]);
  const { venue, city } = vietnamese?.event ?? event;
  return {
    event,
    times,
    related,
    // The venue often names its city already.
    driver: { name: venue, where: city && !venue.includes(city.title) ? city.title : null },
    crumb: t('events:title'),
    today: vietnamDay(),
    seo,
  };
}

export type EventData = Awaited<ReturnType<typeof eventData>>;
