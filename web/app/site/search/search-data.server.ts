import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { readPage, withinPages } from '~/site/list/list-page.server';
import { listSeo } from '~/site/list/list-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { isSearchType, searchTypes } from './search-types';

const KEYWORD_LENGTH = 100;
const PER_PAGE = 12;
/** Places that are offered where nothing was found. */
const OFFERED = 6;

/** What was found for the keyword of the path or of the query. */
export async function searchData(
  page: PageContext<'keyword' | 'page' | 'type'>,
  pathKeyword: string | undefined,
) {
  const { api, language, t, search, context } = page;
  const keyword = (search.get('keyword') ?? pathKeyword ?? '').trim().slice(0, KEYWORD_LENGTH);
  const wanted = search.get('type');
  const type = isSearchType(wanted) ? wanted : null;
  const number = readPage(page);

  const query = {
    lang_id: language,
    keyword,
    page: number,
    per_page: PER_PAGE,
    'types[]': type ? [type] : [...searchTypes],
  };
  const answer = keyword ? await optional(api.GET('/search', { params: { query } }), context) : null;
  if (answer) withinPages(page, answer);
  const seo = await listSeo(
    page,
    { page: number, lastPage: answer?.last_page ?? number, filters: { keyword, type } },
    {
      title: keyword ? t('site:search.title_for', { keyword }) : t('site:search.title'),
      description: t('site:search.meta_description'),
      alternates: inBothLanguages(sitePaths.search),
      canonical: sitePaths.search(language),
    },
  );
  const isEmpty = !answer || (answer.data.length === 0 && answer.answers.length === 0);
  const offered = isEmpty
    ? await optional(
        api.GET('/city', { params: { query: { lang_id: language, is_highlight: 1, per_page: OFFERED } } }),
        context,
      )
    : null;
  return { keyword, type, answer, offered: offered?.data ?? [], seo };
}
