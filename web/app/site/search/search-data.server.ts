import { optional } from '~/api/answers.server';
import type { PageContext } from '~/api/page-context.server';
import { pageSeo } from '~/seo/page-seo.server';
import { inBothLanguages, sitePaths } from '~/site/paths';
import { isSearchType, searchTypes } from './search-types';

const KEYWORD_LENGTH = 100;
const PER_PAGE = 12;
/** Places that are offered where nothing was found. */
const OFFERED = 6;

/** What was found for the keyword of the path or of the query. */
export async function searchData(page: PageContext, pathKeyword: string | undefined) {
  const { api, language, t, request, context } = page;
  const search = new URL(request.url).searchParams;
  const keyword = (search.get('keyword') ?? pathKeyword ?? '').trim().slice(0, KEYWORD_LENGTH);
  const wanted = search.get('type');
  const type = isSearchType(wanted) ? wanted : null;
  const number = Math.min(1000, Math.max(1, Math.trunc(Number(search.get('page')) || 1)));

  const query = {
    lang_id: language,
    keyword,
    page: number,
    per_page: PER_PAGE,
    'types[]': type ? [type] : [...searchTypes],
  };
  const [answer, seo] = await Promise.all([
    keyword ? optional(api.GET('/search', { params: { query } }), context) : null,
    pageSeo(page, {
      title: keyword ? t('site:search.title_for', { keyword }) : t('site:search.title'),
      description: t('site:search.meta_description'),
      alternates: inBothLanguages(sitePaths.search),
      noindex: keyword !== '',
    }),
  ]);
  const isEmpty = !answer || answer.data.length === 0;
  const offered = isEmpty
    ? await optional(
        api.GET('/city', { params: { query: { lang_id: language, is_highlight: 1, per_page: OFFERED } } }),
        context,
      )
    : null;
  return { keyword, type, answer, offered: offered?.data ?? [], seo };
}
