import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isDiskFull } from '../platform/disk-full';
import { isDerived, type MediaStore } from '../platform/media/store';
import { type ArchiveWriter, createArchive } from './archive';
import { appliedMigrations, connect, keptTables, sequenceValues, type Table } from './catalog';
import { BackupFailure } from './failure';
import { type Manifest, manifestName, rowsName, type TableEntry, Tally } from './manifest';

/** Rows are kept in memory for as long as it takes to know how many bytes the next file of the archive has. */
const pieceBytes = 1024 * 1024;

export interface Backup {
  databaseUrl: string;
  store: MediaStore;
  file: string;
  /** Without one the file is not encrypted. */
  key: string | undefined;
}

const copyTable = async (client: Client, archive: ArchiveWriter, table: Table): Promise<TableEntry> => {
  const tally = new Tally();
  let waiting: Buffer[] = [];
  let size = 0;
  let pieces = 0;
  const write = async () => {
    const piece = Buffer.concat(waiting, size);
    waiting = [];
    size = 0;
    tally.add(piece);
    await archive.add(rowsName(table.name, ++pieces), piece);
  };
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const rows = client.query(copyTo(`copy ${client.escapeIdentifier(table.name)} (${columns}) to stdout`));
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= pieceBytes) await write();
  }
  if (size > 0) await write();
  return { name: table.name, columns: table.columns, rows: rows.rowCount, ...tally.end() };
};

/** Copies pictures that are not in the archive yet, and not what is made of them. */
const copyPictures = async (
  { store }: Backup,
  archive: ArchiveWriter,
  { tally, copied }: { tally: Tally; copied: Set<string> },
): Promise<void> => {
  for await (const { name } of store.files()) {
    if (isDerived(name) || copied.has(name)) continue;
    const found = await store.get(name);
    // Removed for good since it was listed.
    if (!found) continue;
    tally.begin(name, found.size);
    await archive.addStream(`media/${name}`, found.size, found.stream, (chunk) => tally.add(chunk));
    copied.add(name);
  }
};

/** Pictures of the library whose file was not there, and that are not drawn anew when somebody asks for them either. */
const missingPictures = async (client: Client, copied: ReadonlySet<string>): Promise<string[]> => {
  const { rows } = await client.query<{ file: string }>('select file from media order by file');
  return rows
    .map(({ file }) => file)
    .filter((file) => !copied.has(file) && !copied.has(`recipes/${file.slice(0, 32)}.json`));
};

const write = async (backup: Backup, client: Client, archive: ArchiveWriter): Promise<Manifest> => {
  const pictures = { tally: new Tally(), copied: new Set<string>() };
  // Before the moment that rows are of, and after it: so those are there that go or come while rows are copied.
  await copyPictures(backup, archive, pictures);
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ now: Date }>('select now()');
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new BackupFailure('This database holds nothing of this product.');
  const tables: TableEntry[] = [];
  for (const table of await keptTables(client)) tables.push(await copyTable(client, archive, table));
  const sequences = await sequenceValues(client);
  await copyPictures(backup, archive, pictures);
  const missing = await missingPictures(client, pictures.copied);
  await client.query('commit');
  const manifest: Manifest = {
    format: 1,
    taken_at: (rows[0]?.now ?? new Date()).toISOString(),
    migrations,
    tables,
    sequences,
    media: { files: pictures.tally.files, ...pictures.tally.end() },
    missing_pictures: missing,
  };
  await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, null, 1)));
  return manifest;
};

/**
 * Copies a database, as it is at one moment, and its pictures into one file, while others go on reading and writing. What is in
 * memory of it at any time is a megabyte or two, however large it is. There is no file until all of it is in there.
 *
 * @throws BackupFailure with one sentence for whoever asked for it
 */
export const writeBackup = async (backup: Backup): Promise<Manifest> => {
  const client = await connect(backup.databaseUrl);
  try {
    const archive = await createArchive(backup.file, backup.key);
    try {
      const manifest = await write(backup, client, archive);
      await archive.finish();
      return manifest;
    } catch (error) {
      await archive.abandon();
      throw isDiskFull(error) ? new BackupFailure(`There is no room for ${backup.file}.`) : error;
    }
  } finally {
    await client.end();
  }
};
