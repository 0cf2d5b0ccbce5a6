import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { openPage } from './support/open-page';

test.skip(({ isMobile }) => isMobile, 'the same scripts go to every device');

/** Bytes of JavaScript with gzip that a first visit may load before anybody does anything (docs/decisions/0063). */
const scriptBudget = 110_000;
/** Compressors of other versions of Node.js differ by some bytes, and the largest page lies just below the goal. */
const slack = 300;
/** The pages that have a map, a plan or hours that change, as they are; the page for today with its alerts on devices. */
const larger = 117_000;
const today = 120_000;

test('what a first visit loads of scripts stays within its budget, with gzip', async ({
  browser,
  request,
}) => {
  test.slow();
  const record = async (list: string) => {
    const html = await (await request.get(list)).text();
    return new RegExp(`href="(${list}/[a-z0-9-]+)"`).exec(html)?.[1] ?? '';
  };
  const pages: [path: string, budget: number][] = [
    ['/en', scriptBudget],
    ['/en/city/ha-noi', scriptBudget],
    ['/en/placetogo', scriptBudget],
    ['/en/hotels', scriptBudget],
    ['/en/search-result/hue', scriptBudget],
    [await record('/en/blogs'), scriptBudget],
    [await record('/en/itineraries'), scriptBudget],
    [await record('/en/attractions'), larger],
    ['/en/sightseeing/hue', larger],
    ['/en/today', today],
  ];
  const sizes = new Map<string, number>();
  for (const [path, budget] of pages) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') scripts.add(asked.url());
    });
    await openPage(page, path);
    // What comes by itself, without anybody doing anything, comes by now.
    await page.waitForTimeout(4_000);
    expect(scripts.size, path).toBeGreaterThan(2);
    let bytes = 0;
    for (const script of scripts) {
      const known =
        sizes.get(script) ?? gzipSync(await (await request.get(script)).body(), { level: 9 }).length;
      sizes.set(script, known);
      bytes += known;
    }
    expect(bytes, `${path}: see web/shared-chunks.ts, and what the page imports`).toBeLessThan(
      budget + slack,
    );
    await context.close();
  }
});
