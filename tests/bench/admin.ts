import { createDatabase } from '../../db/client';
import { firstKeyStroke } from './admin-editor';
import { adminLists } from './admin-lists';
import type { Bench, Benchmark, Row } from './benchmark';
import { fill } from './fill';
import { fillAround } from './fill-around';
import { databaseUrlOf } from './product';
import { type SignedIn, signInTo } from './signed-in';

/** Records of each kind: articles, places, tours, customers, orders, reviews, pictures and changes. */
const records = Number(process.env.BENCH_RECORDS ?? 100_000);

const kinds = ['blog', 'resource', 'tour'];

/** What the back office may take: a call in server time, and from the click to a key stroke that arrives. */
const budgets = { call: 300, keyStroke: 1500 };

const rounds = 5;

/** The middle of so many answers one after the other; the first ones, in which plans are made, are not counted. */
async function timeOf({ ask }: SignedIn, asked: string): Promise<number> {
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const start = performance.now();
    const answer = await ask(asked);
    await answer.text();
    if (!answer.ok) throw new Error(`${asked} answers ${answer.status}.`);
    if (round >= 0) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length / 2)] ?? Number.NaN);
}

async function run(bench: Bench): Promise<Row[]> {
  const { dataDir, apiUrl, siteUrl } = await bench.product();
  const log = (line: string) => process.stdout.write(`  ${line}\n`);
  const { db, close } = createDatabase(await databaseUrlOf(dataDir), { timeLimits: false });
  await fill(db, records, log, { kinds, searched: false })
    .then(() => fillAround(db, records, kinds, log))
    .finally(close);
  const admin = await signInTo(apiUrl, dataDir);
  const rows: Row[] = [];
  for (const { name, path: asked } of await adminLists(admin, records)) {
    const ms = await timeOf(admin, asked);
    rows.push({ what: name, ms, budget: budgets.call, over: ms > budgets.call ? 'over' : '' });
  }
  const stroke = await firstKeyStroke(siteUrl, admin, bench.folder);
  rows.push({
    what: 'from the click on a record to a key stroke in its editor',
    ms: stroke,
    budget: budgets.keyStroke,
    over: stroke > budgets.keyStroke ? 'over' : '',
  });
  return rows;
}

export const admin: Benchmark = {
  title: `The back office on ${records} records of each of eight kinds, one call at a time`,
  minutes: 10,
  run,
};
