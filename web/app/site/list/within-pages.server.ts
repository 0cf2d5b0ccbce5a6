import { redirect } from '@remix-run/node';

/** Sends on to the last page where the address asks for one behind it, as an old link may. */
export function withinPages(
  request: Request,
  { page, last_page }: { page: number; last_page: number },
): void {
  if (page <= Math.max(last_page, 1)) return;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('page', String(Math.max(last_page, 1)));
  throw redirect(`${pathname}?${searchParams}`);
}
