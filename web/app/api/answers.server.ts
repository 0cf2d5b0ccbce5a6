import type { AppLoadContext } from '@remix-run/node';

interface Answered<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/** The error page with 503, to be thrown: the API is down, overloaded or too slow. */
export function unavailable(context: AppLoadContext, cause: unknown): Response {
  // Nobody waits any more, and nothing is wrong, when the visitor has left.
  if ((cause as Error).name !== 'AbortError') {
    console.error(`[${context.requestId}] the API could not answer`, cause);
  }
  return Response.json({ request_id: context.requestId }, { status: 503, headers: { 'retry-after': '30' } });
}

/** The last part of the path that the API says a renamed record has now. */
function newSlug(response: Response): string | undefined {
  const location = response.headers.get('location')?.split('?')[0];
  return location?.split('/').filter(Boolean).at(-1);
}

/**
 * The body of a call that the page cannot do without. Otherwise throws the Response that the page becomes: 404 the
 * not-found page, a renamed record a permanent redirect to `pageOf(slug)`, anything else the error page with 503.
 */
export async function required<Body>(
  call: Promise<Answered<Body>>,
  context: AppLoadContext,
  pageOf?: (slug: string) => string,
): Promise<Body> {
  const { data, response } = await call.catch((cause: Error) => {
    // The visitor left, or a prefetch was called off: nobody waits, and nothing is wrong.
    throw cause.name === 'AbortError' ? cause : unavailable(context, cause);
  });
  if (data !== undefined && response.ok) return data;
  if (response.status === 301 || response.status === 308) {
    const slug = newSlug(response);
    if (slug && pageOf) throw new Response(null, { status: 301, headers: { location: pageOf(slug) } });
  }
  // A malformed slug is refused as invalid; for a visitor that page does not exist either.
  if ([404, 410, 422].includes(response.status)) throw new Response(null, { status: 404 });
  throw unavailable(context, `${response.url} answered ${response.status}`);
}

/** The body of a call that one section is made from, or null with a line in the log: the page stands without it. */
export async function optional<Body>(
  call: Promise<Answered<Body>>,
  context: AppLoadContext,
): Promise<Body | null> {
  try {
    const { data, response } = await call;
    if (data !== undefined && response.ok) return data;
    // What is not there is nothing to look into.
    if (response.status !== 404) {
      console.warn(`[${context.requestId}] ${response.url} answered ${response.status}`);
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') console.warn(`[${context.requestId}] API call failed`, error);
  }
  return null;
}
