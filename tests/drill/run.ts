import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type { Row } from '../bench/benchmark';
import { table } from '../bench/table';
import { drills, runDrill } from './drills';
import { againOnOwnDisk, ownDisk } from './own-disk';
import { withStage } from './stage';

const print = (text: string) => process.stdout.write(`${text}\n`);

/** A drill that hangs must not hold up the machine for ever. */
const mostMinutes = 60;

const given = process.argv.slice(2);
const isShort = given.includes('--short');
/** `--at-most=60`: nothing is broken for more than so many seconds. */
const atMost = Number(
  /^--at-most=(\d+)$/.exec(given.find((name) => name.startsWith('--at-most')) ?? '')?.[1] ?? 600,
);
const wanted = given.filter((name) => !name.startsWith('--'));

/** Breaks everything in turn under a product that is started for it. Tells whether all was as it has to be. */
async function drill(folder: string): Promise<boolean> {
  const pace = (milliseconds: number) => Math.min(milliseconds, isShort ? 5_000 : atMost * 1_000);
  const chosen = drills(pace, isShort ? 5 : 20).filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  const rows: Row[] = [];
  const wrong: string[] = [];
  await withStage(folder, async (stage) => {
    for (const one of chosen) {
      if (one.name === 'disk full' && !ownDisk()) {
        print(`${one.name}: not tried, since this machine lets nobody mount a disk of one's own.`);
        continue;
      }
      print(`${one.name} …`);
      const outcome = await runDrill(stage, one).catch((error: Error) => ({
        row: null,
        wrong: [`${one.name}: ${error.message}`],
      }));
      if (outcome.row) {
        rows.push(outcome.row);
        print(table([outcome.row]));
      }
      wrong.push(...outcome.wrong);
    }
  });
  const load = loadavg().map((value) => Number(value.toFixed(1)));
  await mkdir('test-results', { recursive: true });
  await writeFile(
    'test-results/drill.json',
    `${JSON.stringify({ date: new Date().toISOString(), load, rows, wrong }, null, 2)}\n`,
  );
  print(`\n${table(rows)}\n\nLoad ${load.join(' ')}. ${wrong.length === 0 ? 'All as it has to be.' : ''}`);
  for (const line of wrong) print(`✗ ${line}`);
  return wrong.length === 0;
}

const disk = ownDisk();
const folder = disk ?? (await mkdtemp(path.join(tmpdir(), 'visit-vietnam-drill-')));
try {
  const elsewhere = await againOnOwnDisk(folder);
  if (elsewhere !== null) process.exitCode = elsewhere;
  else {
    const late = setTimeout(() => {
      print(`Given up after ${mostMinutes} minutes.`);
      process.exit(1);
    }, mostMinutes * 60_000);
    process.exitCode = (await drill(folder)) ? 0 : 1;
    clearTimeout(late);
  }
} finally {
  if (!disk) await rm(folder, { recursive: true, force: true });
}
