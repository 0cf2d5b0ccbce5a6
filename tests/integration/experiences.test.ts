import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { experiences, experienceTypes, galleryItems } from '../../db/schema';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);
/** Those of the rows that a test is about: the factory makes a type of its own for each experience. */
const among = (rows: Array<{ id: number }>, known: Array<{ id: number }>) =>
  idsOf(rows).filter((id) => id === 0 || idsOf(known).includes(id));
const hide = (id: number) =>
  app.db.update(experienceTypes).set({ status: 0 }).where(eq(experienceTypes.id, id));

beforeEach(async () => {
  await app.db.delete(experiences);
  await app.db.update(experienceTypes).set({ parent_id: null });
  await app.db.delete(experienceTypes);
});

/** Cuisine with noodles and coffee below it, and lanes beside it. */
const tree = async () => {
  const cuisine = await create('experience_type', { code: 'cuisine', title: 'Vietnamese cuisine' });
  const noodles = await create('experience_type', { parent_id: cuisine.id });
  const coffee = await create('experience_type', { parent_id: cuisine.id });
  const pho = await create('experience_type', { parent_id: noodles.id });
  const life = await create('experience_type', { code: 'local-life' });
  return { cuisine, noodles, coffee, pho, life };
};

describe('GET /experience', () => {
  it('answers with types, tabs and hot dishes around the experiences', async () => {
    const types = await tree();
    const { cuisine, noodles, coffee, pho, life } = types;
    const known = Object.values(types);
    const bowl = await create('experience', { experience_type_id: pho.id, is_hot: true });
    const cup = await create('experience', { experience_type_id: coffee.id });
    const walk = await create('experience', { experience_type_id: life.id, is_hot: true });
    const hidden = await create('experience', { experience_type_id: pho.id, is_hot: true, status: 0 });

    const all = (await get('/experience')).body;
    expect(all).toMatchObject({
      experience_type: null,
      active_tab: 0,
      total: 3,
      page: 1,
      per_page: 10,
      last_page: 1,
      total_page: 1,
    });
    expect(idsOf(all.data)).toEqual([bowl.id, cup.id, walk.id]);
    expect(among(all.child_experience_types, known)).toEqual([cuisine.id, life.id]);
    expect(all.other_experience_types).toEqual([]);
    expect(all.tabs[0]).toEqual({ id: 0, title: 'All', slug: '' });
    expect(among(all.tabs, known)).toEqual([0, cuisine.id, life.id]);
    expect(idsOf(all.hot_cuisine_experiences)).toEqual([bowl.id]);

    const ofType = (await get(`/experience?experience_type_id=${cuisine.id}&per_page=1`)).body;
    expect(ofType).toMatchObject({ total: 2, last_page: 2, total_page: 2 });
    expect(ofType.experience_type).toMatchObject({
      id: cuisine.id,
      code: 'cuisine',
      parent_id: null,
      parent: null,
      experience_count: 2,
      content: '',
    });
    expect(idsOf(ofType.child_experience_types)).toEqual([noodles.id, coffee.id]);
    expect(among(ofType.other_experience_types, known)).toEqual([life.id]);

    const tab = (await get(`/experience?experience_type_id=${cuisine.id}&category_id=${noodles.id}`)).body;
    expect(tab.active_tab).toBe(noodles.id);
    expect(idsOf(tab.data)).toEqual([bowl.id]);
    const outside = (await get(`/experience?experience_type_id=${cuisine.id}&category_id=${life.id}`)).body;
    expect(outside.data).toEqual([]);
    const none = (await get('/experience?experience_type_id=2000000000')).body;
    expect(none).toMatchObject({ experience_type: null, data: [], total: 0 });
    expect((await get('/experience?experience_type_id=x')).status).toBe(422);

    const editors = await call('get', '/experience?admin=1&per_page=10000');
    expect(idsOf(editors.body.data)).toContain(hidden.id);
    const vietnamese = await get('/experience?lang_id=vn');
    expect(vietnamese.body.tabs).toEqual([{ id: 0, title: 'Tất cả', slug: '' }]);
  });

  it('filters by city, by region, which is the city’s when an editor names none, and by keyword', async () => {
    const city = await create('city');
    const region_id = (city.region as { id: number }).id;
    const here = await create('experience', { city_id: city.id, title: 'Chợ nổi at dawn' });
    const elsewhere = await create('experience', { region_id: (await create('region')).id });
    expect(here).toMatchObject({ region_id, region: { id: region_id }, city: { id: city.id } });
    expect(idsOf((await get(`/experience?region_id=${region_id}`)).body.data)).toEqual([here.id]);
    expect(idsOf((await get(`/experience?city_id=${city.id}`)).body.data)).toEqual([here.id]);
    expect(idsOf((await get('/experience?keyword=cho%20noi')).body.data)).toEqual([here.id]);
    expect(idsOf((await get('/experience?region_id=0&category_id=0')).body.data)).toEqual([
      here.id,
      elsewhere.id,
    ]);
  });
});

describe('an experience', () => {
  it('comes with its type, place, highlights, pictures of its city and related ones', async () => {
    const { cuisine, noodles, coffee } = await tree();
    const city = await create('city');
    await app.db
      .insert(galleryItems)
      .values({ module: '_CITY', entity_id: city.id, media_type: '_YOUTUBE', youtube_id: 'abcdefghijk' });
    const self = await create('experience', {
      experience_type_id: noodles.id,
      city_id: city.id,
      price_from: 50_000,
      duration_minutes: 45,
      lat: 21.03,
      lon: 105.85,
      highlights: ['Broth from five in the morning'],
    });
    const sameType = await create('experience', { experience_type_id: noodles.id });
    const sameCity = await create('experience', { experience_type_id: coffee.id, city_id: city.id });
    const both = await create('experience', { experience_type_id: noodles.id, city_id: city.id });
    await create('experience', { experience_type_id: noodles.id, status: 0 });
    const { body } = await get(`/experience/detail/${self.slug}`);
    expect(body.data).toMatchObject({
      experience_type: { id: noodles.id },
      region: city.region,
      city: { id: city.id },
      price_from: 50_000,
      duration_minutes: 45,
      highlights: ['Broth from five in the morning'],
      galleries: [{ youtube_id: 'abcdefghijk' }],
      lat: 21.03,
      lon: 105.85,
    });
    expect(idsOf(body.data.related)).toEqual([both.id, sameType.id, sameCity.id]);
    const form = await call('get', `/experience/${self.id}?lang_id=vi`);
    expect(form.body.data).toMatchObject({
      title: '',
      highlights: [],
      translations: { en: true, vi: false },
    });
    expect((await get(`/experience/${self.id}`)).status).toBe(401);

    await hide(noodles.id);
    await call('put', `/city/status/${city.id}`);
    const veiled = (await get(`/experience/detail/${self.slug}`)).body.data;
    expect(veiled).toMatchObject({ experience_type: null, city: null, galleries: [] });
    const cuisineCount = (await get(`/experience-type/${cuisine.id}`)).body.data.experience_count;
    expect(cuisineCount).toBe(4);
  });

  it('shows up on the page of its city with its own fields, dishes among the cuisines', async () => {
    const { pho, life } = await tree();
    const city = await create('city');
    const bowl = await create('experience', {
      experience_type_id: pho.id,
      city_id: city.id,
      price_from: 60_000,
    });
    const walk = await create('experience', { experience_type_id: life.id, city_id: city.id });
    const { body } = await get(`/city/${city.slug}`);
    expect(idsOf(body.data.experiences)).toEqual([bowl.id, walk.id]);
    expect(body.data.cuisines).toEqual([
      expect.objectContaining({ id: bowl.id, price_from: 60_000, experience_type: expect.any(Object) }),
    ]);
  });

  it('refuses what it cannot refer to, one coordinate alone, and numbers out of range', async () => {
    const record = await create('experience');
    for (const [given, field] of [
      [{ experience_type_id: 2_000_000_000 }, 'experience_type_id'],
      [{ region_id: 2_000_000_000 }, 'region_id'],
      [{ city_id: 2_000_000_000 }, 'city_id'],
      [{ lat: 21 }, 'lon'],
      [{ lat: null, lon: 105 }, 'lat'],
      [{ price_from: -1 }, 'price_from'],
      [{ duration_minutes: 0 }, 'duration_minutes'],
      [{ highlights: [''] }, 'highlights.0'],
    ] as const) {
      const answer = await update('experience', record.id, { lang_id: 'en', ...given });
      expect(answer.status, field).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
  });

  it('is rated once by a customer, and only while it is live', async () => {
    const record = await create('experience');
    const { token } = await signedInCustomer(app);
    const rate = (score: number) =>
      supertest(app.server)
        .post(`/experience/${record.id}/rate`)
        .set('authorization', `Bearer ${token}`)
        .send({ score });
    expect((await rate(6)).status).toBe(422);
    expect((await rate(4)).body.data).toEqual({ rating_score: 4, rating_count: 1, score: 4 });
    expect((await rate(5)).body.code).toBe('already_rated');
    await call('put', `/experience/status/${record.id}`);
    expect((await rate(5)).status).toBe(404);
  });
});
