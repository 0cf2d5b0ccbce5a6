import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { collectionPaths } from './collection-paths';
import { pointsOf } from './points';

/** One collection with its shelves, and where their records are. */
export async function collectionData(page: PageContext, slug: string) {
  const { api, language, t, context } = page;
  const { data: collection } = await required(
    api.GET('/collections/detail/{slug}', { params: { path: { slug }, query: { lang_id: language } } }),
    context,
    (current) => collectionPaths.one(language, current),
  );
  const { title, description, image, slug: ownSlug } = collection;
  return {
    collection,
    points: pointsOf(language, collection.shelves),
    crumb: t('deciding:collections.title'),
    seo: await pageSeo(page, {
      title,
      description,
      image,
      canonical: collectionPaths.one(language, ownSlug),
    }),
  };
}
