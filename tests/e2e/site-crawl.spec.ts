import { expect, test } from '@playwright/test';
import { product } from './setup/environment';
import { crawl, withEach } from './support/crawl';

test('no link leads nowhere, and every page says rightly what it is', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'the same HTML goes to every device');
  test.setTimeout(900_000);
  const site = await crawl(page, request, product().baseUrl);
  expect(site.faults).toEqual([]);
  // Some of each kind of page, in both languages.
  expect(site.pages.size).toBeGreaterThan(150);

  for (const name of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const [path, facts] of site.pages) {
      // The same list with another filter or page has its title, and names itself no page of its own.
      if (facts.robots.includes('noindex') || facts.canonical !== product().baseUrl + path) continue;
      expect(facts[name], `${name} of ${path}`).not.toBe('');
      const key = `${facts.language} ${facts[name]}`;
      const other = seen.get(key);
      if (other) repeated.push(`${path} has the ${name} of ${other}`);
      seen.set(key, path);
    }
    expect(repeated).toEqual([]);
    expect(seen.size).toBeGreaterThan(70);
  }

  const pictures = new Map<string, string>();
  for (const { pictures: shown } of site.pages.values()) {
    for (const { source, smallest } of shown) pictures.set(source.split('?')[0] ?? '', smallest || source);
  }
  expect(pictures.size).toBeGreaterThan(30);
  const missing: string[] = [];
  // Each has to be drawn, as unit tests do with every scene: a part of them stands for all.
  const some = [...pictures.values()].filter((_address, index) => index % 20 === 0);
  await withEach(some, async (address) => {
    const answer = await request.head(address);
    if (answer.status() !== 200) missing.push(`${answer.status()} ${address}`);
  });
  expect(missing).toEqual([]);
});
