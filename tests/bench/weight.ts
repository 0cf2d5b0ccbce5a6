import type { Browser } from 'playwright';
import type { Bench, Benchmark, Row } from './benchmark';
import { openBrowser, phone } from './browser';
import { mainPages } from './pages';

const kinds = ['html', 'css', 'javascript', 'fonts', 'images', 'other'] as const;
type Kind = (typeof kinds)[number];

const kindOf = (mimeType: string): Kind => {
  if (mimeType === 'text/html') return 'html';
  if (mimeType === 'text/css') return 'css';
  if (mimeType.includes('javascript')) return 'javascript';
  if (mimeType.startsWith('font/')) return 'fonts';
  if (mimeType.startsWith('image/')) return 'images';
  return 'other';
};

/** A first visit, without scrolling: bytes as they came over the wire, headers included. */
async function visit(browser: Browser, url: string): Promise<Row> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    const kind = new Map<string, Kind>();
    const bytes = new Map<Kind, number>();
    let requests = 0;
    network.on('Network.responseReceived', ({ requestId, response }) => {
      kind.set(requestId, kindOf(response.mimeType));
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      requests += 1;
      const name = kind.get(requestId) ?? 'other';
      bytes.set(name, (bytes.get(name) ?? 0) + encodedDataLength);
    });
    await network.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle', timeout: 30_000 });
    await page.waitForTimeout(1_000);
    const kilobytes = (count: number) => Number((count / 1000).toFixed(1));
    const total = [...bytes.values()].reduce((sum, count) => sum + count, 0);
    return {
      page: new URL(url).pathname,
      ...Object.fromEntries(kinds.map((name) => [name, kilobytes(bytes.get(name) ?? 0)])),
      total: kilobytes(total),
      requests,
    };
  } finally {
    await context.close();
  }
}

async function run(bench: Bench): Promise<Row[]> {
  const { siteUrl, apiUrl } = await bench.product();
  const browser = await openBrowser(bench.folder);
  try {
    const rows: Row[] = [];
    for (const { path } of await mainPages(apiUrl, 'en'))
      rows.push(await visit(browser, `${siteUrl}${path}`));
    return rows;
  } finally {
    await browser.close();
  }
}

export const weight: Benchmark = {
  title: 'kB over the wire on a first visit with a phone (390 × 844, two pixels to one)',
  minutes: 3,
  run,
};
