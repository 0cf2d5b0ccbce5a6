import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { titledIn } from '~/seo/titled-in';
import { sitePaths } from '~/site/paths';
import { type ReviewsParameter, reviewsData } from '~/site/reviews/reviews-data.server';
import { usualCityId } from '~/site/specified';
import { asExperience, asThing, nearestFirst } from './nearby';

const THINGS = 6;

/** One experience with what can be done in the same city; where it has none, in the usual one. */
export async function experienceData(page: PageContext<ReviewsParameter>, slug: string) {
  const { api, language, t, context } = page;
  const query = { lang_id: language };
  const { data: experience } = await required(
    api.GET('/experience/detail/{slug}', { params: { path: { slug }, query } }),
    context,
    (current) => sitePaths.experience(language, current),
  );
  const { city_id, title, slug: ownSlug, description, image } = experience;
  const [things, reviews, seo] = await Promise.all([
    optional(
      api.GET('/things-to-do', {
        params: { query: { ...query, city_id: city_id ?? usualCityId, per_page: THINGS } },
      }),
      context,
    ),
    reviewsData(page, 'experience', experience.id),
    pageSeo(page, {
      title: titledIn(title, experience.city),
      description,
      image,
      canonical: sitePaths.experience(language, ownSlug),
    }),
  ]);
  const inCity = things?.data ?? [];
  const nearbyThings = city_id ? inCity : [];
  return {
    experience,
    crumb: t('outings:types.crumb'),
    things: inCity,
    thingsCity: experience.city ?? inCity[0]?.city ?? null,
    reviews,
    nearby: nearestFirst(language, experience, [
      ...nearbyThings.map(asThing),
      ...experience.related.map(asExperience),
    ]),
    seo,
  };
}
