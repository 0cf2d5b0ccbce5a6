import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CdnKind } from '../../server/platform/cdn/kinds';
import { brokenSeconds, createPageCache, staleSeconds } from '../../web/http/page-cache/cache';
import { bodyFor, freshSeconds, scriptDigests, withFormsOf } from '../../web/http/page-cache/page';
import { pageServer } from '../../web/http/page-cache/serve';
import { changeLog } from '../factories/change-log';

let log: ReturnType<typeof changeLog>;
let clock: number;
let rendered: number;
let status: number;
let failing: boolean;
let whole: boolean;

const change = (tag: string) => log.change(tag);

const cacheOf = (
  most = 1_000_000,
  duringRender: () => void | Promise<void> = () => {},
  cdn: CdnKind | null = null,
) =>
  createPageCache({
    most,
    cdn,
    changes: log.changes,
    now: () => clock,
    headersFor: (digests) => ({ 'content-security-policy': `script-src 'self' ${digests.join(' ')}` }),
    render: async (address) => {
      rendered += 1;
      const body = `<html>${address} ${rendered} ${'x'.repeat(2000)}</html>`;
      await duringRender();
      if (failing) throw new Error('the API is down');
      return {
        response: new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }),
        tags: new Set(['city', 'blog']),
        isWhole: whole,
      };
    },
  });

const textOf = async (given: ReturnType<ReturnType<typeof cacheOf>['give']>) => {
  const { page } = await given;
  return (await bodyFor(page).body).toString().slice(0, 20);
};

beforeEach(() => {
  [log, clock, rendered, status, failing, whole] = [changeLog(), 1_000_000, 0, 200, false, true];
});
afterEach(() => vi.restoreAllMocks());

test('a page that says the same when it is rendered anew keeps what was compressed', async () => {
  const cache = cacheOf();
  const { page } = await cache.give('/en');
  const compressed = bodyFor(page, 'br').body;
  const bodies = new Map([['identity' as const, Promise.resolve(Buffer.from('anew'))]]);
  const same = withFormsOf({ ...page, bodies, asked: 0, at: page.at + 1 }, page);
  expect(same).toMatchObject({ at: page.at + 1, asked: 1 });
  expect(bodyFor(same, 'br').body).toBe(compressed);
  const other = withFormsOf({ ...page, bodies, asked: 0, etag: 'W/"other"' }, page);
  expect((await bodyFor(other).body).toString()).toBe('anew');
});

test('however many ask at once, a page is rendered once, and then given out', async () => {
  const cache = cacheOf();
  await Promise.all(Array.from({ length: 50 }, () => cache.give('/en')));
  expect((await cache.give('/en')).isCached).toBe(true);
  expect(rendered).toBe(1);
});

test('a change in what it was made from makes it anew behind the visitors of a minute, another change does not', async () => {
  let letGo = () => {};
  let gate = Promise.resolve();
  const cache = cacheOf(1_000_000, () => gate);
  await cache.give('/en');
  change('event');
  await cache.give('/en');
  expect(rendered).toBe(1);
  change('city');
  clock += freshSeconds * 1000;
  gate = new Promise((resolve) => {
    letGo = resolve;
  });
  // Nobody waits for the gate, and the page is made once for all of them.
  for (const given of Array.from({ length: 20 }, () => cache.give('/en'))) {
    expect(given).toMatchObject({ isCached: true });
    expect(await textOf(given)).toContain('/en 1');
  }
  letGo();
  await sleep(5);
  expect(await textOf(cache.give('/en'))).toContain('/en 2');
  expect(rendered).toBe(2);
});

test('a page older than a minute is waited for when a change has touched it', async () => {
  const cache = cacheOf();
  await cache.give('/en');
  change('city');
  clock += (freshSeconds + 1) * 1000;
  expect(await textOf(cache.give('/en'))).toContain('/en 2');
});

test('what is taken back is gone after the first who asks', async () => {
  const cache = cacheOf();
  await cache.give('/en');
  change('city');
  status = 404;
  await cache.give('/en');
  await sleep(5);
  expect((await cache.give('/en')).page.status).toBe(404);
});

test('a change while it is rendered is not lost', async () => {
  let once = () => change('blog');
  const cache = cacheOf(1_000_000, () => {
    once();
    once = () => {};
  });
  expect(await textOf(cache.give('/en'))).toContain('/en 1');
  expect(await textOf(cache.give('/en'))).toContain('/en 1');
  await sleep(5);
  expect(await textOf(cache.give('/en'))).toContain('/en 2');
});

test('an old page is given out while a new one is made, for a time', async () => {
  const cache = cacheOf();
  await cache.give('/en');
  clock += (freshSeconds + 1) * 1000;
  expect(await textOf(cache.give('/en'))).toContain('/en 1');
  await sleep(5);
  expect(await textOf(cache.give('/en'))).toContain('/en 2');
  clock += (staleSeconds + 1) * 1000;
  expect(await textOf(cache.give('/en'))).toContain('/en 3');
});

test('while nothing can be rendered, the last good page is given out, for a day', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const cache = cacheOf();
  await cache.give('/en');
  failing = true;
  change('city');
  clock += (freshSeconds + 1) * 1000;
  expect(await textOf(cache.give('/en'))).toContain('/en 1');
  failing = false;
  status = 503;
  expect(await textOf(cache.give('/en'))).toContain('/en 1');
  clock += (brokenSeconds + 1) * 1000;
  expect((await cache.give('/en')).page.status).toBe(503);
});

test('after a try that failed nobody waits for the next, and it goes out as what it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let letGo = () => {};
  let gate = Promise.resolve();
  const cache = cacheOf(1_000_000, () => gate);
  await cache.give('/en');
  failing = true;
  change('city');
  clock += (freshSeconds + 1) * 1000;
  expect((await cache.give('/en')).page.failedAt).toBe(clock);
  gate = new Promise((resolve) => {
    letGo = resolve;
  });
  expect(cache.give('/en')).toMatchObject({ isCached: true });
  failing = false;
  letGo();
  await sleep(5);
  const { page } = await cache.give('/en');
  expect(page.failedAt).toBeUndefined();
});

test('only good pages are cached, and no more than there is room for', async () => {
  const cache = cacheOf(12_000);
  for (const address of ['/1', '/2', '/3', '/4']) await cache.give(address);
  expect(cache.size()).toBe(2);
  expect((await cache.give('/4')).isCached).toBe(true);
  expect((await cache.give('/1')).isCached).toBe(false);
  whole = false;
  await cache.give('/lacking');
  expect((await cache.give('/lacking')).isCached).toBe(false);
  status = 404;
  await cache.give('/nowhere');
  expect((await cache.give('/nowhere')).isCached).toBe(false);
});

test('inline scripts are named by their digests, data and files are not', () => {
  const digest = createHash('sha256').update('a()').digest('base64');
  const html = `<script nonce="x">a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script>`;
  expect(scriptDigests(html)).toEqual([`'sha256-${digest}'`]);
});

test('for a CDN a page says what it was made of, and one that a change has touched is not given out', async () => {
  const cache = cacheOf(1_000_000, () => {}, 'fastly');
  const first = await cache.give('/en');
  expect(first.page.headers).toMatchObject({
    'surrogate-key': 'blog city',
    'cache-control': expect.stringMatching(
      /^public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400$/,
    ),
  });
  change('event');
  expect((await cache.give('/en')).page).toBe(first.page);
  change('city');
  expect(await textOf(cache.give('/en'))).toContain('/en 2');
  // While it can't be made anew, what there is goes out as before.
  vi.spyOn(console, 'error').mockReturnValue();
  change('city');
  failing = true;
  expect(await textOf(cache.give('/en'))).toContain('/en 2');
  failing = false;
  status = 404;
  const gone = await cache.give('/vi');
  expect(gone.page.headers).not.toHaveProperty('surrogate-key');
  expect(gone.page.headers['cache-control']).toBe('private, no-store');
});

test('over HTTP: encodings, 304, HEAD, and nothing else of the request', async () => {
  const cache = cacheOf();
  const open = pageServer(cache, (url) => (url.startsWith('/en') ? '/en' : null));
  const server = createServer((request, answer) => open(request, answer) || answer.writeHead(418).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init);
  try {
    const plain = await ask('/en?x=1', { headers: { cookie: 'a=b', 'accept-encoding': 'identity' } });
    const packed = await ask('/en', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.text()).toBe(await plain.text());
    expect(plain.headers.get('cache-tag')).toBeNull();
    expect(plain.headers.get('set-cookie')).toBeNull();
    const etag = plain.headers.get('etag') ?? '';
    const known = await ask('/en', { headers: { 'if-none-match': etag } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'));
    const cached = await ask('/en');
    expect(cached.headers.get('age')).not.toBeNull();
    expect(cached.headers.get('cache-status')).toMatch(/^visit-vietnam; hit; ttl=-?\d+$/);
    const head = await ask('/en', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await ask('/other')).status).toBe(418);
    expect((await ask('/en', { method: 'POST' })).status).toBe(418);
    expect(rendered).toBe(1);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
