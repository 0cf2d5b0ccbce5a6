import { apiLanguage, type Language } from '../i18n/languages';

/** So long a call may take, in milliseconds, before it is given up. */
export const TIMEOUT_MS = 60_000;

/** The language that the page is written in, where nothing of React is at hand. */
export const pageLanguage = (): Language => document.documentElement.lang as Language;

/** Aborts after a minute, or when the caller wants it. Not every browser in use has `AbortSignal.any`. */
function givenUp(by: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  if (!by) return timeout;
  const both = new AbortController();
  for (const signal of [timeout, by]) {
    if (signal.aborted) both.abort(signal.reason);
    signal.addEventListener('abort', () => both.abort(signal.reason), { once: true });
  }
  return both.signal;
}

/** Fetches a file of the site, or one from elsewhere, in time. */
export function fetchFile(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, signal: givenUp(init.signal) });
}

interface ApiCall {
  method?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** The page's own, unless something else is said. */
  language?: Language;
  signal?: AbortSignal;
}

/** One call of the API from the browser, as every one is made: with cookies, in a language, given up after a minute. */
export function fetchApi(
  path: `/${string}`,
  { method = 'GET', json, language = pageLanguage(), signal }: ApiCall = {},
): Promise<Response> {
  return fetch(`/api${path}`, {
    method,
    credentials: 'include',
    headers: {
      'accept-language': apiLanguage(language),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: json === undefined ? null : JSON.stringify(json),
    signal: givenUp(signal),
  });
}
