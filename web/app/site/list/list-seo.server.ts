import type { PageContext } from '~/api/page-context.server';
import type { PageSeo } from '~/seo/page-seo';
import { type PageFallback, pageSeo } from '~/seo/page-seo.server';
import { isFollowed } from '~/ui/followed';

type Filter = string | number | readonly string[] | false | null | undefined;

interface ListState {
  page: number;
  lastPage: number;
  /** What the list is narrowed down by, by the names in the address; what is empty does not count. */
  filters?: Readonly<Record<string, Filter>>;
}

/** The address's query for a state of the list, always in the same order. */
function queryOf({ page, filters = {} }: ListState): URLSearchParams {
  const chosen = Object.entries(filters).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one ? [[name, String(one)]] : [])),
  );
  return new URLSearchParams([...chosen, ...(page > 1 ? [['page', String(page)]] : [])]);
}

/** An address that editors gave may have a query already. */
const withQuery = (address: string, query: URLSearchParams): string =>
  query.size > 0 ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;

/**
 * What search engines are told of a page of a list. Each page of the whole list is one of its own, with its number in its
 * title. What one filter leaves is not listed, but leads to its records; combinations of filters lead nowhere.
 */
export async function listSeo(page: PageContext, list: ListState, fallback: PageFallback): Promise<PageSeo> {
  const { t } = page;
  const query = queryOf(list);
  const isNarrowed = queryOf({ ...list, page: 1 }).size > 0;
  const seo = await pageSeo(page, { ...fallback, noindex: isNarrowed || fallback.noindex === true });
  const numbers = { page: list.page, last: list.lastPage };
  return {
    ...seo,
    ...(list.page > 1 && {
      title: t('site:list.title_of_page', { title: seo.title, ...numbers }),
      description: t('site:list.description_of_page', { description: seo.description, ...numbers }),
    }),
    canonical: withQuery(seo.canonical, query),
    follow: seo.follow && isFollowed(query),
    // Which records stand on a further page differs between the languages.
    isPart: query.size > 0,
  };
}
