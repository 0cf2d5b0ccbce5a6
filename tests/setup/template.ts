import { createHash } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import { migrate, migrationsFolder } from '../../db/migrate';

/** Only one test run at a time makes the template on a server that several share. */
const lockKey = 7_231_908_453;

/** Makes sure that the server has a database with every migration applied, for tests to clone; returns its name. */
export async function ensureTemplate(serverUrl: string): Promise<string> {
  const hashes = readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash);
  const name = `template_${createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16)}`;
  const unfinished = `${name}_unfinished`;
  const sql = postgres(serverUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${lockKey})`;
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (found) return name;
    await sql`drop database if exists ${sql(unfinished)} with (force)`;
    await sql`create database ${sql(unfinished)} template template0`;
    await migrate(databaseUrl(serverUrl, unfinished));
    // Cloning fails while anyone is connected to the template.
    await sql`alter database ${sql(unfinished)} with allow_connections false`;
    await sql`alter database ${sql(unfinished)} rename to ${sql(name)}`;
    return name;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
