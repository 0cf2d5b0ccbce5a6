import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf } from '../factories/processes';
import type { Bench, Benchmark, Row } from './benchmark';

/** How long it is asked, in minutes, and how many visitors ask at a time. */
const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const visitors = 4;
/** What each waits between two requests, in milliseconds: a low rate, hours long, shows what grows with time alone. */
const pause = Number(process.env.SOAK_PAUSE_MS ?? 0);

const pathsOf = [
  '/en',
  '/vi',
  '/en/blogs',
  '/vi/blogs',
  '/en/search-result/',
  '/vi/search-result/',
  '/api/region?lang_id=vi',
];

const megabytes = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};

const run = async (bench: Bench): Promise<Row[]> => {
  const { siteUrl, dataDir } = await bench.product();
  const launcher = Number.parseInt(await readFile(path.join(dataDir, 'launcher.pid'), 'utf8'), 10);
  const end = Date.now() + minutes * 60_000;
  let [answered, failed] = [0, 0];
  const visit = async (visitor: number) => {
    for (let count = visitor; Date.now() < end; count += 1) {
      const address = pathsOf[count % pathsOf.length] ?? '/en';
      // Each search is another, so that nothing of it is in memory.
      const answer = await fetch(`${siteUrl}${address}${address.endsWith('/') ? count : ''}`, {
        signal: AbortSignal.timeout(30_000),
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => {});
      if (answer?.ok) answered += 1;
      else failed += 1;
      if (pause) await sleep(pause);
    }
  };
  const rows: Row[] = [];
  const note = async () => {
    const row: Row = { minute: rows.length, answered, failed };
    for (const { pid, command } of childrenOf(launcher)) {
      const name = /build\/api|build\/web/.exec(command)?.[0];
      if (name) row[name === 'build/web' ? 'site MB' : 'API MB'] = await megabytes(pid);
    }
    rows.push(row);
  };
  const visiting = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  for (await note(); Date.now() < end; await note())
    await sleep(Math.min(60_000, Math.max(0, end - Date.now())));
  await visiting;
  return rows;
};

export const soak: Benchmark = {
  title: `${visitors} visitors, ${pause} ms between requests (SOAK_PAUSE_MS), for ${minutes} minutes (SOAK_MINUTES): answers and memory, minute by minute`,
  minutes: minutes + 10,
  run,
};
