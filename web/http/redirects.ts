import type { AppLoadContext, RequestHandler } from '@remix-run/node';

/** A visitor who asked for a page that is not there is not kept waiting for long. */
const deadlineMilliseconds = 2_000;

async function newPlace(request: Request, { apiUrl, requestId }: AppLoadContext): Promise<string | null> {
  const { pathname } = new URL(request.url);
  try {
    const answer = await fetch(`${apiUrl}/redirects/resolve?path=${encodeURIComponent(pathname)}`, {
      headers: { 'x-request-id': requestId },
      signal: AbortSignal.timeout(deadlineMilliseconds),
    });
    if (!answer.ok) return null;
    const { data } = (await answer.json()) as { data: { location: string } };
    return data.location;
  } catch {
    return null;
  }
}

/** Looks up what is not found in the editors' redirects: whatever page says that it is not there, old addresses lead on. */
export const withRedirects =
  (handler: RequestHandler): RequestHandler =>
  async (request, context) => {
    const response = await handler(request, context);
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
    if (response.status !== 404 || !isPage || !['GET', 'HEAD'].includes(request.method) || !context) {
      return response;
    }
    const location = await newPlace(request, context);
    if (!location) return response;
    await response.body?.cancel();
    return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=300' } });
  };
