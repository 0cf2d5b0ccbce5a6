import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { EmbeddedPostgresError } from './failure';
import { databaseName } from './names';

/** Waits until the server answers, and makes the product's database in it when there is none. */
export async function waitUntilReady(
  server: ChildProcess,
  maintenanceUrl: string,
  patience = 60_000,
): Promise<void> {
  let failure: unknown;
  server.once('error', (error) => {
    failure = error;
  });
  for (const end = Date.now() + patience; Date.now() < end; await sleep(50)) {
    if (failure || server.exitCode !== null || server.signalCode !== null) break;
    if (await tryPrepare(maintenanceUrl)) return;
  }
  throw new EmbeddedPostgresError('The embedded PostgreSQL did not start.');
}

async function tryPrepare(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${databaseName}`;
    if (!found) await sql`create database ${sql(databaseName)}`;
    return true;
  } catch (error) {
    if (isStillStarting(error)) return false;
    throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Refused, reset, or "the database system is starting up" (57P03). */
function isStillStarting(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return ['ECONNREFUSED', 'ECONNRESET', 'CONNECTION_CLOSED', 'CONNECT_TIMEOUT', '57P03'].includes(code);
}
