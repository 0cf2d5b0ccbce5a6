import path from 'node:path';
import { freePort } from '../../db/embedded/free-port';
import { answering, type Child, startChild } from '../../server/launch/child';
import { projectRoot } from '../../server/launch/project-root';
import type { Bench, Benchmark, Row } from './benchmark';
import { meanOf, underLoad } from './load';
import { databaseUrlOf, supervised } from './product';

const address = '/blogs?lang_id=en';
const ours = 'API, warnings logged';
const bare = 'bare Fastify, same SQL';
const logging = 'API as started, requests logged';

/** Starts one of the two processes that are compared, on the product's database. */
async function startBeside(script: string, databaseUrl: string): Promise<{ child: Child; url: string }> {
  const port = await freePort();
  const child = startChild({
    name: path.basename(script, '.ts'),
    args: [...supervised, path.join(projectRoot, script)],
    env: {
      NODE_ENV: 'production',
      DEMO: '1',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
    },
    show: false,
  });
  const url = `http://127.0.0.1:${port}${address}`;
  try {
    await answering(child, url);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { child, url };
}

const bodyOf = async (url: string) => (await fetch(url)).text();

async function run(bench: Bench): Promise<Row[]> {
  const { apiUrl, dataDir } = await bench.product();
  const databaseUrl = await databaseUrlOf(dataDir);
  const started: Child[] = [];
  try {
    const quiet = await startBeside('server/main.ts', databaseUrl);
    started.push(quiet.child);
    const byHand = await startBeside('tests/bench/bare-route.ts', databaseUrl);
    started.push(byHand.child);
    if ((await bodyOf(quiet.url)) !== (await bodyOf(byHand.url))) {
      throw new Error('The bare route answers something else than the API: bring its SQL up to date.');
    }
    const targets = [
      { name: ours, url: quiet.url },
      { name: bare, url: byHand.url },
      { name: logging, url: `${apiUrl}${address}` },
    ];
    const rows = await underLoad(targets, 2);
    const share = (name: string) => Number((meanOf(rows, name) / meanOf(rows, bare)).toFixed(2));
    return [
      ...rows,
      { what: `${ours} / ${bare}`, ratio: share(ours) },
      { what: `${logging} / ${bare}`, ratio: share(logging) },
    ];
  } finally {
    await Promise.all(started.map((child) => child.stop()));
  }
}

export const api: Benchmark = {
  title: `GET ${address} beside a bare route with the same SQL (10 connections)`,
  minutes: 5,
  run,
};
