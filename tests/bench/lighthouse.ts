import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../../db/embedded/free-port';
import type { Bench, Benchmark, Row } from './benchmark';
import { openBrowser } from './browser';
import { mainPages } from './pages';

const visits = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One visit of Lighthouse's phone: a slow processor and a slow 4G line, simulated. */
async function visit(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: categories,
    maxWaitForLoad: 45_000,
  });
  if (!outcome) throw new Error(`Lighthouse has no result for ${url}.`);
  const { lhr } = outcome;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

const scoreOf = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** The visit whose performance lies in the middle. */
const middle = (results: Result[]): Result =>
  results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
    Math.floor(results.length / 2)
  ]!;

function rowOf(page: string, result: Result): Row {
  const value = (audit: string, digits = 0) =>
    Number((result.audits[audit]?.numericValue ?? Number.NaN).toFixed(digits));
  return {
    page,
    ...Object.fromEntries(categories.map((category) => [category, scoreOf(result, category)])),
    'FCP ms': value('first-contentful-paint'),
    'LCP ms': value('largest-contentful-paint'),
    CLS: value('cumulative-layout-shift', 3),
    'TBT ms': value('total-blocking-time'),
  };
}

/** Audits that cost a point, in the words of Lighthouse. */
function lost(page: string, result: Result): Row[] {
  return categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => result.audits[id])
      .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
      .map((audit) => ({
        page,
        lost: category,
        audit: audit?.id ?? '',
        value: audit?.displayValue ?? audit?.title ?? '',
      })),
  );
}

async function run(bench: Bench): Promise<Row[]> {
  const { siteUrl, apiUrl } = await bench.product();
  const port = await freePort();
  const browser = await openBrowser(bench.folder, port);
  const scores: Row[] = [];
  const faults: Row[] = [];
  try {
    for (const { path } of await mainPages(apiUrl, 'en')) {
      const results: Result[] = [];
      // The first visitor after a start waits for pictures to be cut to size; those who come later are measured.
      await visit(`${siteUrl}${path}`, port);
      for (let count = 0; count < visits; count++) results.push(await visit(`${siteUrl}${path}`, port));
      const result = middle(results);
      scores.push(rowOf(path, result));
      faults.push(...lost(path, result));
    }
  } finally {
    await browser.close();
  }
  return [...scores, ...faults];
}

export const lighthouseScores: Benchmark = {
  title: `Lighthouse, phone, the middle of ${visits} visits; below, the audits that cost points`,
  minutes: 15,
  run,
};
