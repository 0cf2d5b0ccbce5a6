import { pageQuery } from '../table/page-query';

const mostRows = 100;

/** The query of a list call: page, rows to a page (10 when the address does not say) and keyword of the address. */
export function listQuery(request: Request, known: readonly string[] = []): URLSearchParams {
  const asked = Number(new URL(request.url).searchParams.get('per_page'));
  const perPage = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, mostRows) : 10;
  return pageQuery(request, ['keyword', ...known], perPage);
}
