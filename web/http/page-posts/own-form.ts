import type { IncomingHttpHeaders } from 'node:http';

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/**
 * Whether a form comes from a page of this site. Browsers say where a request comes from; what says nothing is no
 * browser, and has no visitor's cookies that it could misuse.
 */
export function isOwnForm(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  // "null", as pages without an origin say, has no host and is nobody's.
  const from = hostOf(origin);
  return from !== null && (from === host || from === hostOf(publicUrl));
}
