import { expect, test } from '@playwright/test';
import { adminHeaders, mark } from './admin-session';
import { product } from './setup/environment';
import { locationsIn, withEach } from './support/crawl';

test.skip(({ isMobile }) => isMobile, 'the same files go to every device');

const locations = (text: string) => locationsIn(text, product().baseUrl);

test('the sitemap leads to every page, in both languages, and some of each part are there', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const parts = locations(await index.text());
  expect(parts.length).toBeGreaterThan(10);
  const pages: string[] = [];
  // Records of a part come from one query: some stand for all.
  const some: string[] = [];
  for (const part of parts) {
    const answer = await request.get(part);
    expect(answer.status(), part).toBe(200);
    const text = await answer.text();
    expect(text).toContain('hreflang="x-default"');
    const named = locations(text);
    pages.push(...named);
    const step = Math.ceil(named.length / 8);
    some.push(...named.filter((_path, index) => index % step === 0));
  }
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThan(500);
  expect(some.length).toBeGreaterThan(100);
  const missing: string[] = [];
  await withEach(some, async (path) => {
    const status = (await request.head(path, { maxRedirects: 0 })).status();
    if (status !== 200) missing.push(`${status} ${path}`);
  });
  expect(missing).toEqual([]);
  expect((await request.get('/sitemap/en/nothing.xml')).status()).toBe(404);
});

test('robots, security and opensearch files say where things are', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${product().baseUrl}/sitemap.xml`);
  const security = await (await request.get('/.well-known/security.txt')).text();
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
  const search = await request.get('/opensearch.xml?lang_id=vi');
  expect(await search.text()).toContain('/vi/search-result?keyword={searchTerms}');
});

test('each language has a feed of stories', async ({ request }) => {
  for (const language of ['en', 'vi']) {
    const answer = await request.get(`/${language}/feed.xml`);
    expect(answer.headers()['content-type']).toContain('application/atom+xml');
    const text = await answer.text();
    expect(text.match(/<entry>/g)?.length).toBeGreaterThan(10);
    expect(text).toContain(`/${language}/blogs/`);
  }
});

test('an address that the editors lead on is a permanent redirect, an unknown one is none', async ({
  request,
}) => {
  const headers = await adminHeaders();
  const old = `/en/old-${mark()}`;
  expect((await request.get(old)).status()).toBe(404);
  const made = await request.post('/api/redirects', {
    headers,
    data: { from_path: old, to_path: '/en/city/hue' },
  });
  expect(made.status()).toBe(201);
  const answer = await request.get(old, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/en/city/hue']);
});
