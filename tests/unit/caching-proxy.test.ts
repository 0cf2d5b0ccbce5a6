import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { lifetimeOf, startCachingProxy } from '../attack/caching-proxy';
import { loopbackOnly } from '../attack/target';

const day = 86_400_000;

describe('what a shared cache may keep', () => {
  it.each([
    ['private, no-store', {}, null],
    ['private, max-age=60', {}, null],
    ['no-store', {}, null],
    ['public, max-age=60', {}, 60_000],
    ['public, max-age=0, s-maxage=60, stale-while-revalidate=600', {}, 660_000],
    ['public, no-cache', {}, 0],
    ['max-age=60', { authorization: 'Bearer x' }, null],
    ['public, max-age=86400', { authorization: 'Bearer x' }, day],
    // Nothing is said: a cache may guess.
    ['', {}, 60_000],
  ])('%s', (policy, request, expected) => {
    expect(lifetimeOf(request, 200, policy ? { 'cache-control': policy } : {})).toBe(expected);
  });

  it('keeps a missing page that says nothing, and no redirect that says nothing', () => {
    expect(lifetimeOf({}, 404, {})).toBe(60_000);
    expect(lifetimeOf({}, 302, {})).toBeNull();
    expect(lifetimeOf({}, 200, { vary: '*' })).toBeNull();
  });
});

describe('a cache that many share', async () => {
  let asked = 0;
  const server = createServer((request, answer) => {
    asked += 1;
    const isPrivate = request.url === '/own';
    answer.setHeader('cache-control', isPrivate ? 'private, no-store' : 'public, s-maxage=60');
    answer.setHeader('vary', 'accept-language');
    answer.end(`${asked} for ${request.headers.cookie ?? 'nobody'}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy = await startCachingProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  afterAll(async () => {
    await proxy.close();
    server.close();
  });

  const read = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(proxy.url + path, { headers: { 'accept-language': 'en', ...headers } })).text();

  it('gives to others what was made for one, when that says it may: a leak would be seen', async () => {
    const first = await read('/page', { cookie: 'a=A' });
    expect(first).toContain('for a=A');
    expect(await read('/page')).toBe(first);
    expect(await read('/page', { 'accept-language': 'vi' })).not.toBe(first);
    expect(await read('/own', { cookie: 'a=A' })).toContain('for a=A');
    expect(await read('/own')).toContain('for nobody');
    expect(proxy.stored()).toEqual(['/page']);
  });
});

describe('what may be attacked', () => {
  it.each(['http://127.0.0.1:3000', 'http://localhost:3000/en', 'http://[::1]:3000'])('%s', (address) => {
    expect(loopbackOnly(address)).toBe(new URL(address).origin);
  });

  it.each([
    'http://visitvietnam.example',
    'https://127.0.0.1:3000',
    'http://127.0.0.1.evil.example',
    'http://10.0.0.1:3000',
    'http://0.0.0.0:3000',
  ])('never %s', (address) => {
    expect(() => loopbackOnly(address)).toThrow('is refused');
  });
});
