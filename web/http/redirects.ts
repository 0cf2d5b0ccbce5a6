import type { AppLoadContext, RequestHandler } from '@remix-run/node';
import { keepQuery } from './keep-query';

/** A visitor who asked for a page that is not there is not kept waiting for long. */
const deadlineMilliseconds = 2_000;

/** Where the API says that a path leads: by an editor's redirect, or because its slug is the record's of another language. */
async function newPlace(
  pathname: string,
  { apiUrl, requestId, deadline }: AppLoadContext,
): Promise<string | null> {
  const path = pathname.replace(/\/{2,}/g, '/');
  try {
    const answer = await fetch(`${apiUrl}/redirects/resolve?path=${encodeURIComponent(path)}`, {
      headers: { 'x-request-id': requestId },
      signal: AbortSignal.any([deadline(), AbortSignal.timeout(deadlineMilliseconds)]),
    });
    if (!answer.ok) return null;
    const { data } = (await answer.json()) as { data: { location: string } };
    return data.location === path ? null : data.location;
  } catch {
    return null;
  }
}

type PlainPathOf = (pathname: string) => string | null | Promise<string | null>;

const isPage = (response: Response) => (response.headers.get('content-type') ?? '').startsWith('text/html');

/** What every visitor may be told for a while. */
const kept = { 'cache-control': 'public, max-age=300' };

const led = (status: 301 | 302, location: string, { search }: URL, headers: HeadersInit = kept) =>
  new Response(null, { status, headers: { ...headers, location: keepQuery(location, search) } });

/** A renamed record's page leads to where it is now; what else the address said goes along. */
function withQuery(response: Response, { pathname, search }: URL): Response {
  const location = response.headers.get('location');
  if (response.status !== 301 || !location) return response;
  const headers = new Headers(response.headers);
  headers.set('location', keepQuery(location, pathname + search));
  return new Response(null, { status: 301, headers });
}

/**
 * Leads to a page under the address that it has: from one that is written otherwise, and from what is not found where the
 * editors' redirects or the API know a page. One step each time, which is why the page itself is asked before: nobody is
 * led to where there is nothing, or to where it goes on.
 */
export const withRedirects =
  (handler: RequestHandler, plainPathOf: PlainPathOf): RequestHandler =>
  async (request, context) => {
    if (!['GET', 'HEAD'].includes(request.method) || !context) return handler(request, context);
    const url = new URL(request.url);
    const plain = await plainPathOf(url.pathname);
    if (plain !== null) {
      const { method, headers, signal } = request;
      const meant = await handler(
        new Request(new URL(plain + url.search, url), { method, headers, signal }),
        context,
      );
      if (meant.status >= 300 && meant.status < 400)
        return withQuery(meant, new URL(plain + url.search, url));
      await meant.body?.cancel();
      if (meant.ok) return led(301, plain, url);
      // Ill for the moment: what is there can be seen under the right address later.
      if (meant.status >= 500) return led(302, plain, url, { 'cache-control': 'no-store' });
    }

    const response = await handler(request, context);
    if (response.status !== 404 || !isPage(response)) return withQuery(response, url);
    const location = await newPlace(url.pathname, context);
    if (!location) return response;
    await response.body?.cancel();
    return led(301, location, url);
  };
