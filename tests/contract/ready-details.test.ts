import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { changingContent } from '../factories/changing-content';
import { contentFactory, contentPaths } from '../factories/content';
import { testApp } from '../factories/test-app';

// Nothing in memory: what is found is found in the database.
const app = await testApp({ API_CACHE_MB: '0' });
const { call } = await contentFactory(app);
const { records, changes, blogId } = await changingContent(app);

/** Of each kind one record's page, by id, which stays. */
const pages = [
  ...[...records].map(([name, { id }]) => `${contentPaths[name].detail(String(id))}?lang_id=en`),
  ...(['city', 'blog'] as const).map(
    (name) => `${contentPaths[name].detail(String(records.get(name)?.id))}?lang_id=vi`,
  ),
];

const ask = (path: string) => supertest(app.server).get(path).set('x-request-id', 'asked-by-a-test');

const answers = async () => {
  const found: Record<string, { status: number; [part: string]: unknown }> = {};
  for (const path of pages) {
    const { status, body, headers } = await ask(path);
    const { 'cache-tag': tags, 'cache-control': control, 'content-type': type, etag, vary } = headers;
    found[path] = { status, body, tags, control, type, etag, vary };
  }
  await app.detailsStored();
  return found;
};

const forget = () => app.db.execute(sql`delete from ready_answer`);

/** What is answered now must be what is answered by the records alone. */
const expectTrue = async () => {
  const stored = await answers();
  await forget();
  const made = await answers();
  expect(stored).toEqual(made);
  return made;
};

describe('details that are stored as they were sent', () => {
  it('are sent as they are, those of all kinds', async () => {
    const made = Object.entries(await answers()).filter(([, { status }]) => status === 200);
    expect(made.length).toBeGreaterThan(12);
    await app.db.execute(sql`update ready_answer set body = '{"data":"stored"}'`);
    const again = await answers();
    expect(made.filter(([path]) => JSON.stringify(again[path]?.body) !== '{"data":"stored"}')).toEqual([]);
    await forget();
  });

  it('say that nothing has changed to who has them', async () => {
    const page = pages[0] ?? '';
    const { headers } = await ask(page);
    await app.detailsStored();
    await ask(page).set('if-none-match', String(headers.etag)).expect(304);
    await forget();
  });

  it.each(Object.entries(changes))('are those of the records after %s', async (_what, change) => {
    const before = await expectTrue();
    await change();
    expect(await expectTrue()).not.toEqual(before);
  });

  it('are not right any more in the moment in which a change is committed', async () => {
    const page = `${contentPaths.blog.detail(String(blogId))}?lang_id=en`;
    const before = await ask(page);
    await app.detailsStored();
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`update blog set author = 'Somebody else' where id = ${blogId}`);
      expect((await ask(page)).body).toEqual(before.body);
      await app.detailsStored();
    });
    expect((await ask(page)).body.data.author).toBe('Somebody else');
  });

  it('appear and disappear by themselves at the second', async () => {
    const page = `${contentPaths.blog.detail(String(blogId))}?lang_id=en`;
    await app.db.execute(sql`update blog set hidden_at = now() + interval '1 second' where id = ${blogId}`);
    expect((await ask(page)).status).toBe(200);
    await app.detailsStored();
    await app.db.execute(sql`select pg_sleep_until(hidden_at) from blog where id = ${blogId}`);
    expect((await ask(page)).status).toBe(404);
  });

  it('hold nothing that was made for an editor, and are not for one', async () => {
    await forget();
    const { base } = contentPaths.blog;
    expect((await call('get', `${base}/${blogId}?lang_id=en`)).status).toBe(200);
    await app.detailsStored();
    const { rows } = await app.db.execute(sql`select key from ready_answer`);
    expect(rows).toEqual([]);
  });
});
