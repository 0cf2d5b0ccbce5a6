import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, inject } from 'vitest';
import { databaseUrl } from './template';

export interface TestDatabase {
  /** Of a database of its own with every migration applied and no content. */
  url: string;
}

/**
 * Clones a database for one test file, and drops it when the file's tests have ended.
 * Call it at the top of the file: `const { url } = await testDatabase();`
 */
export async function testDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${process.env.VITEST_POOL_ID ?? '0'}_${randomBytes(6).toString('hex')}`;
  await onServer(
    serverUrl,
    (sql) => sql`create database ${sql(name)} template ${sql(inject('databaseTemplate'))}`,
  );
  // Registered first, so it runs last: after the file's own hooks have closed their pools.
  afterAll(() => onServer(serverUrl, (sql) => sql`drop database if exists ${sql(name)} with (force)`));
  return { url: databaseUrl(serverUrl, name) };
}

async function onServer(url: string, run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await run(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
