import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../server/launch/project-root';
import type { Row } from './benchmark';

const run = promisify(execFile);
const connections = 10;
const seconds = { warmUp: 3, measured: 10 };

interface Target {
  name: string;
  url: string;
}

interface Measured {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

async function autocannon(url: string, duration: number): Promise<Measured> {
  const args = [
    path.join(projectRoot, 'node_modules/autocannon/autocannon.js'),
    '--json',
    `--connections=${connections}`,
    `--duration=${duration}`,
    '--headers=accept-encoding=br',
    url,
  ];
  const { stdout } = await run(process.execPath, args, { timeout: (duration + 20) * 1000 });
  const measured = JSON.parse(stdout) as Measured;
  if (measured.non2xx > 0 || measured.errors > 0) {
    throw new Error(`${url} under load: ${measured.non2xx} answers not 2xx, ${measured.errors} errors.`);
  }
  return measured;
}

/**
 * Asks each address over ten connections as fast as it answers, one after the other and all of that `rounds` times, so
 * that a machine which slows down meanwhile shows. One row for each measurement.
 */
export async function underLoad(targets: readonly Target[], rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const { name, url } of targets) {
      await autocannon(url, seconds.warmUp);
      const { requests, latency } = await autocannon(url, seconds.measured);
      rows.push({
        what: name,
        round,
        'requests/s': Math.round(requests.average),
        'p50 ms': latency.p50,
        'p99 ms': latency.p99,
      });
    }
  }
  return rows;
}

/** The mean over all rounds of one target. */
export function meanOf(rows: readonly Row[], name: string): number {
  const values = rows.filter((row) => row.what === name).map((row) => Number(row['requests/s']));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
