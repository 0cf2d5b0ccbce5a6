import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { titledIn } from '~/seo/titled-in';
import { sitePaths } from '~/site/paths';
import { type ReviewsParameter, reviewsData } from '~/site/reviews/reviews-data.server';
import { asThing, nearestFirst } from './nearby';

/** One thing to do with those that go with it. */
export async function thingData(page: PageContext<ReviewsParameter>, slug: string) {
  const { api, language, t, context } = page;
  const { data: thing } = await required(
    api.GET('/things-to-do/detail/{slug}', { params: { path: { slug }, query: { lang_id: language } } }),
    context,
    (current) => sitePaths.thing(language, current),
  );
  const { title, slug: ownSlug, description, image } = thing;
  const [reviews, seo] = await Promise.all([
    reviewsData(page, 'thing_to_do', thing.id),
    pageSeo(page, {
      title: titledIn(title, thing.city),
      description,
      image,
      canonical: sitePaths.thing(language, ownSlug),
    }),
  ]);
  return {
    thing,
    crumb: t('outings:things.crumb'),
    nearby: nearestFirst(language, thing, thing.related.map(asThing)),
    reviews,
    seo,
  };
}
