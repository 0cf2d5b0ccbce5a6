import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeAll, expect, it, vi } from 'vitest';
import { blogTranslations } from '../../db/schema';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const blog = await create('blog', { title: 'A walk in Huế' });
const page = `/blogs/detail/${blog.slug}?lang_id=en`;

type Headers = Record<string, string>;
const get = (path: string, headers: Headers = {}) =>
  Object.entries(headers).reduce(
    (asked, [name, value]) => asked.set(name, value),
    supertest(app.server).get(path),
  );

/** How many statements are run until the answer is there. */
const statementsFor = async (path: string, headers: Headers = {}) => {
  await app.answersCached();
  const database = vi.spyOn(app.db.$client, 'query');
  const answer = await get(path, headers);
  const statements = database.mock.calls.length;
  database.mockRestore();
  return { ...answer, body: answer.body, headers: answer.headers, statements };
};

const listening = () => vi.waitFor(() => expect(app.changeLog.isListening()).toBe(true), 5000);
beforeAll(listening);

it('is asked for once, however many ask at the same time', async () => {
  await get(page);
  app.changes.emit('lost');
  const one = (await statementsFor(page)).statements;
  app.changes.emit('lost');
  await app.answersCached();
  const database = vi.spyOn(app.db.$client, 'query');
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(page)));
  expect(database.mock.calls.length).toBeLessThanOrEqual(one + 1);
  database.mockRestore();
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

it('knows what the process itself has written before the write is answered', async () => {
  for (let round = 0; round < 20; round += 1) {
    await get(page);
    await app.db
      .update(blogTranslations)
      .set({ description: `Round ${round}` })
      .where(sql`record_id = ${blog.id}`);
    expect((await get(page)).body.data.description).toBe(`Round ${round}`);
  }
});

it('sends nothing twice to who has it, and compresses once for who takes that', async () => {
  const { etag } = (await get(page)).headers;
  const again = await statementsFor(page, { 'if-none-match': String(etag) });
  expect([again.status, again.statements]).toEqual([304, 0]);
  const plain = await get('/blogs?lang_id=en&per_page=50');
  await app.answersCached();
  for (const encoding of ['br', 'gzip']) {
    await vi.waitFor(async () => {
      const { headers, body } = await get('/blogs?lang_id=en&per_page=50', { 'accept-encoding': encoding });
      expect(body).toEqual(plain.body);
      if (JSON.stringify(plain.body).length > 1000) expect(headers['content-encoding']).toBe(encoding);
    });
  }
});

it('answers in the language of who asks', async () => {
  await update('blog', blog.id, { lang_id: 'vi', title: 'Dạo bước ở Huế', is_published: true });
  const bare = `/blogs/detail/${blog.id}`;
  for (const [language, title] of [
    ['en', 'A walk in Huế'],
    ['vi', 'Dạo bước ở Huế'],
    ['vi', 'Dạo bước ở Huế'],
    ['en', 'A walk in Huế'],
  ] as const)
    expect((await get(bare, { 'accept-language': language })).body.data.title).toBe(title);
});

it('gives nobody what editors, customers or holders of a preview link see', async () => {
  const draft = await create('blog', { title: 'Not for the public' });
  await call('put', `/blogs/status/${draft.id}`);
  const secret = `/blogs/detail/${draft.id}?lang_id=en`;
  const { token: editor } = await signedInAs(app, 'editor');
  const { token: customer } = await signedInCustomer(app);
  const link = await call('post', '/preview-links').send({ entity: 'blog', id: draft.id, lang_id: 'en' });
  const preview = new URL(link.body.data.path, 'http://x').searchParams.get('preview');
  const all = '/blogs?lang_id=en&per_page=100';
  const shows = async (path: string, headers: Headers = {}) => {
    const { status, text } = await get(path, headers);
    await app.answersCached();
    return status === 200 ? text.includes('Not for the public') : status;
  };
  const seen = async () => ({
    inEditorsList: await shows(`${all}&admin=1`, { authorization: `Bearer ${editor}` }),
    inEditorsListByCookie: await shows(`${all}&admin=1`, { cookie: `__Host-admin_token=${editor}` }),
    inListByEditorsCookie: await shows(all, { cookie: `__Host-admin_token=${editor}` }),
    inCustomersList: await shows(all, { authorization: `Bearer ${customer}` }),
    inList: await shows(all),
    inEditorsListForAnybody: await shows(`${all}&admin=1`),
    inEditorsListForCustomers: await shows(`${all}&admin=1`, { authorization: `Bearer ${customer}` }),
    byPreview: await shows(secret, { 'x-preview': String(preview) }),
    byCustomer: await shows(secret, { authorization: `Bearer ${customer}` }),
    byAnybody: await shows(secret),
  });
  const right = {
    inEditorsList: true,
    inEditorsListByCookie: true,
    inListByEditorsCookie: false,
    inCustomersList: false,
    inList: false,
    inEditorsListForAnybody: 401,
    inEditorsListForCustomers: 401,
    byPreview: true,
    byCustomer: 404,
    byAnybody: 404,
  };
  for (let round = 0; round < 3; round += 1) expect(await seen()).toEqual(right);
});

it('holds nothing that depends on the cookie of who asks', async () => {
  const tour = await create('tour');
  for (const id of [tour.id, 0])
    expect((await statementsFor('/tour/cart', { cookie: `__Host-tour_cart=${id}` })).status).toBe(200);
  const first = await statementsFor('/tour/cart');
  const second = await statementsFor('/tour/cart');
  expect(first.statements).toBe(second.statements);
  await get(page);
  const held = await statementsFor(page, { cookie: 'cart=none' });
  expect([held.status, held.statements]).toEqual([200, 0]);
});

it('holds nothing while changes are not heard, and begins anew when they are', async () => {
  await get(page);
  await app.answersCached();
  expect((await statementsFor(page)).statements).toBe(0);
  await app.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'visit-vietnam-changes' and datname = current_database()`);
  await vi.waitFor(() => expect(app.changeLog.isListening()).toBe(false), 2000);
  expect((await statementsFor(page)).statements).toBeGreaterThan(0);
  await listening();
  expect((await statementsFor(page)).statements).toBeGreaterThan(0);
  expect((await statementsFor(page)).statements).toBe(0);
});

it('counts a list once for all its pages, until one of its records changes', async () => {
  const page2 = '/blogs?lang_id=en&per_page=1&page=2';
  const page3 = '/blogs?lang_id=en&per_page=1&page=3';
  await create('blog');
  const { total } = (await get(page2)).body;
  // The next times at which something appears by itself are known by now, and with them until when it holds.
  await app.answersCached();
  const database = vi.spyOn(app.db.$client, 'query');
  expect((await get(page3)).body.total).toBe(total);
  expect(JSON.stringify(database.mock.calls)).not.toContain('count(*)');
  database.mockRestore();
  await create('blog');
  expect((await get(page3)).body.total).toBe(total + 1);
});
