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

/** The first migrations, as an installation that is about to be upgraded knows them: all but the newest, or those before one. */
const earlier = async (than?: string): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-migrations-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const content = JSON.parse(await readFile(journal, 'utf8'));
  const end = than ? content.entries.findIndex(({ tag }: { tag: string }) => tag === than) : -1;
  await writeFile(journal, JSON.stringify({ ...content, entries: content.entries.slice(0, end) }));
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
    await applyMigrations(db, { migrationsFolder: await earlier() });
    await fill();
    expect(await migrate(url)).toBe(1);
    const [row] = await client`select slug, folded_title from region_translation`;
    expect(row).toEqual({ slug: 'tay-bac', folded_title: 'tay bac' });
    expect(await migrate(url)).toBe(0);
  });

  it('leave the byline of the editors to the language of the page, and others as they are', async () => {
    await client.unsafe('drop schema public cascade; create schema public; drop schema drizzle cascade');
    await applyMigrations(db, {
      migrationsFolder: await earlier('0021_stories_signed_in_the_reader_s_language'),
    });
    const authors = ['Ban biên tập Visit Vietnam', 'Lê Thu Hà'];
    await client`insert into blog_category (id) overriding system value values (1)`;
    for (const author of authors) await client`insert into blog (author, category_id) values (${author}, 1)`;
    await migrate(url);
    const rows = await client`select author from blog order by id`;
    expect(rows.map(({ author }) => author)).toEqual(['', 'Lê Thu Hà']);
  });

  it('leave translators the words alone, and to whoever may change a kind all as it was', async () => {
    await client.unsafe('drop schema public cascade; create schema public; drop schema drizzle cascade');
    await applyMigrations(db, { migrationsFolder: await earlier('0034_translators_write_words') });
    await client.unsafe(`
      insert into permission select e || '.' || a, e, a from unnest(array['blog', 'city', 'admin']) e,
        unnest(array['read', 'create', 'update', 'delete', 'publish']) a;
      insert into permission values ('setting.update', 'setting', 'update');
      insert into role (code, name) values ('translator', 'Biên dịch viên'), ('writers', 'Writers');
      insert into role_permission select id, p from role, unnest(array['blog.read', 'blog.update', 'admin.update', 'setting.update']) p;
      insert into role_permission select id, p from role, unnest(array['city.update', 'city.publish']) p`);
    await migrate(url);
    const rights = async (code: string) =>
      (
        await client`select permission from role_permission join role on role.id = role_id where code = ${code} order by 1`
      )
        .map(({ permission }) => permission)
        .join(' ');
    const writers =
      'admin.update blog.read blog.translate blog.update city.publish city.translate city.update setting.update';
    expect(await rights('writers')).toBe(writers);
    expect(await rights('translator')).toBe(writers.replace('blog.update ', ''));
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
