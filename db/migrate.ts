import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import type { ClientBase } from 'pg';
import postgres, { type Sql } from 'postgres';
import { directUrl } from '../server/database-addresses';
import { loadEnv } from '../server/env';
import { publicTables } from '../server/platform/changes/tags';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Names the lock under which only one process at a time migrates a database. */
export const migrationLock = 7_231_908_452;

/** Thrown when the database knows migrations that this code doesn't have. */
export class DatabaseIsNewerError extends Error {
  override name = 'DatabaseIsNewerError';
}

/** Migrations as the database knows them, in their order. */
export const knownMigrations = () => readMigrationFiles({ migrationsFolder });

/**
 * Applies the known migrations from number `first` up to before number `end` in the transaction that is open on `client`, for who
 * does more than that in it. They are noted like those that `migrate` applies.
 */
export async function migrateWithin(
  client: Pick<ClientBase, 'query'>,
  first: number,
  end: number,
): Promise<void> {
  await client.query(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql: statements, hash, folderMillis } of knownMigrations().slice(first, end)) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/**
 * Brings the database up to the newest migration, and returns how many were applied.
 * Processes that start together wait for one another.
 *
 * @throws {DatabaseIsNewerError} rather than run old code on a newer database.
 */
export async function migrate(url: string): Promise<number> {
  // One connection, so that the lock and the migrations share a session; no time limit, because an index may take long.
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    const known = knownMigrations().map((migration) => migration.hash);
    const applied = await appliedHashes(sql);
    const unknown = applied.filter((hash) => !known.includes(hash));
    if (unknown.length > 0) {
      throw new DatabaseIsNewerError(
        `The database has ${unknown.length} migration(s) that this version does not know: update the code, or use another database.`,
      );
    }
    await applyMigrations(drizzle(sql), { migrationsFolder });
    await letTablesTell(sql);
    return known.length - applied.length;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Gives each table that visitors see something of the trigger that says when it changed, unless it has it: a table that
 * kept silent would leave old pages standing, and no migration has to think of it.
 */
async function letTablesTell(sql: Sql): Promise<void> {
  const silent = await sql<{ name: string }[]>`
    select t.name from unnest(${[...publicTables]}::text[]) as t (name)
    where to_regclass(t.name) is not null and not exists (
      select from pg_trigger where tgrelid = to_regclass(t.name) and tgname = 'changed')`;
  for (const { name } of silent) {
    await sql`create trigger changed after insert or update or delete or truncate on ${sql(name)}
      for each statement execute function notify_changed()`;
  }
}

async function appliedHashes(sql: Sql): Promise<string[]> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  if (!table?.found) return [];
  const rows = await sql<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations`;
  return rows.map((row) => row.hash);
}

async function command(): Promise<void> {
  const url = directUrl(loadEnv({ ...process.env, NODE_ENV: 'development' }));
  if (!url) throw new Error('Set DATABASE_URL (npm start migrates the embedded database itself).');
  const count = await migrate(url);
  process.stdout.write(count === 0 ? 'The database is up to date.\n' : `Applied ${count} migration(s).\n`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  command().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
