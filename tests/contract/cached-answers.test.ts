import { sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { media } from '../../db/schema';
import { entities } from '../../server/kinds';
import { type ContentName, contentFactory, contentPaths } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { operationsOf } from '../factories/openapi';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const { token } = await signedInCustomer(app);

const [picture] = await app.db
  .insert(media)
  .values({ file: 'first.jpg', mime: 'image/jpeg', bytes: 1, width: 40, height: 30, blur: '' })
  .returning();
const region = await create('region');
const city = await create('city', { region_id: region.id, is_highlight: true, lat: 21, lon: 105.8 });
const category = await create('blog_category');
const place = { city_id: city.id, lat: 21.001, lon: 105.801 };
const familyOf: Partial<Record<ContentName, Record<string, unknown>>> = {
  city: { region_id: region.id, is_highlight: true },
  blog: { category_id: category.id, city_id: city.id, tags: ['walks'] },
  experience: { ...place, region_id: region.id, is_hot: true },
  thing_to_do: { ...place, list_tags: ['walks'] },
  tour: { departure_point_id: city.id, city_ids: [city.id] },
  event: place,
  resource: place,
};

const records = new Map<ContentName, { id: number; slug: string }>();
for (const { name } of entities) records.set(name, await create(name, familyOf[name]));
const blogId = records.get('blog')?.id ?? 0;
await app.db.execute(sql`update blog set image_id = ${picture?.id}`);

type Answer = { status: number; text: string };
const done = ({ status, text }: Answer) => expect(status, text).toBeLessThan(300);
const each = async (change: (base: string, id: number, name: ContentName) => PromiseLike<Answer>) => {
  for (const [name, { id }] of records) done(await change(contentPaths[name].base, id, name));
};
const rewrite = (texts: object) => each((_base, id, name) => update(name, id, { lang_id: 'en', ...texts }));

const shelves = Object.values(contentPaths).map(({ list }) => list);
const lists = operationsOf(app).filter(
  ({ access, method, path }) =>
    access === 'public' &&
    method === 'GET' &&
    !path.includes('{') &&
    path !== '/tour/cart' &&
    shelves.some((shelf) => `${path}/`.startsWith(`${shelf}/`)),
);

/** Every list of kinds, and of each kind one record's page, by id, which stays. */
const questions = [
  ...lists.map(({ path }) => `${path}?lang_id=en`),
  ...[...records].map(([name, { id }]) => `${contentPaths[name].detail(String(id))}?lang_id=en`),
  ...(['city', 'blog'] as const).map(
    (name) => `${contentPaths[name].detail(String(records.get(name)?.id))}?lang_id=vi`,
  ),
];

const ask = (path: string) => supertest(app.server).get(path).set('x-request-id', 'asked-by-a-test');

const answers = async () => {
  const found: Record<string, { status: number; told: boolean; [part: string]: unknown }> = {};
  for (let first = 0; first < questions.length; first += 8) {
    const got = await Promise.all(questions.slice(first, first + 8).map(ask));
    got.forEach(({ status, body, headers }, index) => {
      const { 'cache-tag': tags, 'cache-control': control, 'content-type': type, etag } = headers;
      const told = headers['surrogate-control'] === undefined;
      found[questions[first + index] ?? ''] = { status, body, told, tags, control, type, etag };
    });
  }
  await app.answersCached();
  return found;
};

/** As if the line on which changes are told had been lost for a moment. */
const forget = () => app.changes.emit('lost');

beforeAll(() => vi.waitFor(() => expect(app.changeLog.isListening()).toBe(true), 5000));

/** What is answered now must be what is answered by the tables alone. */
const expectTrue = async () => {
  const kept = await answers();
  forget();
  const made = await answers();
  expect(kept).toEqual(made);
  return made;
};

/** Each in turn, to the record of every kind or to what they show of others. */
const changes: Record<string, () => PromiseLike<unknown>> = {
  'an update': () => each((_base, id, name) => update(name, id, { lang_id: 'en', title: `New ${name}` })),
  'a translation': () =>
    each((_base, id, name) => update(name, id, { lang_id: 'vi', title: `Mới ${name}`, is_published: true })),
  'another name of a city': () =>
    update('city', city.id, { lang_id: 'en', title: 'Another town' }).then(done),
  'another name of a category': () =>
    update('blog_category', category.id, { lang_id: 'en', title: 'Soups' }).then(done),
  'a hidden region': () => call('put', `/region/status/${region.id}`).then(done),
  'another file of a picture': () =>
    app.db.update(media).set({ file: 'second.jpg' }).where(sql`id = ${picture?.id}`),
  'other tags': () => update('blog', blogId, { lang_id: 'en', tags: ['rivers', 'soup'] }).then(done),
  'a rating': () =>
    supertest(app.server)
      .post(`/blogs/${blogId}/rate`)
      .set('authorization', `Bearer ${token}`)
      .send({ score: 4 })
      .then(done),
  hiding: () => each((base, id) => call('put', `${base}/status/${id}`)),
  'publishing many': () =>
    each((base, id) => call('post', `${base}/bulk`).send({ action: 'publish', ids: [id] })),
  'a time to come': () => rewrite({ published_at: '2999-01-01 00:00:00' }),
  'a time that is over': () => rewrite({ published_at: '2020-01-01 00:00:00' }),
  'the bin': () => each((base, id) => call('delete', `${base}/${id}`)),
  'a way out of the bin': async () => {
    for (const [name, { id }] of [...records].reverse()) {
      done(await call('post', `${contentPaths[name].base}/${id}/restore`));
      done(await call('put', `${contentPaths[name].base}/status/${id}`));
    }
  },
  'an import': () =>
    call('post', '/import/blog')
      .send({ lang_id: 'en', csv: `id,title\n${blogId},Imported`, dry_run: false })
      .then(done),
  'new records': async () => {
    for (const { name } of entities) await create(name, familyOf[name]);
  },
};

describe('answers that are cached', () => {
  it('are all sent without a look at the database', async () => {
    // What rests on orders is told to nobody, and not kept.
    const made = Object.entries(await answers()).filter(([, { status, told }]) => status === 200 && told);
    expect(made.length).toBeGreaterThan(30);
    const database = vi.spyOn(app.db.$client, 'query');
    for (const [path, { etag }] of made) {
      const again = await ask(path);
      expect(again.headers.etag).toBe(etag);
      expect(database, path).not.toHaveBeenCalled();
    }
    database.mockRestore();
  });

  it.each(Object.entries(changes))('are those of the tables after %s', async (_what, change) => {
    const before = await expectTrue();
    await change();
    expect(await expectTrue()).not.toEqual(before);
  });

  it('appear and disappear by themselves at the second', async () => {
    const page = `${contentPaths.blog.detail(String(blogId))}?lang_id=en`;
    await app.db.execute(sql`update blog set hidden_at = now() + interval '1 second' where id = ${blogId}`);
    expect((await ask(page)).status).toBe(200);
    await app.answersCached();
    await app.db.execute(sql`select pg_sleep_until(hidden_at) from blog where id = ${blogId}`);
    expect((await ask(page)).status).toBe(404);
  });
});
