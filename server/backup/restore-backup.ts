import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { knownMigrations, migrate, migrateWithin, migrationLock } from '../../db/migrate';
import { ensureStatistics } from '../../db/statistics';
import type { MediaStore } from '../platform/media/store';
import { createLoader, withBareTables } from './bulk-load';
import { connect, removals } from './catalog';
import { BackupFailure } from './failure';
import { type Manifest, summary } from './manifest';
import { readBackup } from './read-backup';

export interface Restore {
  databaseUrl: string;
  store: MediaStore;
  file: string;
  key: string | undefined;
  /** Whether what is in the database may be thrown away. */
  replace: boolean;
  log(line: string): void;
}

/** How many migrations the backup had, which must be the first of those that this version knows. */
const checkMigrations = ({ migrations }: Manifest): number => {
  const known = knownMigrations().map(({ hash }) => hash);
  if (migrations.length > known.length)
    throw new BackupFailure(
      `The backup was made by a newer version of the product (${migrations.length - known.length} migration(s) more): restore it with that one.`,
    );
  const strange = migrations.findIndex((hash, index) => hash !== known[index]);
  if (strange >= 0)
    throw new BackupFailure(
      `The backup knows migration number ${strange} as another one than this version: restore it with the version that made it.`,
    );
  return migrations.length;
};

/** Processes of the product that would go on writing, and hold what has to be removed. */
const othersConnected = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'visit-vietnam%'`);
  return rows[0]?.count ?? 0;
};

/** Makes room. @throws BackupFailure when there is something and it may not be removed, or is being used */
const clear = async (client: Client, replace: boolean): Promise<void> => {
  const inTheWay = await removals(client);
  if (inTheWay.length === 0) return;
  if (!replace)
    throw new BackupFailure(
      'The database is not empty. Nothing was changed: name an empty one, or say --replace to throw away what is in it.',
    );
  if ((await othersConnected(client)) > 0)
    throw new BackupFailure('The product is running on this database: stop it first. Nothing was changed.');
  for (const statement of inTheWay) await client.query(statement);
};

/** @throws BackupFailure when the backup holds what a database of its migrations has no place for */
const checkTables = async (client: Client, { tables }: Manifest): Promise<void> => {
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ name: string }>(
      `select attname::text as name from pg_attribute
        where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    );
    const there = new Set(rows.map((row) => row.name));
    const unknown = columns.find((column) => !there.has(column));
    if (there.size === 0 || unknown)
      throw new BackupFailure(
        `There is no place for ${unknown ? `"${unknown}" of ` : ''}"${name}" in its migrations.`,
      );
  }
};

const load = async ({ file, key, store }: Restore, client: Client, manifest: Manifest): Promise<void> => {
  await checkTables(client, manifest);
  await withBareTables(client, async () => {
    const loader = createLoader(client, manifest);
    const again = await readBackup(file, key, {
      rows: loader.rows,
      // Files have their names of what is in them: those that are there already are the same.
      media: (name, content) => store.put(name, Readable.from(content, { objectMode: false })),
    });
    await loader.finish();
    if (JSON.stringify(again) !== JSON.stringify(manifest))
      throw new BackupFailure(`${file} was changed while it was read.`);
  });
  for (const { name, value } of manifest.sequences)
    await client.query('select setval(quote_ident($1)::regclass, $2)', [name, value]);
};

/**
 * Puts a backup into a database and a media store: after it has been read to its end and found whole, in one transaction, so
 * that the database is afterwards either as the backup says or as it was before. Migrations that are newer than the backup
 * come on top.
 *
 * @throws BackupFailure with one sentence for whoever asked for it
 */
export const restoreBackup = async (restore: Restore): Promise<Manifest> => {
  const { databaseUrl, file, key, replace, log } = restore;
  const manifest = await readBackup(file, key);
  const had = checkMigrations(manifest);
  log(`${file} is whole: ${summary(manifest)}.`);
  const client = await connect(databaseUrl);
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await clear(client, replace);
    await migrateWithin(client, 0, had);
    await load(restore, client, manifest);
    await migrateWithin(client, had, knownMigrations().length);
    await client.query('commit');
  } finally {
    // A transaction that did not get to its end goes with its connection.
    await client.end();
  }
  // Nothing is left to be applied; what else belongs to a database that is up to date is.
  await migrate(databaseUrl);
  await ensureStatistics(databaseUrl);
  return manifest;
};
