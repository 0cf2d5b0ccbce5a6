import type { IncomingMessage, ServerResponse } from 'node:http';
import { awayHeaders, awayPage } from '../away-page';
import { keepQuery } from '../keep-query';
import { requestId } from '../request-id';
import type { Given, PageCache } from './cache';
import { bodyFor, freshSeconds } from './page';

/** Addresses whose reading is remembered. */
const mostAddresses = 10_000;

/** Compares as RFC 9110 wants it for reading: weakly. */
const isKnown = (given: string | undefined, etag: string): boolean =>
  (given ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2));

async function write(request: IncomingMessage, answer: ServerResponse, { page, isCached }: Given) {
  const headers: Record<string, string | number> = {
    ...page.headers,
    etag: page.etag,
    'x-request-id': requestId(request),
  };
  // The page is cached without the parameters that mean nothing to it; to others they may.
  if (page.status === 301) headers.location = keepQuery(String(headers.location), request.url ?? '/');
  if (isCached) {
    const age = Math.floor((Date.now() - page.at) / 1000);
    const why = page.failedAt === undefined ? '' : '; detail=stale-if-error';
    Object.assign(headers, { age, 'cache-status': `visit-vietnam; hit; ttl=${freshSeconds - age}${why}` });
  }
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag)) {
    answer.writeHead(304, headers).end();
    return;
  }
  const { encoding, body } = bodyFor(page, request.headers['accept-encoding'] as string | undefined);
  const bytes = await body;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = bytes.length;
  answer.writeHead(page.status, headers);
  answer.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Answers from cached pages, before any framework. False for what is none of them, which then goes the ordinary way.
 * Nothing of the visitor's request but its address and the encodings that it takes has any effect.
 */
export function pageServer(cache: PageCache, addressOf: (url: string) => string | null) {
  const addresses = new Map<string, string | null>();

  const read = (url: string): string | null => {
    const known = addresses.get(url);
    if (known !== undefined) return known;
    if (addresses.size >= mostAddresses) addresses.clear();
    const address = addressOf(url);
    addresses.set(url, address);
    return address;
  };

  return (request: IncomingMessage, answer: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const address = read(request.url ?? '/');
    if (address === null) return false;
    Promise.resolve(cache.give(address))
      .then((given) => write(request, answer, given))
      .catch((error: unknown) => {
        console.error(`${request.url} could not be answered`, error);
        if (answer.headersSent) return void answer.end();
        answer.writeHead(503, awayHeaders).end(request.method === 'HEAD' ? undefined : awayPage);
      });
    return true;
  };
}
