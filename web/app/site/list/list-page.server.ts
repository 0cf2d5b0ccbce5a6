import { redirect } from '@remix-run/node';
import type { PageContext } from '~/api/page-context.server';

/** No list is longer, and the API takes no greater number. */
const LAST_PAGE = 10_000;

type Listing = PageContext<'page'>;

const wholeList = ({ request, search }: Listing): string =>
  `${new URL(request.url).pathname}${search.without('page')}`;

/** The not-found page, which leads to where the list begins. */
const noSuchPage = (page: Listing): Response =>
  Response.json({ first_page: wholeList(page) }, { status: 404 });

/**
 * The page of a list that the address asks for. The first has one address, the one without a number; what is no number
 * leads there as well.
 */
export function readPage(page: Listing): number {
  const asked = page.search.get('page');
  if (asked === null) return 1;
  if (asked === '1' || !/^[1-9]\d*$/.test(asked)) throw redirect(wholeList(page), 301);
  const number = Number(asked);
  if (number > LAST_PAGE) throw noSuchPage(page);
  return number;
}

/** Throws the not-found page where the address asks for a page behind the last one. */
export function withinPages(page: Listing, list: { page: number; last_page: number }): void {
  if (list.page > Math.max(list.last_page, 1)) throw noSuchPage(page);
}
