import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../server/launch/project-root';
import { accessibility } from './accessibility';
import { admin } from './admin';
import { api } from './api';
import type { Bench, Benchmark, Row } from './benchmark';
import { board } from './board';
import { checker } from './checker';
import { faults } from './faults';
import { lighthouseScores } from './lighthouse';
import { page } from './page';
import { cached } from './page-cache';
import { planner } from './planner';
import { type MeasuredProduct, startProduct } from './product';
import { scale } from './scale';
import { soak } from './soak';
import { start } from './start';
import { table } from './table';
import { weight } from './weight';
import { yardstick } from './yardstick';

const benchmarks: Record<string, Benchmark> = {
  start,
  api,
  admin,
  page,
  cached,
  weight,
  accessibility,
  lighthouse: lighthouseScores,
  planner,
  board,
  checker,
  yardstick,
};

/** Run only when they are asked for: they break things, or take as long as they are told to. */
const named: Record<string, Benchmark> = { faults, soak, scale };
const known = { ...benchmarks, ...named };

const print = (text: string) => process.stdout.write(`${text}\n`);
const load = () => loadavg().map((value) => Number(value.toFixed(1)));

/** A benchmark that hangs must not hold up the others. */
async function inTime(benchmark: Benchmark, bench: Bench): Promise<Row[]> {
  const late = sleep(benchmark.minutes * 60_000, undefined, { ref: false }).then(() => {
    throw new Error(`Given up after ${benchmark.minutes} minutes.`);
  });
  return Promise.race([benchmark.run(bench), late]);
}

/** Runs the named benchmarks one after the other, and says whether all could be measured. */
async function run(names: readonly string[]): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-bench-'));
  let starting: Promise<MeasuredProduct> | undefined;
  const bench: Bench = {
    folder,
    product() {
      starting ??= startProduct(path.join(folder, 'data'));
      return starting;
    },
  };
  const results: Record<string, object> = {};
  let complete = true;
  try {
    for (const name of names) {
      const benchmark = known[name];
      if (!benchmark) continue;
      print(`\n${name}: ${benchmark.title}`);
      const before = load();
      try {
        const rows = await inTime(benchmark, bench);
        print(table(rows));
        results[name] = { title: benchmark.title, load: { before, after: load() }, rows };
      } catch (error) {
        complete = false;
        print(`failed: ${(error as Error).message}`);
        results[name] = { title: benchmark.title, failed: (error as Error).message };
      }
    }
  } finally {
    await starting?.then(
      (product) => product.stop(),
      () => undefined,
    );
    await rm(folder, { recursive: true, force: true });
  }
  const [processor] = cpus();
  const machine = { processor: processor?.model, cores: cpus().length, node: process.version };
  const report = path.join(projectRoot, 'test-results/bench.json');
  await mkdir(path.dirname(report), { recursive: true });
  await writeFile(
    report,
    `${JSON.stringify({ date: new Date().toISOString(), machine, results }, null, 2)}\n`,
  );
  print(`\nWritten to ${path.relative(process.cwd(), report)}.`);
  return complete;
}

const given = process.argv.slice(2);
const unknown = given.filter((name) => !Object.hasOwn(known, name));
if (unknown.length > 0) {
  console.error(`Not known: ${unknown.join(', ')}. There are ${Object.keys(known).join(', ')}.`);
  process.exit(1);
}
// What a benchmark that was given up has left open ends with this process.
process.exit((await run(given.length > 0 ? given : Object.keys(benchmarks))) ? 0 : 1);
