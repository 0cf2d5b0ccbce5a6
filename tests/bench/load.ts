import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../server/launch/project-root';
import type { Row } from './benchmark';
import { processorOf } from './processor';

const run = promisify(execFile);
const usualConnections = 10;
const usualSeconds = { warmUp: 3, measured: 8 };

export interface Target {
  name: string;
  url: string;
  /** A JSON body makes it a POST. */
  body?: string | undefined;
  /** How the answer may be compressed: with br unless this says otherwise. */
  encoding?: 'br' | 'identity';
  connections?: number;
  seconds?: { warmUp: number; measured: number };
  /** Processes whose processor time is wanted. */
  pids?: readonly number[];
}

export interface Measured {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** µs of processor for each request, of each of `pids` with its children. */
  processor: number[];
}

const inMilliseconds = (text: string): number => {
  const [, value = '', unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
};

type Asked = Omit<Measured, 'processor'> & { requests: number };

const wrk = async (
  { url, body, encoding = 'br', connections = usualConnections }: Target,
  duration: number,
): Promise<Asked> => {
  const script = path.join(projectRoot, 'tests/bench/post.lua');
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${duration}s`,
    '--latency',
    '-H',
    `accept-encoding: ${encoding}`,
  ];
  const { stdout } = await run('wrk', [...args, ...(body ? ['-s', script] : []), url], {
    env: { ...process.env, BENCH_BODY: body ?? '' },
    timeout: (duration + 20) * 1000,
  });
  const refused =
    /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? /Socket errors: (.+)/.exec(stdout)?.[1];
  if (refused) throw new Error(`${url} under load: ${refused} answers that are none.`);
  const percentile = (name: string) =>
    inMilliseconds(new RegExp(`\\s${name}%\\s+(\\S+)`).exec(stdout)?.[1] ?? '');
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: percentile('50'),
    p99: percentile('99'),
  };
};

const autocannon = async (
  { url, body, encoding = 'br', connections = usualConnections }: Target,
  duration: number,
): Promise<Asked> => {
  const args = [
    path.join(projectRoot, 'node_modules/autocannon/autocannon.js'),
    '--json',
    `--connections=${connections}`,
    `--duration=${duration}`,
    `--headers=accept-encoding=${encoding}`,
    ...(body ? ['--method=POST', '--headers=content-type=application/json', `--body=${body}`] : []),
    url,
  ];
  const { stdout } = await run(process.execPath, args, { timeout: (duration + 20) * 1000 });
  const { requests, latency, non2xx, errors } = JSON.parse(stdout);
  if (non2xx > 0 || errors > 0)
    throw new Error(`${url} under load: ${non2xx} answers not 2xx, ${errors} errors.`);
  return {
    requests: requests.total,
    requestsPerSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
  };
};

/** `wrk` where it is installed, since it asks faster than a program in JavaScript can. */
const tool = run('wrk', ['-v']).then(
  () => wrk,
  ({ code }) => (code === 'ENOENT' ? autocannon : wrk),
);

/** Asks one address as fast as it answers, over ten connections if not told otherwise, after a warm-up. */
export const measure = async (target: Target): Promise<Measured> => {
  const { seconds = usualSeconds, pids = [] } = target;
  const ask = await tool;
  await ask(target, seconds.warmUp);
  const before = await Promise.all(pids.map(processorOf));
  const { requests, ...measured } = await ask(target, seconds.measured);
  const after = await Promise.all(pids.map(processorOf));
  return { ...measured, processor: after.map((used, index) => (used - (before[index] ?? 0)) / requests) };
};

/**
 * Measures each address, one after the other and all of that `rounds` times, so that a machine which slows down
 * meanwhile shows. One row for each measurement.
 */
export async function underLoad(targets: readonly Target[], rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const target of targets) {
      const { requestsPerSecond, p50, p99 } = await measure(target);
      rows.push({
        what: target.name,
        round,
        'requests/s': Math.round(requestsPerSecond),
        'p50 ms': Number(p50.toFixed(1)),
        'p99 ms': Number(p99.toFixed(1)),
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
