import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../../db/migrate';
import { createApp } from '../../server/app';
import { readBackup } from '../../server/backup/read-backup';
import { restoreBackup } from '../../server/backup/restore-backup';
import { writeBackup } from '../../server/backup/write-backup';
import { loadEnv } from '../../server/env';
import { createMediaStore, type MediaStore } from '../../server/platform/media/store';
import { createAdmin, signIn } from '../factories/admin';
import { jpeg } from '../factories/media-library';
import { testDatabase } from '../setup/database';

const key = Buffer.alloc(32, 7).toString('base64');
const otherKey = Buffer.alloc(32, 8).toString('base64');
const folder = await mkdtemp(path.join(tmpdir(), 'visit-vietnam-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const inFolder = (name: string) => path.join(folder, name);
const storeIn = (name: string) => createMediaStore({ MEDIA_DIR: inFolder(name) });

const connected = (url: string): Sql => {
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  afterAll(() => sql.end());
  return sql;
};

const source = await testDatabase();
const target = await testDatabase();
const sql = connected(source.url);
const other = connected(target.url);

const makeEmpty = (database: Sql) =>
  database.unsafe('drop schema public cascade; create schema public; drop schema drizzle cascade');

/** Everything that a database keeps, as text, with what its tables are like. */
const contentOf = async (database: Sql) => {
  const tables = await database<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`;
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    rows[name] = await database`
      select count(*), md5(string_agg(t::text, E'\\n' order by t::text)) from ${database(name)} t`;
  }
  const made = await database`
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as what from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'sequence', sequencename, last_value) from pg_sequences
      where schemaname = 'public'
    union all select hash from drizzle.__drizzle_migrations
    order by 1`;
  return { rows, made: made.map(({ what }) => what) };
};

const appOn = (url: string, media: string) =>
  createApp(
    loadEnv({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: url,
      DATA_DIR: folder,
      MEDIA_DIR: inFolder(media),
    }),
  );

const backUp = (file: string, given: { key?: string; store?: MediaStore } = {}) =>
  writeBackup({
    databaseUrl: source.url,
    store: given.store ?? storeIn('media'),
    file: inFolder(file),
    key: given.key,
  });

const putBack = (file: string, given: { key?: string; store?: MediaStore; replace?: boolean } = {}) =>
  restoreBackup({
    databaseUrl: target.url,
    store: given.store ?? storeIn('restored'),
    file: inFolder(file),
    key: given.key,
    replace: given.replace ?? true,
    log: () => {},
  });

const email = 'keeper@visit.example';
let picture = '';
let before: Awaited<ReturnType<typeof contentOf>>;

/** Rows that are awkward to copy: rules that hold for changes only, rows that refer to one another, hostile text. */
const fill = async () => {
  const app = await appOn(source.url, 'media');
  await app.ready();
  await createAdmin(app, { email });
  await app.db.$client.query(`insert into language (code, name, native_name) values
    ('en', 'English', 'English'), ('vi', 'Vietnamese', 'Tiếng Việt') on conflict do nothing`);
  const uploaded = await supertest(app.server)
    .post('/media')
    .set('authorization', `Bearer ${await signIn(app, email)}`)
    .attach('file', await jpeg(), 'kept.jpg');
  picture = uploaded.body.data.file;
  await supertest(app.server).get(`/media/${picture}?w=320`);
  await app.close();
  await sql`insert into region (status) select 1 from generate_series(1, 3)`;
  await sql`insert into region_translation (record_id, lang_id, slug, title, content)
    values (1, 'vi', 'tay-bac', 'Tây Bắc', ${'tab\tback\\slash\nline \\N \\. 🏔 "quoted" '.repeat(200)})`;
  await sql`insert into city (city_code, region_id, former_names) values ('SPA', 1, ${['Chapa', '{odd,"name"}']})`;
  await sql`delete from region where id = 3`;
  await sql`insert into contact_message (full_name, email, subject, message, lang_id)
    select 'A', 'a' || n || '@visit.example', 'Một', (select string_agg(md5(n::text || m), $$$$) from generate_series(1, 60) m), 'vi' from generate_series(1, 300) n`;
  // What triggers would not let anybody insert: an order that begins as a paid one.
  await sql`alter table customer_order disable trigger user`;
  await sql`insert into customer_order (code, contact_email, contact_name, contact_phone, lang_id, total, hold_expires_at,
    actor, idempotency_key, request_hash, access_code_hash, status, paid_at)
    values ('VN-000001', 'a@visit.example', 'A', '1', 'vi', 5, now(), 'guest', 'k', 'h', 'c', 'paid', now())`;
  await sql`alter table customer_order enable trigger user`;
};

beforeAll(async () => {
  await fill();
  before = await contentOf(sql);
  await backUp('plain.tar.gz');
  await backUp('sealed', { key });
});

describe('a restore', () => {
  it('gives back a database that was destroyed after more had been written, and its pictures', async () => {
    await makeEmpty(other);
    await putBack('sealed', { key, replace: false });
    expect(await contentOf(other)).toEqual(before);
    const app = await appOn(target.url, 'restored');
    await app.ready();
    await expect(signIn(app, email)).resolves.toBeTruthy();
    expect((await supertest(app.server).get(`/media/${picture}`)).status).toBe(200);
    await app.close();
    // New records go on where the old ones had ended.
    const [region] = await other`insert into region (status) values (1) returning id`;
    expect(region?.id).toBe(4);
  });

  it('leaves out what can be made again: sizes of pictures, and tables that are not logged', async () => {
    expect(await readdir(inFolder('media'))).toContain('variants');
    expect(await readdir(inFolder('restored'))).toEqual([picture]);
    const { tables } = await readBackup(inFolder('sealed'), key);
    expect(tables.map(({ name }) => name)).not.toContain('ready_answer');
  });

  it('leaves everything as it was when it fails on the way', async () => {
    await other`insert into region (status) values (1)`;
    const old = await contentOf(other);
    const store: MediaStore = { ...storeIn('broken'), put: () => Promise.reject(new Error('no room')) };
    await expect(putBack('plain.tar.gz', { store })).rejects.toThrow('no room');
    expect(await contentOf(other)).toEqual(old);
  });

  it('does not touch a database with something in it unless it is told to, nor one that is in use', async () => {
    await expect(putBack('plain.tar.gz', { replace: false })).rejects.toThrow('not empty');
    const app = await appOn(target.url, 'restored');
    await app.db.$client.query('select 1');
    await expect(putBack('plain.tar.gz')).rejects.toThrow('The product is running');
    await app.close();
  });
});

describe('a file that is not as it was written', () => {
  const copyOf = async (file: string, change: (bytes: Buffer) => Buffer): Promise<string> => {
    await writeFile(inFolder('changed'), change(await readFile(inFolder(file))));
    return 'changed';
  };
  const flipped = (at: number) => (bytes: Buffer) => {
    const place = Math.floor((bytes.length - 1) * at);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    return bytes;
  };

  let old: Awaited<ReturnType<typeof contentOf>>;
  beforeAll(async () => {
    old = await contentOf(other);
  });
  afterAll(async () => expect(await contentOf(other)).toEqual(old));
  const isRefused = (file: string, given: { key?: string }, message: RegExp) =>
    expect(putBack(file, given)).rejects.toThrow(message);

  it('is refused with another key, or without one', async () => {
    await isRefused('sealed', { key: otherKey }, /not the key/);
    await isRefused('sealed', {}, /is encrypted/);
  });

  it.each([
    ['plain.tar.gz', undefined],
    ['sealed', key],
  ])('is refused when %s was cut off, wherever', async (name, given) => {
    const secret = given ? { key: given } : {};
    const whole = await readFile(inFolder(name));
    // Also after the first piece that is encrypted by itself.
    const ends = [whole.length - 1, whole.length - 9, whole.length >> 1, 57 + 65_536 + 16, 70];
    for (const length of ends.filter((end) => end < whole.length)) {
      const file = await copyOf(name, (bytes) => bytes);
      await truncate(inFolder(file), length);
      await isRefused(file, secret, /damaged|no backup/);
    }
  });

  it.each([
    ['plain.tar.gz', undefined, [0.1, 0.5, 0.9, 1]],
    ['sealed', key, [0, 0.0003, 0.1, 0.5, 0.9, 1]],
  ])('is refused when a byte of %s is another one', async (name, given, places) => {
    for (const at of places) {
      const file = await copyOf(name, flipped(at));
      await isRefused(file, given ? { key: given } : {}, /damaged|not the key|no backup/);
    }
  });

  it('is refused when it is something else', async () => {
    await writeFile(inFolder('letter'), 'Dear Sir or Madam');
    await isRefused('letter', {}, /no backup/);
    await isRefused('nowhere', {}, /can't be read/);
  });
});

describe('a backup', () => {
  it('is of one moment, however much is written meanwhile, and names pictures that are not there', async () => {
    let isWriting = true;
    const write = () =>
      sql.begin(async (tx) => {
        await tx`insert into region (status) values (0)`;
        await tx`insert into contact_message (full_name, email, subject, message, lang_id)
          values ('A', 'busy@visit.example', '', '', 'vi')`;
      });
    // One is there before the backup begins, or a slow machine may have none at its moment.
    await write();
    const writing = (async () => {
      while (isWriting) await write();
    })();
    const lost = { ...storeIn('media'), get: async () => null };
    const { missing_pictures } = await backUp('busy', { store: lost });
    isWriting = false;
    await writing;
    expect(missing_pictures).toEqual([picture]);
    await putBack('busy');
    const [counts] =
      await other`select (select count(*) from region where status = 0) as regions, (select count(*) from contact_message where email like 'busy%') as letters`;
    expect(counts?.regions).toBe(counts?.letters);
    expect(Number(counts?.regions)).toBeGreaterThan(0);
  });

  it('leaves nothing behind when it fails, and no file is written over', async () => {
    const failing = { ...storeIn('media'), get: () => Promise.reject(new Error('no such disk')) };
    await expect(backUp('failed', { store: failing })).rejects.toThrow('no such disk');
    await expect(backUp('sealed')).rejects.toThrow('is there already');
    expect((await readdir(folder)).filter((name) => /failed|unfinished/.test(name))).toEqual([]);
  });

  it('of an older version is brought up to date, and one of a newer version refused', async () => {
    const folderOfOld = inFolder('migrations');
    await cp(migrationsFolder, folderOfOld, { recursive: true });
    const journal = path.join(folderOfOld, 'meta/_journal.json');
    const content = JSON.parse(await readFile(journal, 'utf8'));
    await writeFile(journal, JSON.stringify({ ...content, entries: content.entries.slice(0, 22) }));
    await makeEmpty(sql);
    const old = postgres(source.url, { max: 1, onnotice: () => {} });
    await applyMigrations(drizzle(old), { migrationsFolder: folderOfOld });
    await old.end();
    await sql`insert into region (status) values (1)`;
    const { migrations } = await backUp('old');
    expect(migrations).toHaveLength(22);
    await putBack('old');
    expect((await contentOf(other)).made).toEqual(
      expect.arrayContaining(before.made.filter((what) => !what.startsWith('sequence'))),
    );
    expect(await other`select id from region`).toEqual([{ id: 1 }]);

    await sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'later', n + 1800000000000 from generate_series(1, 100) n`;
    await backUp('new');
    await expect(putBack('new')).rejects.toThrow('newer version');
  });
});
