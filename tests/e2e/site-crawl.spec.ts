import { expect, test } from '@playwright/test';
import { product } from './setup/environment';
import { browserFaults } from './support/browser-faults';
import { crawl, withEach } from './support/crawl';
import { pageKinds } from './support/page-kinds';

test('no link leads nowhere, and every page says rightly what it is', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'the same HTML goes to every device');
  test.setTimeout(900_000);
  const site = await crawl(page, request, product().baseUrl);
  expect(site.faults).toEqual([]);
  // Ten of each kind of page, in both languages.
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
  // Each has to be drawn: a part of them stands for all.
  const some = [...pictures.values()].filter((_address, index) => index % 5 === 0);
  await withEach(some, async (address) => {
    const answer = await request.head(address);
    if (answer.status() !== 200) missing.push(`${answer.status()} ${address}`);
  });
  expect(missing).toEqual([]);
});

// The pages in Vietnamese are looked at beside their accessibility.
test('no page in English is wider than a small phone, or complains', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'it is about small screens');
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const faults = browserFaults(page);
  for (const [kind, addresses] of Object.entries(pageKinds)) {
    if (kind === 'unknown page') continue;
    await page.goto(addresses.en);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${kind} is wider than the screen`).toBeLessThanOrEqual(320);
  }
  expect(faults).toEqual([]);
});
