import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from './request';

interface Stored {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string;
  /** The request headers that `Vary` names, as they were. */
  varied: Array<[string, string]>;
  storedAt: number;
  freshMilliseconds: number;
}

export interface CachingProxy {
  url: string;
  /** Addresses of which an answer is stored now. */
  stored(): string[];
  hits(): number;
  close(): Promise<void>;
}

/** Statuses that a cache may keep although nothing says for how long (RFC 9110, 15.1). */
const keptByDefault = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]);

const directivesOf = (policy: string | undefined): Map<string, string> =>
  new Map(
    (policy ?? '').split(',').map((part) => {
      const [name = '', value = ''] = part.trim().toLowerCase().split('=');
      return [name, value.replaceAll('"', '')] as const;
    }),
  );

const text = (value: string | string[] | undefined): string => [value ?? ''].flat().join(', ');

/**
 * For how long a shared cache may give this answer to others without asking, in milliseconds; null if it may not store it
 * (RFC 9111, 3). Where nothing is said it takes all the freedom that there is, and a cookie in the answer keeps nothing
 * from being stored: as hard to bear as a cache that keeps to the standard can be.
 */
export function lifetimeOf(
  request: IncomingHttpHeaders,
  status: number,
  answer: IncomingHttpHeaders,
): number | null {
  const policy = directivesOf(text(answer['cache-control']));
  if (policy.has('no-store') || policy.has('private') || answer.vary === '*') return null;
  const mayShare = policy.has('public') || policy.has('s-maxage') || policy.has('must-revalidate');
  if (request.authorization && !mayShare) return null;
  if (policy.has('no-cache')) return 0;
  const seconds = policy.get('s-maxage') ?? policy.get('max-age');
  if (seconds !== undefined) {
    const stale = Number(policy.get('stale-while-revalidate') ?? 0);
    return (Number(seconds) + stale) * 1000;
  }
  if (answer.expires) return Date.parse(answer.expires) - Date.now();
  return keptByDefault.has(status) || policy.has('public') ? 60_000 : null;
}

const matches = (request: IncomingMessage, { varied }: Stored): boolean =>
  varied.every(([name, value]) => text(request.headers[name]) === value);

/** A cache in front of the site that many share, as a CDN or a company's proxy would be. */
export async function startCachingProxy(origin: string): Promise<CachingProxy> {
  const store = new Map<string, Stored[]>();
  let hits = 0;

  const answerTo = async (request: IncomingMessage, answer: ServerResponse) => {
    const key = `${request.headers.host} ${request.url}`;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = isRead
      ? store
          .get(key)
          ?.find((entry) => matches(request, entry) && Date.now() - entry.storedAt < entry.freshMilliseconds)
      : undefined;
    if (found) {
      hits += 1;
      answer.writeHead(found.status, { ...found.headers, 'x-cache': 'hit' });
      return answer.end(found.body);
    }
    let body = '';
    request.setEncoding('utf8');
    for await (const part of request) body += part;
    const { connection, 'accept-encoding': _encoding, ...headers } = request.headers;
    const given = await ask(origin, {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, text(value as string | string[] | undefined)]),
      ),
      ...(body ? { body } : {}),
    });
    const { connection: _own, 'transfer-encoding': _coding, 'keep-alive': _alive, ...kept } = given.headers;
    const lifetime =
      given.ended === 'whole' && isRead ? lifetimeOf(request.headers, given.status, given.headers) : null;
    if (lifetime !== null && lifetime > 0 && request.method === 'GET') {
      const names = text(given.headers.vary)
        .toLowerCase()
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
      const entry: Stored = {
        status: given.status,
        headers: kept,
        body: given.body,
        varied: names.map((name) => [name, text(request.headers[name])]),
        storedAt: Date.now(),
        freshMilliseconds: lifetime,
      };
      store.set(key, [...(store.get(key) ?? []).filter((other) => !matches(request, other)), entry]);
    }
    answer.writeHead(given.status || 502, { ...kept, 'x-cache': 'miss' });
    answer.end(given.body);
  };
  // Who asks may have gone before the answer came.
  const server = createServer((request, answer) => {
    answerTo(request, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stored: () => [...store.keys()].map((key) => key.split(' ')[1] ?? ''),
    hits: () => hits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
