import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages } from '~/site/paths';
import { collectionPaths } from './collection-paths';

/** More are not shown at once; there are about a dozen. */
const SHOWN = 100;

/** Every collection, those written for readers of the language first. */
export async function collectionsData(page: PageContext) {
  const { api, language, t, context } = page;
  const [{ data: collections }, seo] = await Promise.all([
    required(api.GET('/collections', { params: { query: { lang_id: language, per_page: SHOWN } } }), context),
    pageSeo(page, {
      title: t('deciding:collections.title'),
      description: t('deciding:collections.meta_description'),
      alternates: inBothLanguages(collectionPaths.all),
    }),
  ]);
  return { collections, seo };
}
