import { type APIRequestContext, expect, test } from '@playwright/test';
import { product } from './setup/environment';
import { locationsIn } from './support/crawl';
import { openPage } from './support/open-page';
import { siteLanguages } from './support/site-language';

test.skip(({ isMobile }) => isMobile, 'the same pages go to every device');

/** The lists of each kind, and where the pages of its records are. */
const kinds = [
  { lists: ['blogs'], records: 'blogs' },
  { lists: ['thingstodo'], records: 'thingstodo' },
  { lists: ['itineraries'], records: 'itineraries' },
  { lists: ['events'], records: 'events' },
  { lists: ['attractions'], records: 'attractions' },
  { lists: ['hotels'], records: 'hotels' },
  { lists: ['restaurant'], records: 'restaurant/detail' },
  { lists: ['placetogo'], records: 'city' },
  { lists: ['experience-types'], records: 'experience-types' },
  { lists: ['tags'], records: 'tags' },
  { lists: ['collections'], records: 'collections' },
];

const textOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  return answer.text();
};

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** Links that search engines follow, as paths with query. */
const linksOf = (html: string, path: string): string[] =>
  [...html.matchAll(/<a\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !(attribute(tag, 'rel') ?? '').includes('nofollow'))
    .map((tag) => new URL(attribute(tag, 'href') ?? '', product().baseUrl + path))
    .map(({ pathname, search }) => pathname + search);

const metaOf = (html: string) => ({
  title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
  robots: /<meta name="robots" content="([^"]*)/.exec(html)?.[1] ?? '',
  canonical: attribute(/<link rel="canonical"[^>]*>/.exec(html)?.[0] ?? '', 'href') ?? '',
});

/** A list and its further pages, as their links lead on: each names itself, and is there to be listed. */
async function walk(request: APIRequestContext, list: string): Promise<Set<string>> {
  const found = new Set<string>();
  const titles = new Set<string>();
  let path: string | undefined = list;
  while (path) {
    const html: string = await textOf(request, path);
    const { title, robots, canonical } = metaOf(html);
    expect(canonical, path).toBe(product().baseUrl + path);
    expect(robots, path).toMatch(/^index, follow/);
    expect(titles.has(title), `${path} has the title of a page before`).toBe(false);
    titles.add(title);
    const links: string[] = linksOf(html, path);
    for (const link of links) found.add(link);
    // No filter is combined with another by a link.
    const combined = links.filter((link) => /\?(?!view=)[^=]+=[^&]*&(?!page=)/.test(link));
    expect(combined, path).toEqual([]);
    const next: string = `${list}?page=${Number(/[?&]page=(\d+)/.exec(path)?.[1] ?? 1) + 1}`;
    path = links.includes(next) ? next : undefined;
  }
  return found;
}

for (const language of siteLanguages) {
  test(`every record (${language}) is linked from a page of its list`, async ({ request }) => {
    test.setTimeout(300_000);
    const listed = async (part: string) =>
      locationsIn(await textOf(request, `/sitemap/${language}/${part}.xml`), product().baseUrl)
        .map(decodeURI)
        .filter((path) => path.split('/').length > 3);

    const types: string[] = [];
    for (const { lists, records } of kinds) {
      const found = new Set<string>();
      const walkAll = async () => {
        for (const list of lists)
          for (const link of await walk(request, `/${language}/${list}`)) found.add(link);
      };
      await walkAll();
      const wanted = (await listed(records.split('/')[0] ?? '')).filter((path) =>
        path.startsWith(`/${language}/${records}/`),
      );
      expect(wanted.length, records).toBeGreaterThan(4);
      const missing = () => wanted.filter((path) => !found.has(path));
      // What another test publishes meanwhile may push a record onto a page that was read already.
      if (missing().length > 0) await walkAll();
      expect(missing(), `not linked from ${lists}`).toEqual([]);
      if (records === 'experience-types') types.push(...wanted);
    }
    // Experiences are listed by their types.
    const experiences = new Set<string>();
    for (const type of types) for (const link of await walk(request, type)) experiences.add(link);
    expect((await listed('experiences')).filter((path) => !experiences.has(path))).toEqual([]);
  });
}

test('a list has the pages that it has, each under one address', async ({ request }) => {
  for (const { lists } of kinds.filter(({ records }) => !['city', 'experience-types'].includes(records))) {
    for (const list of lists) {
      const path = `/vi/${list}`;
      const beyond = await request.get(`${path}?page=999&utm_source=x`, { maxRedirects: 0 });
      expect(beyond.status(), path).toBe(404);
      expect(await beyond.text()).toMatch(new RegExp(`href="${path}"[^>]*>Về trang đầu danh sách`));
      for (const wrong of ['0', '-1', 'abc', '1']) {
        const answer = await request.get(`${path}?page=${wrong}`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers().location], `${path} ${wrong}`).toEqual([301, path]);
      }
    }
  }
});

test('what filters leave is for readers; one may be walked, several may not', async ({ request }) => {
  const robots = async (path: string) => metaOf(await textOf(request, path)).robots;
  expect(await robots('/en/thingstodo?category_id=1')).toBe('noindex, follow');
  expect(await robots('/en/thingstodo?category_id=1&city_id=1')).toBe('noindex, nofollow');
  expect(await robots('/en/thingstodo?tag=food')).toBe('noindex, nofollow');
  expect(await robots('/vi/search-result?keyword=hue')).toBe('noindex, nofollow');
});

test('how many stories a page shows is asked for in the address', async ({ request }) => {
  for (const [query, count] of [
    ['?per_page=6', 6],
    ['', 12],
    ['?per_page=20', 20],
  ] as const) {
    const html = await textOf(request, `/en/blogs${query}`);
    expect(html.match(/<article/g)?.length, query).toBe(count);
  }
});

test('a subject has one address in each language, and enough about it to be listed', async ({ request }) => {
  const sitemap = await textOf(request, '/sitemap/vi/tags.xml');
  expect(sitemap).toContain('/vi/tags/ca-phe</loc>');
  expect(sitemap).toMatch(/hreflang="en" href="[^"]*\/en\/tags\/coffee"/);
  for (const other of ['C%C3%A0%20ph%C3%AA', 'CA-PHE', 'c%61-phe', 'ca%CC%80-phe']) {
    const answer = await request.get(`/vi/tags/${other}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], other).toEqual([301, '/vi/tags/ca-phe']);
  }
  const html = await textOf(request, '/vi/tags/ca-phe');
  expect(html).toMatch(/<link rel="alternate" hrefLang="en" href="[^"]*\/en\/tags\/coffee"/i);
  expect(metaOf(html).robots).toMatch(/^index/);
});

test('a subject with many pages is narrowed down to one kind', async ({ page, request }) => {
  await openPage(page, '/en/tags/with-children');
  const kinds = page.getByRole('navigation', { name: 'By kind' });
  const sights = kinds.getByRole('link', { name: /^Places .+ \d+$/ });
  const count = Number(/\d+$/.exec((await sights.textContent()) ?? '')?.[0]);
  await sights.click();
  await expect(page).toHaveURL('/en/tags/with-children?type=resource');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(count, 12));
  await expect(page.getByRole('heading', { level: 2, name: /^Places/ })).toContainText(String(count));
  await kinds.getByRole('link', { name: /^All \d+$/ }).click();
  await expect(page).toHaveURL('/en/tags/with-children');
  const none = await request.get('/en/tags/with-children?type=qwxz', { maxRedirects: 0 });
  expect([none.status(), none.headers().location]).toEqual([302, '/en/tags/with-children']);
});

test('pages that have nothing to show bring a drawing, of a size that is known before it comes', async ({
  request,
}) => {
  for (const language of siteLanguages) {
    for (const [path, name] of [
      ['nowhere', 'lost-cyclo'],
      ['blogs?page=999', 'lost-cyclo'],
      ['hotels?keyword=qwxz', 'empty-basket'],
      ['search-result?keyword=qwxz', 'empty-basket'],
      ['shopping', 'carrying-pole'],
      ['downloadapp', 'phone-and-hat'],
    ]) {
      const html = await (await request.get(`/${language}/${path}`)).text();
      const tag =
        html.match(/<img\s[^>]*>/g)?.find((img) => attribute(img, 'src')?.includes(`/${name}-`)) ?? '';
      const [src, alt, width, height] = ['src', 'alt', 'width', 'height'].map((of) => attribute(tag, of));
      expect([alt, width, height], `/${language}/${path}`).toEqual(['', '640', '400']);
      expect((await request.get(src ?? '')).headers()['content-type'], name).toBe('image/svg+xml');
    }
  }
});
