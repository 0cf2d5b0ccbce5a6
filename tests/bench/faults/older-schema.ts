import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { migrate, migrationsFolder } from '../../../db/migrate';
import { ensureSearchDocuments } from '../../../server/features/search/ensure-documents';
import type { Row } from '../benchmark';

/** The newest migration that the old version had. */
const old = '0004_live_translations';
const regions = 2_000;

/** Applies the migrations up to `old`. */
const makeOld = async (url: string): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-migrations-'));
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const journal = path.join(folder, 'meta/_journal.json');
    const content = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
    const end = content.entries.findIndex(({ tag }) => tag === old) + 1;
    await writeFile(journal, JSON.stringify({ ...content, entries: content.entries.slice(0, end) }));
    await applyMigrations(drizzle(sql), { migrationsFolder: folder });
    await sql`insert into language (code, name, native_name) values ('en', 'English', 'English'), ('vi', 'Vietnamese', 'Tiếng Việt')`;
    await sql`insert into region (status) select 1 from generate_series(1, ${regions}::int)`;
    await sql`insert into region_translation (record_id, lang_id, slug, title)
      select id, lang, 'vung-' || id, 'Vùng ' || id from region, unnest(array['en', 'vi']) lang`;
  } finally {
    await sql.end({ timeout: 5 });
    await rm(folder, { recursive: true, force: true });
  }
};

/** Brings a database of an early version, with records in it, up to date as a start does. */
export const olderSchema = async (databaseUrl: string): Promise<Row[]> => {
  const name = 'fault_older_schema';
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  try {
    await sql`create database ${sql(name)} template template0`;
    await makeOld(url.href);
    const begin = Date.now();
    const applied = await migrate(url.href);
    await ensureSearchDocuments(url.href);
    const seconds = (Date.now() - begin) / 1000;
    const after = postgres(url.href, { max: 1 });
    const [row] = await after<{ count: number }[]>`
      select count(*)::int as count from region_translation where folded_title like 'vung %'`;
    await after.end({ timeout: 1 });
    const lost = regions * 2 - (row?.count ?? 0);
    return [
      {
        check: `${regions} regions of the version of ${old}, ${applied} migrations later (${seconds.toFixed(1)} s)`,
        tried: regions * 2,
        wrong: lost,
      },
    ];
  } finally {
    await sql`drop database if exists ${sql(name)} with (force)`;
    await sql.end({ timeout: 1 });
  }
};
