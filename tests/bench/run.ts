import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProduct } from '../e2e/setup/product';

interface Result {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
}

/** Asks for one address over ten connections, as fast as it answers. */
async function load(url: string, seconds: number): Promise<Result> {
  const args = [
    'node_modules/autocannon/autocannon.js',
    '--json',
    '--connections=10',
    `--duration=${seconds}`,
    url,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Result;
}

/** Measures the real product, started as `npm start` does, on the paths given on the command line. */
async function bench(paths: string[]): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-bench-'));
  const product = await startProduct(dataDir);
  try {
    for (const name of paths) {
      const url = new URL(name, product.baseUrl).href;
      await load(url, 2);
      const { requests, latency, non2xx } = await load(url, 10);
      const speed = `${Math.round(requests.average)} requests/s`.padStart(18);
      process.stdout.write(
        `${name.padEnd(40)}${speed}, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${non2xx} not 2xx\n`,
      );
    }
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const given = process.argv.slice(2);
await bench(given.length > 0 ? given : ['/en', '/vi', '/health/live']);
