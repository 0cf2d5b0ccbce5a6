import { filledPath } from '../factories/openapi';
import { type Actor, nobody } from './actors';
import type { Belongings } from './belongings';
import { type CachingProxy, startCachingProxy } from './caching-proxy';
import { operations } from './operations';
import type { Log } from './part';
import { type Answer, ask, each, newAddress } from './request';
import { sitePaths } from './site-paths';
import type { Target } from './target';

const asActor = ({ cookies }: Actor): Record<string, string> => ({
  'accept-language': 'en',
  'x-forwarded-for': newAddress(),
  ...(cookies ? { cookie: cookies } : {}),
});

/** The same names for page and data after a dot or a slash that a cache may take for a file. */
const disguised = [
  '/x.css',
  '.css',
  '%2fx.css',
  ';x.css',
  '/x.js',
  '%0ax.css',
  '%23x.png',
  '%3fx.css',
  '/..%2fx.css',
];

const personalPages = [
  '/en/profile',
  '/en/listticket',
  '/en/shopping',
  '/en/saved',
  '/admin',
  '/api/me',
  '/api/orders',
  '/api/tour/cart',
];

/** All that is asked for: pages, their data, what may be taken for files, and every public read of the API. */
function addressesOf(owned: Belongings): string[] {
  const reads = operations
    .filter(({ method, access, path }) => method === 'GET' && access !== 'admin' && path !== '/changes')
    .filter(({ access, path }) => (access === 'public' || access === 'customer') && !/logout/.test(path))
    .map((operation) => `/api${filledPath(operation)}`);
  return [
    ...sitePaths(owned).filter((path) => !/signout|logout/.test(path)),
    ...personalPages.flatMap((page) => disguised.map((suffix) => page + suffix)),
    ...reads,
    `/api/orders/${owned.orderCode}`,
    `/api/orders/${owned.orderCode}/calendar.ics`,
    `/api/trips/${owned.tripId}`,
    `/api/trips/${owned.tripId}/plan.json`,
  ];
}

const marksIn = ({ body, headers }: Answer, owned: Belongings): string[] => {
  const said = `${body}\n${JSON.stringify(headers)}`;
  const cookies = owned.owner.cookies.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
  return [...owned.marks, ...cookies.filter((value) => value.length > 20)].filter((mark) =>
    said.includes(mark),
  );
};

export interface Walk {
  owned: Belongings;
  administrator: Actor;
  other: Actor;
  deadline: number;
  isShort: boolean;
}

/** Addresses whose answer names the one who asks and is not his alone: what is typed into them comes back. */
const repeats = (path: string, mark: string): boolean => path.includes(mark);

/**
 * Walks every address as A, through a cache that many share, then as B and as nobody: nothing that is A's may come to them,
 * and nothing that was answered to A may be stored if it is.
 */
export async function walkBehindCache(target: Target, log: Log, walk: Walk): Promise<void> {
  const { owned, other, administrator, deadline, isShort } = walk;
  const proxy = await startCachingProxy(target.siteUrl);
  try {
    const addresses = addressesOf(owned);
    const own = new Set<string>();
    const ofA: Actor = {
      ...owned.owner,
      cookies: [owned.owner.cookies, administrator.cookies].filter(Boolean).join('; '),
    };
    const asked = await each(
      addresses,
      3,
      async (path) => {
        const answer = await ask(proxy.url, { path, headers: asActor(ofA) });
        log.tried();
        if (answer.ended === 'timeout') log.deviates(`${path} as A: no answer`);
        if (answer.status >= 500 && answer.status !== 503) log.deviates(`${path} as A: ${answer.status}`);
        if (marksIn(answer, owned).some((mark) => !repeats(path, mark))) own.add(path);
      },
      deadline,
    );
    if (asked < addresses.length) log.deviates(`only ${asked} of ${addresses.length} were walked in time`);
    // Without it the walk would prove nothing.
    if (own.size < 8) log.deviates(`A sees something of his own at ${own.size} addresses only`);
    const stored = new Set(proxy.stored());
    for (const path of own)
      if (stored.has(path)) log.deviates(`${path} is A's own, and a shared cache may store it`);
    for (const reader of [other, nobody]) {
      await each(
        addresses.slice(0, asked),
        3,
        async (path) => {
          const answer = await ask(proxy.url, { path, headers: asActor(reader) });
          log.tried();
          const marks = marksIn(answer, owned).filter((mark) => !repeats(path, mark));
          if (marks.length > 0) log.deviates(`${path} tells ${reader.name} ${marks.join(', ')} of A`);
        },
        deadline,
      );
    }
    log.note(
      `${addresses.length} addresses, ${own.size} with something of A's, ${stored.size} stored, ${proxy.hits()} hits`,
    );
    await tryPoisons(proxy, log, isShort ? publicPages.slice(0, 3) : publicPages, deadline);
  } finally {
    await proxy.close();
  }
}

const evil = 'evil.example';

/** Headers that no cache has in its key, and some server or framework somewhere believes. */
const poisons: ReadonlyArray<Record<string, string>> = [
  { 'x-forwarded-host': evil },
  { 'x-forwarded-host': evil, 'x-forwarded-proto': 'https', 'x-forwarded-port': '8443' },
  { 'x-forwarded-proto': 'nothttps' },
  { forwarded: `host=${evil};proto=https` },
  { 'x-host': evil, 'x-forwarded-server': evil, 'x-http-host-override': evil },
  { 'x-original-url': '/admin/login', 'x-rewrite-url': '/admin/login' },
  { 'x-forwarded-prefix': `//${evil}`, 'x-script-name': `//${evil}` },
  { 'x-http-method-override': 'POST', 'x-method-override': 'POST', 'x-http-method': 'POST' },
  { origin: `https://${evil}`, referer: `https://${evil}/` },
  { 'accept-language': 'vi', 'user-agent': `<script>${evil}` },
  { cookie: `lang=${evil}; lng=${evil}; theme=${evil}` },
  { range: 'bytes=0-1' },
  { 'x-remix-redirect': `https://${evil}`, 'x-remix-revalidate': '1', 'x-remix-response': 'yes' },
  { 'x-request-id': `${evil}-12345678`.replace('.', '-') },
  { 'transfer-encoding': 'identity' },
  { 'x-real-ip': evil, 'client-ip': evil, 'true-client-ip': evil },
];

const publicPages = [
  '/en',
  '/vi',
  '/en/blogs',
  '/en/city/hoi-an',
  '/en/contact',
  '/',
  '/en/nowhere',
  '/en/signin',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/en/blogs.data',
  '/manifest.webmanifest',
  '/en/hoi-an',
];

/** Asks through the cache with headers that mean harm, and then as everybody does: nothing of the first may be left. */
async function tryPoisons(
  proxy: CachingProxy,
  log: Log,
  pages: readonly string[],
  deadline: number,
): Promise<void> {
  let run = 0;
  for (const page of pages) {
    for (const headers of poisons) {
      if (Date.now() > deadline) return log.deviates('not all poisons were tried in time');
      run += 1;
      const path = `${page}?utm_source=run${run}`;
      const poisoned = await ask(proxy.url, { path, headers: { 'accept-language': 'en', ...headers } });
      const next = await ask(proxy.url, { path, headers: { 'accept-language': 'en' } });
      const clean = await ask(proxy.url, {
        path: `${page}?utm_source=clean${run}`,
        headers: { 'accept-language': 'en' },
      });
      log.tried(3);
      const what = `${page} after ${JSON.stringify(headers)}`;
      if (poisoned.status >= 500 && poisoned.status !== 503) log.deviates(`${what}: ${poisoned.status}`);
      // An id is repeated as it was given: it has no characters but those of a word.
      const { 'x-request-id': _id, ...said } = next.headers;
      if (`${next.body}${JSON.stringify(said)}`.includes('evil'))
        log.deviates(`${what}: names ${evil} to others`);
      if (next.headers['x-cache'] === 'hit' && next.status !== clean.status)
        log.deviates(`${what}: others get ${next.status}, not ${clean.status}`);
    }
  }
}
