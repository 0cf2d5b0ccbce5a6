import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { createDatabase } from '../../../db/client';
import type { Bench, Benchmark, Row } from '../benchmark';
import { fill } from '../fill';
import { databaseUrlOf, type MeasuredProduct, startProduct } from '../product';
import { readsOf } from './reads';
import { answered, percentile, rounded, timesOf } from './times';
import { writesOf } from './writes';

const few = 1_000;
const many = Number(process.env.BENCH_RECORDS ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 30);

/** Without it the records are not looked for by the site's search, which is most of what filling takes. */
const searched = process.env.BENCH_SEARCHED !== '0';

/** What is filled is kept here for the next run, if a folder is named. */
const kept = process.env.BENCH_KEEP;

/** Signs the sessions of customers who write reviews. */
const secret = 'only-for-the-benchmarks-of-many-records';

const log = (line: string) => process.stdout.write(`  ${line}\n`);

/** A product with so many records of each of the large kinds, with nothing in the memory of its API. */
const filled = async (folder: string, count: number): Promise<MeasuredProduct> => {
  await mkdir(folder, { recursive: true });
  const product = await startProduct(path.join(folder, String(count)), undefined, 300_000, {
    API_CACHE_MB: '0',
    TRUST_PROXY: 'loopback',
    SESSION_SECRET: secret,
  });
  const { db, close } = createDatabase(await databaseUrlOf(product.dataDir), { timeLimits: false });
  try {
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from blog`);
    if (Number(rows[0]?.count) < count) await fill(db, count, log, { searched });
  } finally {
    await close();
  }
  return product;
};

const words = 'river market temple island village garden bridge museum coast forest harbour lantern'.split(
  ' ',
);

/** A question of two words, another one each time. */
const question = (index: number): string => {
  const second = words[(index + 1 + Math.floor(index / words.length)) % words.length];
  return encodeURIComponent(`${words[index % words.length]} ${second}`);
};

const searchesOf = async (apiUrl: string): Promise<Row[]> => {
  const search = await timesOf(100, (index) =>
    answered(`${apiUrl}/search?lang_id=en&keyword=${question(index)}`),
  );
  const suggested = await timesOf(100, (index) => {
    const word = words[index % words.length] ?? '';
    return answered(`${apiUrl}/search/suggest?lang_id=en&keyword=${word.slice(0, 2 + (index % 4))}`);
  });
  const row = (what: string, times: readonly number[], wanted: string): Row => ({
    what,
    'p50 ms': rounded(percentile(times, 0.5)),
    'p95 ms': rounded(percentile(times, 0.95)),
    wanted,
  });
  return [row('search, two words', search, 'p50 15, p95 60'), row('suggestions', suggested, 'p95 30')];
};

const run = async ({ folder }: Bench): Promise<Row[]> => {
  const base = kept ?? path.join(folder, 'scale');
  const started: MeasuredProduct[] = [];
  try {
    const small = await filled(base, few);
    started.push(small);
    const large = await filled(base, many);
    started.push(large);
    return [
      ...(await readsOf(small.apiUrl, large.apiUrl, rounds)),
      ...(searched ? await searchesOf(large.apiUrl) : []),
      ...(await writesOf(large, secret)),
    ];
  } finally {
    await Promise.all(started.map((product) => product.stop()));
  }
};

/** Whether what is asked and written costs the same however many records there are. */
export const scale: Benchmark = {
  title: `${many} records of each of five kinds (BENCH_RECORDS) beside ${few}, in turn: public calls, search and writes`,
  minutes: 90,
  run,
};
