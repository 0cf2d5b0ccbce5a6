import type { AppLoadContext } from '@remix-run/node';
import createClient, { type Client } from 'openapi-fetch';
import { apiLanguage, type Language } from '~/i18n/languages';
import { callDeadline, deadline } from './deadline.server';
import type { paths } from './schema.gen';

export type Api = Client<paths>;

interface ApiOptions {
  language: Language;
  request: Request;
  context: AppLoadContext;
  /** Asks as the visitor, with the visitor's cookies; an answer made with them belongs to that visitor alone. */
  withCookies?: boolean;
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

/** Questions that the contract asks by POST, although they only read. */
const readByPost = new Set([
  '/planyourtrip/website/header-menu',
  '/seosearch/search-by-url',
  '/setting/profile/information',
]);

/** The API writes down what visitors search for, so that each search must reach it. */
const isCounted = (pathname: string) => pathname === '/search';

/**
 * The API for one request: in the visitor's language, under the same request id, given up when the visitor leaves.
 * Connections are kept open by Node's own fetch.
 */
export function apiFor({ language, request, context, withCookies }: ApiOptions): Api {
  const visitor = withCookies ? visitorHeaders(request) : {};
  const preview = new URL(request.url).searchParams.get('preview');
  return createClient<paths>({
    baseUrl: context.apiUrl,
    headers: {
      'accept-language': apiLanguage(language),
      'x-request-id': context.requestId,
      'x-forwarded-for': context.clientAddress,
      ...visitor,
      // The page of a record that visitors don't see yet, for who has its link.
      ...(preview ? { 'x-preview': encodeURIComponent(preview) } : {}),
    },
    // `types[]=city&types[]=blog`, as the API reads lists.
    querySerializer: { array: { style: 'form', explode: true } },
    redirect: 'manual',
    fetch: async (input) => {
      const { pathname, search } = new URL(input.url);
      const reads = input.method === 'GET' || readByPost.has(pathname);
      const isForAll = reads && !withCookies && !preview && !isCounted(pathname);
      const asked = isForAll && input.body ? await input.clone().text() : '';
      const answer = await (isForAll
        ? // Others may wait for it too, so that it is not given up when this visitor leaves.
          context.keptAnswer(`${language} ${pathname}${search} ${asked}`, () =>
            fetch(input, { signal: deadline() }),
          )
        : fetch(input, { signal: callDeadline(request.signal) })
      ).catch((error: unknown) => {
        context.callFailed();
        throw error;
      });
      if (answer.status >= 500) context.callFailed();
      for (const tag of answer.headers.get('cache-tag')?.split(',') ?? []) context.tags.add(tag);
      return answer;
    },
  });
}
