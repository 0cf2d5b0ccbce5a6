import { required } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { readPage, readWords } from '~/site/list/read-filters';
import { withinPages } from '~/site/list/within-pages.server';
import { inBothLanguages, sitePaths } from '~/site/paths';

const PER_PAGE = 100;

/** The tags that are used most, in the order of the alphabet. */
export async function tagsData(page: PageContext) {
  const { api, language, t, request, context } = page;
  const search = new URL(request.url).searchParams;
  const keyword = readWords(search);
  const number = readPage(search);
  const query = { lang_id: language, page: number, per_page: PER_PAGE, ...(keyword ? { keyword } : {}) };
  const answer = await required(api.GET('/tags', { params: { query } }), context);
  withinPages(request, answer);
  const { compare } = new Intl.Collator(language);
  return {
    keyword,
    tags: [...answer.data].sort((a, b) => compare(a.name, b.name)),
    total: answer.total,
    page: number,
    lastPage: answer.last_page,
    seo: await pageSeo(page, {
      title: t('events:tags.title'),
      description: t('events:tags.meta_description'),
      alternates: inBothLanguages(sitePaths.tags),
      noindex: Boolean(keyword) || number > 1,
    }),
  };
}
