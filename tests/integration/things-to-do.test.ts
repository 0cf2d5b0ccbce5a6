import { eq, inArray } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, galleryItems, ratings, thingsToDo, thingToDoCategories } from '../../db/schema';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);

beforeEach(async () => {
  await app.db.delete(ratings);
  await app.db.delete(thingsToDo);
  await app.db.delete(thingToDoCategories);
});

describe('things to do', () => {
  it('are listed by city, category, keyword and tag, the same under every path', async () => {
    const [city, category] = [await create('city'), await create('thing_to_do_category')];
    const lantern = await create('thing_to_do', {
      city_id: city.id,
      category_id: category.id,
      title: 'Lồng đèn workshop',
      list_tags: ['Làng nghề', 'Hands-on', 'làng nghề'],
      duration_minutes: 90,
      price_from: 0,
      lat: 15.88,
      lon: 108.33,
    });
    const walk = await create('thing_to_do', { city_id: city.id });
    const other = await create('thing_to_do', { category_id: category.id });
    const hidden = await create('thing_to_do', { city_id: city.id, status: 0 });
    const list = async (query: string) => idsOf((await get(`/things-to-do?${query}`)).body.data);
    expect(await list('')).toEqual([lantern.id, walk.id, other.id]);
    expect(await list(`city_id=${city.id}&category_id=0`)).toEqual([lantern.id, walk.id]);
    expect(await list(`category_id=${category.id}`)).toEqual([lantern.id, other.id]);
    expect(await list('keyword=long%20den')).toEqual([lantern.id]);
    expect(await list('tag=LANG%20NGHE')).toEqual([lantern.id]);
    expect((await get(`/things-to-do?tag=hands-on`)).body.data).toEqual([
      expect.objectContaining({
        city: { id: city.id, title: city.title, slug: city.slug },
        category: { id: category.id, title: category.title, slug: category.slug },
        list_tags: ['làng nghề', 'Hands-on'],
        duration_minutes: 90,
        price_from: 0,
        lat: 15.88,
        lon: 108.33,
      }),
    ]);
    const inCity = await supertest(app.server)
      .post('/things-to-do/listincity')
      .send({ city_id: city.id, lang_id: 'en', page: 2, per_page: 1 });
    expect(inCity.body).toMatchObject({ total: 2, page: 2, per_page: 1, last_page: 2 });
    expect(idsOf(inCity.body.data)).toEqual([walk.id]);
    expect((await supertest(app.server).post('/things-to-do/listincity').send({})).status).toBe(422);
    expect(idsOf((await get(`/blogs/thingstodo/list/${city.slug}`)).body.data)).toEqual([
      lantern.id,
      walk.id,
    ]);
    const admin = await call('get', `/things-to-do/admin?city_id=${city.id}&lang_id=en&per_page=10000`);
    expect(idsOf(admin.body.data)).toEqual([lantern.id, walk.id, hidden.id]);
    expect((await get('/things-to-do/admin')).status).toBe(401);
    const page = await get(`/city/${city.slug}`);
    expect(page.body.data.things_to_do[0]).toMatchObject({ id: lantern.id, duration_minutes: 90 });
  });

  it('have a page with pictures of the city and related ones, nearest first', async () => {
    const [city, category] = [await create('city'), await create('thing_to_do_category')];
    await app.db
      .insert(galleryItems)
      .values({ module: '_CITY', entity_id: city.id, media_type: '_YOUTUBE', youtube_id: 'abcdefghijk' });
    const self = await create('thing_to_do', { city_id: city.id, category_id: category.id });
    const sameKind = await create('thing_to_do', { category_id: category.id });
    const sameCity = await create('thing_to_do', { city_id: city.id });
    const both = await create('thing_to_do', { city_id: city.id, category_id: category.id });
    await create('thing_to_do');
    await create('thing_to_do', { city_id: city.id, status: 0 });
    for (const path of ['/things-to-do', '/blogs/thingstodo']) {
      const { body } = await get(`${path}/detail/${self.slug}`);
      expect(body.data.galleries).toEqual([expect.objectContaining({ youtube_id: 'abcdefghijk' })]);
      expect(idsOf(body.data.related)).toEqual([both.id, sameCity.id, sameKind.id]);
      expect((await get(`${path}/related/${self.id}`)).body.data).toEqual(body.data.related);
    }
    const form = await call('get', `/things-to-do/${self.id}?lang_id=vi`);
    expect(form.body.data).toMatchObject({ title: '', list_tags: [], seo: null, city_id: city.id });
    expect((await get(`/things-to-do/${self.id}`)).status).toBe(401);
    await call('put', `/city/status/${city.id}`);
    expect((await get(`/things-to-do/detail/${self.slug}`)).body.data).toMatchObject({
      city: null,
      galleries: [],
    });
    expect((await get(`/blogs/thingstodo/list/${city.city_code}`)).status).toBe(404);
  });

  it('are popular by rating, then by how many rated them', async () => {
    const city = await create('city');
    const rated = async (scores: number[]) => {
      const thing = await create('thing_to_do', { city_id: city.id });
      for (const score of scores) {
        const { token } = await signedInCustomer(app);
        const answer = await supertest(app.server)
          .post(`/things-to-do/${thing.id}/rate`)
          .set('authorization', `Bearer ${token}`)
          .send({ score });
        expect(answer.status).toBe(200);
      }
      return thing.id;
    };
    const unrated = await rated([]);
    const fair = await rated([3, 4]);
    const once = await rated([5]);
    const twice = await rated([5, 5]);
    const elsewhere = await create('thing_to_do');
    const popular = async (query: string) => idsOf((await get(`/things-to-do/popular?${query}`)).body.data);
    expect(await popular(`city_id=${city.id}`)).toEqual([twice, once, fair, unrated]);
    expect(await popular('')).toEqual([twice, once, fair, unrated, elsewhere.id]);
    await create('thing_to_do');
    expect(await popular('')).toHaveLength(5);
    expect(await popular('limit=2')).toEqual([twice, once]);
    expect((await get('/things-to-do/popular?limit=0')).status).toBe(422);
  });

  it('keep the tags of each language, and refuse what they cannot refer to', async () => {
    const thing = await create('thing_to_do', { list_tags: ['river'] });
    await update('thing_to_do', thing.id, { lang_id: 'vi', title: 'Chèo thuyền', list_tags: ['sông nước'] });
    const tags = async (language: string) =>
      (await get(`/things-to-do/detail/${thing.id}?lang_id=${language}`)).body.data.list_tags;
    expect([await tags('en'), await tags('vi')]).toEqual([['river'], ['sông nước']]);
    await update('thing_to_do', thing.id, { lang_id: 'en', list_tags: [] });
    expect([await tags('en'), await tags('vi')]).toEqual([[], ['sông nước']]);
    for (const [given, field] of [
      [{ city_id: 2_000_000_000 }, 'city_id'],
      [{ category_id: 2_000_000_000 }, 'category_id'],
      [{ lon: 105 }, 'lat'],
      [{ list_tags: [' '] }, 'list_tags.0'],
      [{ tags: ['river'] }, 'tags'],
    ] as const) {
      const answer = await update('thing_to_do', thing.id, { lang_id: 'en', ...given });
      expect(answer.status, field).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
  });
});

describe('categories of things to do', () => {
  /** Those of the given ones that the list has: the factory makes a category of its own for each thing to do. */
  const list = async (query: string, known: readonly number[]) =>
    idsOf(
      (await call('get', `/thingtodo-categories?admin=1&lang_id=en&per_page=100&${query}`)).body.data,
    ).filter((id) => known.includes(id));

  it('are active when they are live, and counted', async () => {
    const category = await create('thing_to_do_category', { title: 'Đi bộ and walks' });
    const idle = await create('thing_to_do_category', { status: 0 });
    const known = [category.id, idle.id];
    await create('thing_to_do', { category_id: category.id });
    await create('thing_to_do', { category_id: category.id, status: 0 });
    expect(await list('is_active=1', known)).toEqual([category.id]);
    expect(await list('is_active=0', known)).toEqual([idle.id]);
    expect(await list('is_active=-1&keyword=di%20bo', known)).toEqual([category.id]);
    expect((await get('/thingtodo-categories?is_active=0')).body.data).toEqual([]);
    expect((await get(`/thingtodo-categories/${category.slug}`)).body.data).toMatchObject({
      id: category.id,
      is_active: 1,
      thing_to_do_count: 1,
    });
    const flipped = await call('put', `/thingtodo-categories/status/${category.id}`);
    expect(flipped.body.data).toEqual({ id: category.id, status: 0 });
    expect(await list('is_active=0', known)).toEqual([category.id, idle.id]);
    expect(await list('is_active=1', known)).toEqual([]);
  });

  it('stay while things to do need them', async () => {
    const category = await create('thing_to_do_category');
    const thing = await create('thing_to_do', { category_id: category.id, status: 0 });
    expect((await call('delete', `/thingtodo-categories/${category.id}`)).body).toMatchObject({
      code: 'in_use',
      data: { thing_to_do_count: 1 },
    });
    await call('delete', `/things-to-do/${thing.id}`);
    expect((await call('delete', `/thingtodo-categories/${category.id}`)).status).toBe(200);
  });

  it('go all together or not at all, also when many ask at once', async () => {
    const bulk = (ids: unknown) => call('post', '/thingtodo-categories/bulk-delete').send({ ids });
    const free = [await create('thing_to_do_category'), await create('thing_to_do_category')].map(
      ({ id }) => id,
    );
    const used = await create('thing_to_do_category', { title: 'Needed' });
    await create('thing_to_do', { category_id: used.id });
    const refused = await bulk([...free, used.id]);
    expect(refused.body).toMatchObject({
      code: 'in_use',
      data: { in_use: [{ id: used.id, title: 'Needed', thing_to_do_count: 1 }] },
    });
    for (const ids of [[...free, 2_000_000_000], [free[0], free[0]], [], ['1'], 'all']) {
      const answer = await bulk(ids);
      expect(answer.status, JSON.stringify(ids)).toBe(422);
      expect(Object.keys(answer.body.errors)[0]).toMatch(/^ids/);
    }
    expect(await list('', [...free, used.id])).toEqual([...free, used.id]);

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => bulk(index % 2 ? free : [...free].reverse())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    expect(await list('', [...free, used.id])).toEqual([used.id]);
    const entries = await app.db
      .select({ id: auditEntries.record_id })
      .from(auditEntries)
      .where(inArray(auditEntries.action, ['delete']));
    expect(entries.map(({ id }) => id).filter((id) => free.includes(id ?? 0)).length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it('never lose a thing to do that is made while they go', async () => {
    for (let round = 0; round < 5; round += 1) {
      const category = await create('thing_to_do_category');
      const city_id = (await create('city')).id;
      const [gone, made] = await Promise.all([
        call('post', '/thingtodo-categories/bulk-delete').send({ ids: [category.id] }),
        call('post', '/things-to-do').send({
          lang_id: 'en',
          title: `Round ${round}`,
          city_id,
          category_id: category.id,
        }),
      ]);
      expect([
        [200, 422],
        [409, 201],
      ]).toContainEqual([gone.status, made.status]);
      const [row] = await app.db
        .select({ deleted_at: thingToDoCategories.deleted_at })
        .from(thingToDoCategories)
        .where(eq(thingToDoCategories.id, category.id));
      expect(row?.deleted_at === null).toBe(made.status === 201);
    }
  });
});
