import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { changingContent } from '../factories/changing-content';
import { contentFactory, contentPaths } from '../factories/content';
import { testApp } from '../factories/test-app';

// Nothing in memory: what is found is found in the database.
const app = await testApp({ API_CACHE_MB: '0' });
const { create } = await contentFactory(app);
const { records, changes, blogId } = await changingContent(app);
await create('blog');

/** The list of every kind, and some that are narrowed down, cut or shown in another way. */
const lists = [
  ...[...records.keys()].flatMap((name) =>
    ['en', 'vi'].map((language) => `${contentPaths[name].list}?lang_id=${language}`),
  ),
  '/blogs?lang_id=en&tag=walks',
  '/blogs?lang_id=en&keyword=title',
  '/blogs?lang_id=en&per_page=1&page=2',
  '/blogs?lang_id=en&view=card',
];

const ask = (path: string) => supertest(app.server).get(path).set('x-request-id', 'asked-by-a-test');

const answers = async () => {
  const found: Record<string, { status: number; [part: string]: unknown }> = {};
  for (const path of lists) {
    const { status, text, headers } = await ask(path);
    const { 'cache-tag': tags, 'cache-control': control, 'content-type': type, etag, vary } = headers;
    found[path] = { status, text, tags, control, type, etag, vary };
    await app.rowsStored();
  }
  return found;
};

const forget = () => app.db.execute(sql`delete from ready_row`);
const count = async () =>
  Number((await app.db.execute(sql`select count(*) as count from ready_row`)).rows[0]?.count);

/** What is answered now must be what is answered by the records alone. */
const expectTrue = async () => {
  const stored = await answers();
  await forget();
  const made = await answers();
  expect(stored).toEqual(made);
  return made;
};

describe('rows of lists that lie ready', () => {
  it('are those of every kind, and sent as they lie there', async () => {
    const made = Object.entries(await answers());
    expect(made.filter(([, { status }]) => status !== 200)).toEqual([]);
    const { rows } = await app.db.execute(
      sql`select distinct split_part(list, ' ', 1) as kind from ready_row`,
    );
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...records.keys()].sort());
    await app.db.execute(
      sql`update ready_row set body = jsonb_set(body::jsonb, '{title}', '"Lies ready"')::text`,
    );
    const again = await answers();
    const shown = made.filter(([, { text }]) => !String(text).includes('"data":[]'));
    expect(shown.filter(([path]) => !String(again[path]?.text).includes('Lies ready'))).toEqual([]);
    await forget();
  });

  it.each(Object.entries(changes))('are those of the records after %s', async (_what, change) => {
    const before = await expectTrue();
    await change();
    expect(await expectTrue()).not.toEqual(before);
  });

  it('of others stay when one record is written', async () => {
    await forget();
    const list = '/blogs?lang_id=en';
    await ask(list);
    await app.rowsStored();
    const before = await count();
    expect(before).toBeGreaterThan(1);
    const marked = sql`update ready_row set body = jsonb_set(body::jsonb, '{author}', '"Lies ready"')::text`;
    await app.db.execute(marked);
    await app.db.execute(sql`update blog set author = 'Written now' where id = ${blogId}`);
    const { body } = await ask(list);
    const authors = body.data.map(({ author }: { author: string }) => author).sort();
    expect(authors).toEqual([...Array(before - 1).fill('Lies ready'), 'Written now']);
  });

  it('are not right any more in the moment in which a change is committed', async () => {
    const list = '/blogs?lang_id=en';
    await forget();
    const before = await ask(list);
    await app.rowsStored();
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`update blog_category_translation set title = 'Another' where lang_id = 'en'`);
      expect((await ask(list)).text).toEqual(before.text);
      await app.rowsStored();
    });
    const { body } = await ask(list);
    expect(body.data[0].category.title).toBe('Another');
  });

  it('lose what they show of others at the second', async () => {
    const list = '/blogs?lang_id=en';
    await app.db.execute(sql`update blog_category set hidden_at = now() + interval '1 second'`);
    expect((await ask(list)).body.data[0].category).not.toBeNull();
    await app.rowsStored();
    await app.db.execute(sql`select pg_sleep_until(max(hidden_at)) from blog_category`);
    expect((await ask(list)).body.data[0].category).toBeNull();
  });

  it('are let go of when they are no longer right', async () => {
    const { clearReadyAnswers } = await import('../../server/platform/changes/ready-answers');
    await answers();
    const before = await count();
    await app.db.execute(sql`update blog_category set sort = sort`);
    await clearReadyAnswers(app.db, await clearReadyAnswers(app.db, null));
    expect(await count()).toBeLessThan(before);
    await expectTrue();
  });
});
