import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { inBothLanguages } from '~/site/paths';
import { collectionPaths } from './collection-paths';

const PER_PAGE = 24;

/** One page of the collections, those written for readers of the language first. */
export async function collectionsData(page: PageContext<'page'>) {
  const { api, language, t, context } = page;
  const number = readPage(page);
  const query = { lang_id: language, page: number, per_page: PER_PAGE };
  const collections = await required(api.GET('/collections', { params: { query } }), context);
  withinPages(page, collections);
  const { data, last_page: lastPage } = collections;
  return {
    collections: data,
    page: number,
    lastPage,
    seo: await listSeo(
      page,
      { page: number, lastPage },
      {
        title: t('deciding:collections.title'),
        description: t('deciding:collections.meta_description'),
        image: data[0]?.image,
        alternates: inBothLanguages(collectionPaths.all),
      },
    ),
  };
}
