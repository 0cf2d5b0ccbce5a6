import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from '../../db/embedded/index';
import { runningServer } from '../../db/embedded/leftover';

const dataDir = mkdtempSync(path.join(tmpdir(), 'visit-vietnam-'));
const cluster = path.join(dataDir, 'postgres');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (log: (line: string) => void = () => {}) => startEmbedded({ dataDir, log, durable: false });

async function query<T>(server: EmbeddedPostgres, run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}

it('makes a database that knows Vietnamese, keeps it over a restart, and stops', async () => {
  const first = await start();
  const answers = await query(first, async (sql) => {
    await sql`create table kept (value text)`;
    await sql`insert into kept values ('đây')`;
    await sql`create extension pg_trgm`;
    return sql`
      select lower('ĐÀ NẴNG') as lower, (select datlocale from pg_database where datname = current_database()) as locale,
        (select string_agg(word, ' ' order by word) from unnest(array['đá', 'dưa', 'e', 'ca']) as word) as sorted,
        similarity('đường', 'đường') as similarity, cardinality(show_trgm('ệ')) as trigrams,
        current_setting('timezone') as zone`;
  });
  expect(answers).toEqual([
    { lower: 'đà nẵng', locale: 'vi-VN', sorted: 'ca dưa đá e', similarity: 1, trigrams: 2, zone: 'UTC' },
  ]);
  expect(statSync(path.join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  await first.stop();
  expect(await runningServer(cluster)).toBeUndefined();

  const second = await start();
  expect(await query(second, (sql) => sql`select value from kept`)).toEqual([{ value: 'đây' }]);
  await second.stop();
});

it('refuses a second start in the same folder', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(
    `${dataDir} is in use by another start of this product (process ${process.pid})`,
  );
  await first.stop();
});

it('recovers what a killed launcher left running', async () => {
  const script = `
    const { startEmbedded } = await import('./db/embedded/index.ts');
    await startEmbedded({ dataDir: process.argv[1], log: () => {}, durable: false });
    console.log('up');
    setInterval(() => {}, 1000);`;
  const launcher = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', script, dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await new Promise((resolve) => createInterface({ input: launcher.stdout }).once('line', resolve));
  const ended = new Promise((resolve) => launcher.once('exit', resolve));
  launcher.kill('SIGKILL');
  await ended;
  const orphan = await runningServer(cluster);
  expect(orphan).toBeGreaterThan(0);

  const lines: string[] = [];
  const server = await start((line) => lines.push(line));
  expect(lines).toContain('Stopped a PostgreSQL that an interrupted start had left running.');
  expect(await runningServer(cluster)).not.toBe(orphan);
  expect(await query(server, (sql) => sql`select value from kept`)).toEqual([{ value: 'đây' }]);
  await server.stop();
  expect(existsSync(path.join(dataDir, 'launcher.pid'))).toBe(false);
});

it('shows the end of the log when the server does not start', async () => {
  appendFileSync(path.join(cluster, 'postgresql.conf'), '\nno_such_setting = 1\n');
  await expect(start()).rejects.toThrow(/did not start\. The end of .*postgres\.log:[\s\S]*no_such_setting/);
});
