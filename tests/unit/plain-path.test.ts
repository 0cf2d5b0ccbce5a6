import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import routes, { type RouteEntry } from '~/routes';
import { keepQuery } from '../../web/http/keep-query';
import { addressReader } from '../../web/http/page-cache/address';
import { plainPathReader } from '../../web/http/plain-path';
import { withRedirects } from '../../web/http/redirects';

/** The site's own routes, as the build has them. */
const entriesOf = (entries: RouteEntry[], parentId: string): [string, object][] =>
  entries.flatMap(({ file, id: own, path, index, children }) => {
    const id = own ?? file.replace(/\.tsx?$/, '');
    const route = { id, parentId, module: {}, ...(path ? { path } : {}), ...(index ? { index } : {}) };
    return [[id, route] as [string, object], ...entriesOf(children ?? [], id)];
  });
const root = { id: 'root', path: '', module: {} };
const build = {
  routes: Object.fromEntries([['root', root], ...entriesOf(routes, 'root')]),
} as unknown as ServerBuild;
const plain = plainPathReader(build);

describe('a public page', () => {
  it.each([
    ['/EN', '/en'],
    ['/en/', '/en'],
    ['//', '/'],
    ['/en/City/Hue', '/en/city/hue'],
    ['/VI/CITY/HUE/', '/vi/city/hue'],
    ['/en//city///hue//', '/en/city/hue'],
    ['//en/city/hue', '/en/city/hue'],
    ['/en/city/h%75e', '/en/city/hue'],
    ['/city/hue', '/en/city/hue'],
    ['/Blogs/', '/en/blogs'],
    ['/contact', '/en/contact'],
    ['/Maps/Hue/', '/maps/hue'],
    ['/maps/hue/AbC/', '/maps/hue/AbC'],
    ['/en/tags/Món%20ngon/', '/en/tags/Món%20ngon'],
    ['/en/Search-Result/Hà%20Nội', '/en/search-result/Hà%20Nội'],
    ['/en/tripdetail/shared/aBc/', '/en/tripdetail/shared/aBc'],
    ['/en/sightseeing/Hanoi', '/en/sightseeing/hanoi'],
  ])('at %s has the address %s', (asked, address) => {
    expect(plain(asked)).toBe(address);
    // One step is enough.
    expect(plain(address)).toBeNull();
  });

  it.each([
    '/',
    '/en',
    '/en/city/hue',
    '/en/nowhere/',
    '/nowhere',
    '/fr/blogs',
    '/vn/city/hue',
    '//evil.example',
    '//evil.example/en/city/hue',
    '/%2Fevil.example',
    '/%5Cevil.example/',
    '/en/%zz/',
    '/Admin/cities/',
    '/admin/cities/',
    '/assets/app.js/',
    '/map/land.json/',
    '/sitemap.xml/',
    '/en/City/Hue.data',
    '/en/tags/Caf%C3%A9',
  ])('is not looked for behind %s', (asked) => {
    expect(plain(asked)).toBeNull();
  });

  it('is kept under the address that it has, and under no other', () => {
    const read = addressReader(build);
    expect(read('/en/city/hue?utm=1')).toBe('/en/city/hue');
    for (const other of ['/en/city/Hue', '/en/city/hue/', '//evil.example/en/city/hue', '/\\evil.example/en'])
      expect(read(other), other).toBeNull();
  });
});

describe('a redirect', () => {
  const there: Record<string, [status: number, location?: string]> = {
    '/en/city/hue': [200],
    '/en/city/old': [301, '/en/city/new'],
    '/en/profile': [302, '/en/signin?next=/en/profile'],
    '/en/events': [503],
  };
  const answer = withRedirects(async ({ url }) => {
    const [status, location] = there[new URL(url).pathname] ?? [404];
    return new Response(null, { status, headers: location ? { location } : {} });
  }, plain);
  const ask = async (path: string, method = 'GET') => {
    const response = await answer(new Request(`http://site${path}`, { method }), {} as AppLoadContext);
    return [response.status, response.headers.get('location')];
  };

  it('leads to the page in one step, with what else the address says', async () => {
    expect(await ask('/EN/City/Hue/?a=1&b=%20')).toEqual([301, '/en/city/hue?a=1&b=%20']);
    expect(await ask('/City/OLD?a=1')).toEqual([301, '/en/city/new?a=1']);
    expect(await ask('/en/city/old?a=1')).toEqual([301, '/en/city/new?a=1']);
    expect(await ask('/Profile')).toEqual([302, '/en/signin?next=/en/profile']);
    expect(await ask('/events')).toEqual([302, '/en/events']);
  });

  it('leads nobody to where nothing is, and nothing that is sent', async () => {
    expect(await ask('/EN/City/Nowhere')).toEqual([404, null]);
    expect(await ask('/en/City/Hue', 'POST')).toEqual([404, null]);
    expect(await ask('/en/city/hue')).toEqual([200, null]);
  });

  it('says first what it says itself', () => {
    expect(keepQuery('/en/a?tab=map#top', '/x?tab=list&utm=1')).toBe('/en/a?tab=map&utm=1#top');
    expect(keepQuery('/en/a', '/x')).toBe('/en/a');
    // Of a page that leads to itself only what it names is left: it would lead there for ever.
    expect(keepQuery('/en/a', '/en/a?page=-1')).toBe('/en/a');
    expect(keepQuery('/en/a?keyword=x', '/en/a?page=0&keyword=x')).toBe('/en/a?keyword=x');
    expect(keepQuery('https://elsewhere.example/', '/x?utm=1')).toBe('https://elsewhere.example/');
  });
});
