import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseIsNewerError, migrate, migrationsFolder } from '../../db/migrate';
import { testDatabase } from '../setup/database';

const { url } = await testDatabase();
const client = postgres(url, { max: 1, onnotice: () => {} });
const db = drizzle(client);
afterAll(() => client.end());

/** The migrations without the newest one, as an installation that is about to be upgraded knows them. */
const withoutNewest = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-migrations-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const content = JSON.parse(await readFile(journal, 'utf8'));
  await writeFile(journal, JSON.stringify({ ...content, entries: content.entries.slice(0, -1) }));
  return folder;
};

const fill = async () => {
  await db.execute(
    sql`insert into language (code, name, native_name) values ('vi', 'Vietnamese', 'Tiếng Việt')`,
  );
  await db.execute(sql`insert into region (status) values (1)`);
  await db.execute(
    sql`insert into region_translation (record_id, lang_id, slug, title) values (1, 'vi', 'tay-bac', 'Tây Bắc')`,
  );
  await db.execute(sql`insert into city (city_code, region_id) values ('SPA', 1)`);
};

describe('migrations', () => {
  it('find nothing to do in a database that is up to date', async () => {
    expect(await migrate(url)).toBe(0);
  });

  it('bring a filled database of the version before up to date, and leave its records as they are', async () => {
    await client.unsafe('drop schema public cascade; create schema public; drop schema drizzle cascade');
    await applyMigrations(db, { migrationsFolder: await withoutNewest() });
    await fill();
    expect(await migrate(url)).toBe(1);
    const [row] = await client`select slug, folded_title from region_translation`;
    expect(row).toEqual({ slug: 'tay-bac', folded_title: 'tay bac' });
    expect(await migrate(url)).toBe(0);
  });

  it('wait for one another when several processes start at once', async () => {
    await client.unsafe('drop schema public cascade; create schema public; drop schema drizzle cascade');
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.filter((count) => count > 0)).toHaveLength(1);
  });

  it('refuse a database that a newer version has migrated', async () => {
    await client`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 1)`;
    await expect(migrate(url)).rejects.toThrow(DatabaseIsNewerError);
  });
});
