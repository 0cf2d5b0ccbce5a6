import path from 'node:path';
import { createDatabase } from '../../db/client';
import type { Child } from '../../server/launch/child';
import type { Bench, Benchmark, Row } from './benchmark';
import { startBeside } from './beside';
import { fill } from './fill';
import { meanOf, underLoad } from './load';
import { overload } from './overload';
import { databaseUrlOf } from './product';
import { type Call, record } from './recorded';

/** Records of each large kind: blogs, things to do, experiences, places and tours. */
const records = Number(process.env.BENCH_RECORDS ?? 100_000);

const calls: readonly Call[] = [
  { name: 'list', method: 'GET', path: '/blogs?lang_id=en' },
  { name: 'detail', method: 'GET', path: `/blogs/detail/row-${Math.ceil(records / 2)}?lang_id=en` },
  { name: 'search', method: 'GET', path: '/search?keyword=lantern%20walking&lang_id=en' },
  { name: 'city-detail', method: 'GET', path: '/city/ha-noi?lang_id=en' },
  { name: 'list-tour', method: 'POST', path: '/tour/list-tour', body: '{"lang_id":"en","duration":"4-7"}' },
];

const searched = [
  'hanoi',
  'hoi an',
  'Hội An',
  'hoi ann',
  'pho bo',
  'temple lake',
  'sapa',
  'mountan village',
  'quang nam',
  'the river',
  'cà phê',
  'Huế',
  'lantern',
  'walking market',
  'nuoc',
  'zzzz',
];

/** Time of searches one after the other: common and rare words, names, typing errors, nothing at all. */
async function searchTimes(url: string): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const keyword of searched) {
      for (const language of ['en', 'vi']) {
        const start = performance.now();
        await (
          await fetch(`${url}/search?lang_id=${language}&keyword=${encodeURIComponent(keyword)}`)
        ).text();
        if (round > 0) times.push(performance.now() - start);
      }
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(1));
  return {
    what: 'search, one at a time',
    round: null,
    'requests/s': null,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
  };
}

async function run(bench: Bench): Promise<Row[]> {
  const { dataDir } = await bench.product();
  const databaseUrl = await databaseUrlOf(dataDir);
  const { db, close } = createDatabase(databaseUrl, { timeLimits: false });
  await fill(db, records, (line) => process.stdout.write(`  ${line}\n`)).finally(close);
  const recording = path.join(bench.folder, 'statements.json');
  await record(databaseUrl, calls, recording);
  const started: Child[] = [];
  try {
    const ours = await startBeside('server/main.ts', { DATABASE_URL: databaseUrl });
    started.push(ours.child);
    const bare = await startBeside('tests/bench/bare-route.ts', {
      DATABASE_URL: databaseUrl,
      RECORDING: recording,
    });
    started.push(bare.child);
    const rows: Row[] = [];
    for (const { name, path: address, body } of calls) {
      const targets = [
        { name, url: `${ours.url}${address}`, body },
        { name: `${name}, bare`, url: `${bare.url}/${name}` },
      ];
      const measured = await underLoad(targets, 2);
      const ratio = Number((meanOf(measured, name) / meanOf(measured, `${name}, bare`)).toFixed(2));
      rows.push(...measured, { what: `${name} / bare`, ratio });
    }
    rows.push(await searchTimes(ours.url));
    rows.push(...(await overload({ name: 'detail', url: `${ours.url}${calls[1]?.path}` })));
    return rows;
  } finally {
    await Promise.all(started.map((child) => child.stop()));
  }
}

export const api: Benchmark = {
  title: `Calls on ${records} records of each kind, beside bare routes that run the same SQL (10 connections)`,
  minutes: 25,
  run,
};
