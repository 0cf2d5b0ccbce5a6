import { optional, required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { sitePaths } from '~/site/paths';
import { reviewsData } from '~/site/reviews/reviews-data.server';
import { asExperience, asThing, nearestFirst } from './nearby';

const THINGS = 6;

/** One experience with what can be done in the same city. */
export async function experienceData(page: PageContext, slug: string) {
  const { api, language, t, context } = page;
  const query = { lang_id: language };
  const { data: experience } = await required(
    api.GET('/experience/detail/{slug}', { params: { path: { slug }, query } }),
    context,
    (current) => sitePaths.experience(language, current),
  );
  const { city_id, title, slug: ownSlug, description, image } = experience;
  const [things, reviews, seo] = await Promise.all([
    city_id
      ? optional(
          api.GET('/things-to-do', { params: { query: { ...query, city_id, per_page: THINGS } } }),
          context,
        )
      : null,
    reviewsData(page, 'experience', experience.id),
    pageSeo(page, { title, description, image, canonical: sitePaths.experience(language, ownSlug) }),
  ]);
  const inCity = things?.data ?? [];
  return {
    experience,
    crumb: t('outings:types.crumb'),
    things: inCity,
    reviews,
    nearby: nearestFirst(language, experience, [
      ...inCity.map(asThing),
      ...experience.related.map(asExperience),
    ]),
    seo,
  };
}
