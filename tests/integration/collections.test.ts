import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create, update, call } = await contentFactory(app);
const checked = { state: 'checked', source: 'https://example.org', checked_on: '2026-11-01' };
const restaurant = 3189;
const ids: Record<string, number> = {};

const place = async (name: string, given: object) => {
  ids[name] = (await create('resource', { title: name, ...given })).id;
};

beforeAll(async () => {
  // Hà Nội has a station; the second town lies in the mountains, far from any.
  const { id: city_id } = await create('city', { title: 'By rail', lat: 21.0245, lon: 105.841 });
  const { id: hills } = await create('city', { title: 'No rail', lat: 23.28, lon: 105.36 });
  Object.assign(ids, { city_id, hills });
  const served = { diet: { ...checked, served: ['vegetarian'] } };
  await place('greens', { resource_type: restaurant, city_id, visitor_info: served });
  await place('herbs', { resource_type: restaurant, city_id: hills, visitor_info: served });
  await place('grill', { resource_type: restaurant, city_id });
  await place('hidden', { resource_type: restaurant, city_id, visitor_info: served, status: 0 });
  await place('court', {
    city_id,
    accessibility: { wheelchair: 'partly' },
    visitor_info: { effort: { ...checked, level: 'easy' }, ages: { ...checked, suits_from: 4 } },
  });
  await place('peak', { city_id: hills, visitor_info: { effort: { ...checked, level: 'hard' } } });
  ids.story = (await create('blog', { title: 'Plants for lunch', tags: ['Ăn chay'], lang_id: 'en' })).id;
});

const vegetarian = { kind: 'food', diet: 'vegetarian' };
const collectionOf = (rule: object[], given: object = {}) =>
  create('collection', { title: 'Without meat', rule, ...given });
const page = async (reference: string | number, lang = 'en') =>
  (await supertest(app.server).get(`/collections/detail/${reference}?lang_id=${lang}`)).body;
const onShelves = async (rule: object[]) => {
  const { id } = await collectionOf(rule);
  const { data } = await page(id);
  return data.shelves.map(({ rows }: { rows: { title: string }[] }) => rows.map(({ title }) => title));
};

describe('a collection', () => {
  it('shows the live records that its rule finds, by kind, as cards', async () => {
    const { id, slug } = await collectionOf([
      { ...vegetarian, title: { en: 'Lunch', vi: 'Bữa trưa' } },
      { kind: 'blog', tags: ['an chay'] },
      { kind: 'tour' },
    ]);
    const { data } = await page(slug);
    expect(data).toMatchObject({ id, ask: '' });
    // Neither what is to be found nor which hidden records were picked is anybody's but the editors'.
    expect(data.rule).toBeUndefined();
    expect(
      data.shelves.map(({ kind, title, rows }: { kind: string; title: string; rows: { id: number }[] }) => ({
        kind,
        title,
        ids: rows.map((row) => row.id),
      })),
    ).toEqual([
      { kind: 'food', title: 'Lunch', ids: [ids.greens, ids.herbs] },
      { kind: 'blog', title: null, ids: [ids.story] },
    ]);
    expect(data.shelves[0].rows[0].visitor_info).toBeUndefined();
  });

  it('puts picks first in their order, and hides those that are hidden', async () => {
    const picks = [ids.hidden, ids.grill, ids.herbs];
    expect(await onShelves([{ ...vegetarian, picks }])).toEqual([['grill', 'herbs', 'greens']]);
    expect(await onShelves([{ ...vegetarian, picks, picks_only: true }])).toEqual([['grill', 'herbs']]);
    expect(await onShelves([{ kind: 'food', picks: [], picks_only: true }])).toEqual([]);
    // A sight picked for a shelf of food isn't food.
    expect(await onShelves([{ kind: 'food', picks: [ids.court], picks_only: true }])).toEqual([]);
  });

  it('holds records against each condition', async () => {
    expect(await onShelves([{ ...vegetarian, by_train: true }])).toEqual([['greens']]);
    expect(await onShelves([{ ...vegetarian, city_ids: [ids.hills] }])).toEqual([['herbs']]);
    expect(await onShelves([{ kind: 'sight', effort: 'moderate' }])).toEqual([['court']]);
    expect(await onShelves([{ kind: 'sight', access: 'partly', suits_age: 6 }])).toEqual([['court']]);
    expect(await onShelves([{ kind: 'sight', access: 'yes' }])).toEqual([]);
    expect(await onShelves([{ kind: 'food', max: 1 }])).toHaveLength(1);
    expect(await onShelves([{ kind: 'food', order: 'spread' }])).toEqual([['greens', 'herbs', 'grill']]);
    expect(await onShelves([{ kind: 'city', by_train: true }])).toEqual([['By rail']]);
  });

  it('is for nobody while it is hidden or not written in the language', async () => {
    const draft = await collectionOf([vegetarian], { status: 0 });
    expect((await page(draft.id)).code).toBe('not_found');
    const { id } = await collectionOf([vegetarian]);
    expect((await page(id, 'vi')).code).toBe('not_found');
    const listed = (await supertest(app.server).get('/collections?lang_id=en&per_page=100')).body.data;
    expect(listed.some((row: { id: number }) => row.id === draft.id)).toBe(false);
    expect((await supertest(app.server).get(`/collections/${id}`)).status).toBe(401);
  });

  it('comes first for readers of the language that it was written for, and last for others', async () => {
    const vi = { title: 'Cuối tuần', description: '' };
    const own = await collectionOf([], { written_for: 'vi', translations: { vi } });
    const all = await collectionOf([], { translations: { vi: { title: 'Mọi người' } } });
    const order = async (lang: string) => {
      const { body } = await supertest(app.server).get(`/collections?lang_id=${lang}&per_page=100`);
      return body.data
        .map(({ id }: { id: number }) => id)
        .filter((id: number) => id === own.id || id === all.id);
    };
    expect(await order('vi')).toEqual([own.id, all.id]);
    expect(await order('en')).toEqual([all.id, own.id]);
  });

  it('tells editors what a rule finds before it is stored', async () => {
    const asked = [vegetarian, { kind: 'tour' }];
    const { body } = await call('post', '/collections/found').send({ rule: asked, lang_id: 'en' });
    expect(body.data).toEqual([
      { count: 2, titles: ['greens', 'herbs'] },
      { count: 0, titles: [] },
    ]);
    const bare = await supertest(app.server).post('/collections/found').send({ rule: asked });
    expect(bare.status).toBe(401);
    const { token } = await signedInAs(app, 'sales');
    const other = await supertest(app.server)
      .post('/collections/found')
      .set({ authorization: `Bearer ${token}` })
      .send({ rule: asked });
    expect(other.status).toBe(403);
  });

  it('keeps its rule in revisions, and refuses one that means nothing', async () => {
    const { id } = await collectionOf([vegetarian]);
    const refused = await update('collection', id, { lang_id: 'en', rule: [{ kind: 'blog', suits_age: 3 }] });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['rule.0.suits_age']);
    const changed = await update('collection', id, { lang_id: 'en', rule: [{ kind: 'city' }] });
    expect(changed.body.data.rule).toEqual([{ kind: 'city', picks: [], order: 'editors', max: 8 }]);
  });

  it('is found by search and listed in the sitemap', async () => {
    const { slug } = await collectionOf([], { title: 'Zwischenzug by rail' });
    const search = await supertest(app.server).get('/search?keyword=zwischenzug&lang_id=en');
    expect(search.text).toContain(`/collections/${slug}`);
    const { body } = await supertest(app.server).get('/sitemap?per_page=10000');
    expect(body.data.some(({ path }: { path: string }) => path === `/en/collections/${slug}`)).toBe(true);
  });
});
