import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { readWords } from '~/site/list/read-filters';
import { inBothLanguages, sitePaths } from '~/site/paths';

const PER_PAGE = 100;

/** The tags that are used most, in the order of the alphabet. */
export async function tagsData(page: PageContext<'keyword' | 'page'>) {
  const { api, language, t, search, context } = page;
  const keyword = readWords(search);
  const number = readPage(page);
  const query = { lang_id: language, page: number, per_page: PER_PAGE, ...(keyword ? { keyword } : {}) };
  const answer = await required(api.GET('/tags', { params: { query } }), context);
  withinPages(page, answer);
  const { compare } = new Intl.Collator(language);
  return {
    keyword,
    tags: [...answer.data].sort((a, b) => compare(a.name, b.name)),
    total: answer.total,
    page: number,
    lastPage: answer.last_page,
    seo: await listSeo(
      page,
      { page: number, lastPage: answer.last_page, filters: { keyword } },
      {
        title: t('events:tags.title'),
        description: t('events:tags.meta_description'),
        alternates: inBothLanguages(sitePaths.tags),
      },
    ),
  };
}
