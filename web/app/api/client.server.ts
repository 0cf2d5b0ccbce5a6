import type { AppLoadContext } from '@remix-run/node';
import createClient, { type Client } from 'openapi-fetch';
import { apiLanguage, type Language } from '~/i18n/languages';
import { partnerReads, readOnlyPosts, uncachedReads } from './calls.gen';
import { callDeadline, deadlineFor, patienceFor } from './deadline.server';
import type { paths } from './schema.gen';

export type Api = Client<paths>;

interface ApiOptions {
  language: Language;
  request: Request;
  context: AppLoadContext;
  /** Asks as the visitor, with the visitor's cookies; an answer made with them belongs to that visitor alone. */
  withCookies?: boolean;
  /** Says where the network has the visitor; the answer belongs to that visitor alone. */
  withPlace?: boolean;
}

/** By these the API sees the same browser and origin as this process does. */
const passedOn = ['cookie', 'origin', 'sec-fetch-site', 'user-agent'];

function visitorHeaders(request: Request): Record<string, string> {
  const host = request.headers.get('host');
  return Object.fromEntries([
    ...passedOn.flatMap((name) => {
      const value = request.headers.get(name);
      return value ? [[name, value]] : [];
    }),
    ...(host ? [['x-forwarded-host', host]] : []),
  ]);
}

const listed = (paths: readonly string[], path: string): boolean => paths.includes(path);

/** What a call is made with, as far as it makes another answer. */
interface Asked {
  params?: unknown;
  body?: unknown;
}

type Answered = { response: Response };
type Call = (path: string, init?: Asked & { fetch?: typeof fetch }) => Promise<Answered>;

/** Asks with what is known of changes by now: an answer is cached as of the moment in which it is asked for. */
function fetchAfter(context: AppLoadContext, input: Request, signal: AbortSignal) {
  const readAfter = context.readAfter();
  if (readAfter) input.headers.set('x-read-after', readAfter);
  return fetch(input, { signal });
}

/**
 * The API for one request: in the visitor's language, under the same request id, given up when the visitor leaves.
 * Connections are kept open by Node's own fetch. What is the same for all comes from memory, and is frozen.
 */
export function apiFor({ language, request, context, withCookies, withPlace }: ApiOptions): Api {
  const visitor = withCookies ? visitorHeaders(request) : {};
  const preview = new URL(request.url).searchParams.get('preview');

  async function noted<Answer>(asked: Promise<Answer>, responseOf: (answer: Answer) => Response) {
    const answer = await asked.catch((error: unknown) => {
      context.callFailed();
      throw error;
    });
    const { status, headers } = responseOf(answer);
    if (status >= 500) context.callFailed();
    const wrote = headers.get('x-read-after');
    if (wrote) context.wrote(wrote);
    for (const tag of headers.get('cache-tag')?.split(',') ?? []) context.tags.add(tag);
    return answer;
  }

  const client = createClient<paths>({
    baseUrl: context.apiUrl,
    headers: {
      'accept-language': apiLanguage(language),
      'x-request-id': context.requestId,
      'x-forwarded-for': context.clientAddress,
      ...visitor,
      ...(withPlace ? context.placeHeaders : {}),
      // The page of a record that visitors don't see yet, for who has its link.
      ...(preview ? { 'x-preview': encodeURIComponent(preview) } : {}),
    },
    // `types[]=city&types[]=blog`, as the API reads lists.
    querySerializer: { array: { style: 'form', explode: true } },
    redirect: 'manual',
    fetch: (input) =>
      noted(fetchAfter(context, input, patienceFor({ request, context })), (response) => response),
  });
  if (withCookies || withPlace || preview) return client;

  const keeping = (method: 'GET' | 'POST') => {
    const call = client[method] as Call;
    return (path: string, init: Asked = {}) => {
      const isRead = method === 'GET' ? !listed(uncachedReads, path) : listed(readOnlyPosts, path);
      if (!isRead) return call(path, init);
      const key = `${language} ${path} ${JSON.stringify([init.params, init.body])}`;
      const asked = context.cachedAnswer(
        key,
        // Others may wait for it too, so that it is not given up when this visitor leaves.
        () =>
          call(path, { ...init, fetch: (input) => fetchAfter(context, input as Request, callDeadline()) }),
        listed(partnerReads, path) ? callDeadline() : deadlineFor({ request, context }),
      );
      return noted(asked, ({ response }) => response);
    };
  };
  return { ...client, GET: keeping('GET'), POST: keeping('POST') } as Api;
}
