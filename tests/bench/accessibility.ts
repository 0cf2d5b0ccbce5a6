import { AxeBuilder } from '@axe-core/playwright';
import type { Bench, Benchmark, Row } from './benchmark';
import { openBrowser, phone } from './browser';
import { allPages } from './pages';

const screens = [
  { name: 'desktop', options: { viewport: { width: 1280, height: 800 } } },
  { name: 'phone', options: phone },
];

async function run(bench: Bench): Promise<Row[]> {
  const { siteUrl, apiUrl } = await bench.product();
  const browser = await openBrowser(bench.folder);
  const rows: Row[] = [];
  let checked = 0;
  try {
    for (const language of ['en', 'vi'] as const) {
      const pages = await allPages(apiUrl, language);
      for (const { name: screen, options } of screens) {
        for (const colorScheme of ['light', 'dark'] as const) {
          const context = await browser.newContext({ ...options, colorScheme, reducedMotion: 'reduce' });
          const page = await context.newPage();
          for (const { path } of pages) {
            await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle', timeout: 30_000 });
            const { violations } = await new AxeBuilder({ page }).analyze();
            checked += 1;
            for (const { id, impact, nodes } of violations) {
              const where = nodes.map(({ target }) => target.join(' ')).join(', ');
              rows.push({ page: path, screen, theme: colorScheme, rule: id, impact: impact ?? '', where });
            }
          }
          await context.close();
        }
      }
    }
  } finally {
    await browser.close();
  }
  return [...rows, { page: `${checked} views checked`, faults: rows.length }];
}

export const accessibility: Benchmark = {
  title: 'axe: faults of all kinds of pages, in both languages and themes, on desktop and phone',
  minutes: 8,
  run,
};
