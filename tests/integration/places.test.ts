import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { events, resources, reviews, thingsToDo } from '../../db/schema';
import { distanceKm } from '../../server/distance';
import { formatDate } from '../../server/time';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');

const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);
const inDays = (days: number) => formatDate(new Date(Date.now() + days * 86_400_000));

/** Every test has a city of its own, since lists are read by city. */
const placeIn = async (city: { id: number }, given: Record<string, unknown> = {}) =>
  create('resource', { city_id: city.id, ...given });

describe('one place', () => {
  it('has all that is known of it, under every address of its kind and no other', async () => {
    const city = await create('city', { city_code: 'PLACE' });
    const theme = await create('theme', { code: 'old-walls' });
    const hours = { mon: [{ opens: '08:00', closes: '17:30' }], sat: [{ opens: '19:00', closes: '02:00' }] };
    const place = await placeIn(city, {
      title: 'Citadel',
      address: '1 Old Gate Street',
      audio_text: 'Listen to the moat.',
      detour_if: 'walls please you',
      skip_if: 'it rains',
      verdict_by: 'A. Editor',
      verdict_on: '2026-11-29',
      phone: '+84 24 3826 6919',
      website: 'https://citadel.example/visit',
      vr_link: 'https://citadel.example/around',
      opening_hours: hours,
      price_band: 2,
      is_historic: true,
      facilities: ['parking', 'guide', 'parking'],
      accessibility: { steps: 12, surface: 'uneven', toilets: true },
      former_names: ['Kinh thành cũ'],
      lat: 16.4698,
      lon: 107.5786,
      theme_ids: [theme.id],
      galleries: [{ youtube_url: 'https://youtu.be/abcdefghijk', title: 'From above' }],
      content: '<p>Walls.</p><script>alert(1)</script>',
    });
    const expected = {
      id: place.id,
      resource_type: 3188,
      path: `/attractions/${place.slug}`,
      city: { id: city.id, slug: city.slug, city_code: 'PLACE' },
      address: '1 Old Gate Street',
      audio_text: 'Listen to the moat.',
      detour_if: 'walls please you',
      skip_if: 'it rains',
      verdict_by: 'A. Editor',
      verdict_on: '2026-11-29',
      opening_hours: hours,
      facilities: ['parking', 'guide'],
      accessibility: { steps: 12, surface: 'uneven', toilets: true },
      lat: 16.4698,
      lon: 107.5786,
      themes: [{ id: theme.id, code: 'old-walls', slug: theme.slug }],
      galleries: [{ youtube_id: 'abcdefghijk', title: 'From above', module: '_RESOURCE' }],
      content: '<p>Walls.</p>',
      nearby: [],
      rooms: [],
      reviews_summary: { score: null, count: 0, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
      rating_score: null,
      rating_count: 0,
    };
    for (const reference of [place.id, place.slug]) {
      const { body } = await get(`/attraction/${reference}`);
      expect(body.data).toMatchObject(expected);
      expect(body.data).not.toHaveProperty('seo');
      expect((await get(`/resource/${reference}`)).body.oneResources).toMatchObject(expected);
      expect((await get(`/common/resource/${reference}`)).body.oneResources).toMatchObject(expected);
      expect((await get(`/attraction/${reference}/themes`)).body.data).toEqual(body.data.themes);
    }
    expect((await call('get', `/resources/${place.id}?admin=1`)).body.data).toMatchObject({
      ...expected,
      seo: null,
      theme_ids: [theme.id],
      former_names: ['Kinh thành cũ'],
      city_id: city.id,
      translations: { en: true, vi: false },
    });
    expect((await get('/resources?keyword=kinh%20thanh%20cu')).body.data).toEqual([
      expect.objectContaining({ id: place.id }),
    ]);
    const found = await supertest(app.server)
      .post('/seosearch/search-by-url')
      .send({ url: `/en/attractions/${place.slug}`, lang_id: 'en' });
    expect(found.body.data).toMatchObject({ title: 'Citadel', entity_type: 20, entity_id: place.id });
  });

  it('is found under the addresses of its own kind only, and says so in the language of the reader', async () => {
    const city = await create('city');
    const kinds = { 3188: 'attraction', 3189: 'restaurant', 3190: 'attraction', 3191: 'hotel' };
    for (const [type, own] of Object.entries(kinds)) {
      const place = await placeIn(city, { resource_type: Number(type), slug: `old-${type}` });
      await update('resource', place.id, { lang_id: 'en', slug: `new-${type}` });
      for (const kind of ['attraction', 'restaurant', 'hotel']) {
        const expected = kind === own ? 200 : 404;
        expect((await get(`/${kind}/${place.id}`)).status, `${kind} ${type}`).toBe(expected);
        const moved = await get(`/${kind}/old-${type}`);
        expect(moved.status).toBe(kind === own ? 301 : 404);
        if (kind === own) expect(moved.headers.location).toBe(`/${kind}/new-${type}`);
      }
      expect((await get(`/resource/old-${type}`)).headers.location).toBe(`/resource/new-${type}`);
    }
    for (const [path, en, vi] of [
      ['/hotel/nowhere', 'Hotel not found', 'Không tìm thấy khách sạn'],
      ['/attraction/nowhere', 'Attraction not found', 'Không tìm thấy điểm tham quan'],
      ['/restaurant/nowhere', 'Restaurant not found', 'Không tìm thấy nhà hàng'],
      ['/resource/nowhere', 'Place not found', 'Không tìm thấy địa điểm'],
    ] as const) {
      expect((await get(path)).body).toMatchObject({ code: 'not_found', message: en });
      expect((await get(`${path}?lang_id=vn`)).body.message).toBe(vi);
    }
  });

  it('shows live places within 20 km, nearest first, and nothing hidden through any path', async () => {
    const city = await create('city', { status: 0 });
    const theme = await create('theme', { status: 0 });
    const at = (lat: number, lon: number, given = {}) => placeIn(city, { lat, lon, ...given });
    const self = await at(10.7769, 106.7009, { theme_ids: [theme.id] });
    const far = await at(10.86, 106.76, { resource_type: 3189 });
    const near = await at(10.7798, 106.699);
    await at(10.777, 106.701, { status: 0 });
    await at(10.777, 106.701, { published_at: '2999-01-01 00:00:00' });
    await at(11.3, 106.7);
    await placeIn(city);
    const { body } = await get(`/attraction/${self.id}`);
    expect(idsOf(body.data.nearby)).toEqual([near.id, far.id]);
    expect(body.data.nearby.map((row: { distance_km: number }) => row.distance_km)).toEqual([0.4, 11.3]);
    expect(body.data).toMatchObject({ city: null, themes: [] });
    expect((await get(`/themes/${theme.id}`)).status).toBe(404);
    await app.db.update(resources).set({ status: 0 }).where(eq(resources.id, self.id));
    for (const path of ['attraction', 'resource', 'common/resource', 'resources'])
      expect((await get(`/${path}/${self.id}`)).status, path).toBe(404);
    expect((await get(`/attraction/${self.id}/themes`)).status).toBe(404);
    expect((await call('get', `/resources/${self.id}?admin=1`)).body.data.theme_ids).toEqual([theme.id]);
  });

  it('measures as the crow flies', () => {
    expect(distanceKm({ lat: 21.0285, lon: 105.8542 }, { lat: 10.7769, lon: 106.7009 })).toBeCloseTo(
      1143,
      -1,
    );
    expect(distanceKm({ lat: 10, lon: 106 }, { lat: 10, lon: 106 })).toBe(0);
  });

  it('sums up approved reviews, and takes one rating from each customer', async () => {
    const place = await create('resource');
    const people = await Promise.all([1, 2, 3, 4].map(() => signedInCustomer(app)));
    await app.db.insert(reviews).values(
      people.map(({ customer }, index) => ({
        entity_type: 20,
        entity_id: place.id,
        customer_id: customer.id,
        lang_id: 'en',
        score: [5, 4, 4, 1][index] ?? 1,
        title: 'Worth it',
        content: 'Go early.',
        status: index < 3 ? 'approved' : 'pending',
        moderated_at: new Date(),
      })),
    );
    expect((await get(`/resource/${place.id}`)).body.oneResources.reviews_summary).toEqual({
      score: 4.3,
      count: 3,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 2, 5: 1 },
    });
    const rateAs = (token: string) =>
      supertest(app.server)
        .post(`/resources/${place.id}/rate`)
        .set('authorization', `Bearer ${token}`)
        .send({ score: 4 });
    const answers = await Promise.all(people.flatMap(({ token }) => [rateAs(token), rateAs(token)]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 'already_rated')).toHaveLength(4);
    expect((await get(`/resource/${place.id}`)).body.oneResources).toMatchObject({
      rating_score: 4,
      rating_count: 4,
    });
    expect((await supertest(app.server).post(`/resources/${place.id}/rate`).send({ score: 4 })).status).toBe(
      401,
    );
  });
});

it('a map has the points of its city, each with the path of its page', async () => {
  const city = await create('city', { city_code: 'MAP', lat: 16.47, lon: 107.58 });
  const at = { lat: 16.46, lon: 107.57, city_id: city.id };
  const hotel = await create('resource', { ...at, resource_type: 3191 });
  const spot = await create('resource', at);
  const eat = await create('resource', { ...at, resource_type: 3189 });
  const thing = await create('thing_to_do', at);
  const running = await create('event', { ...at, start_date: inDays(-1), end_date: inDays(1) });
  await create('event', { ...at, start_date: inDays(5), end_date: inDays(6) });
  await create('resource', { ...at, status: 0 });
  await create('resource', { city_id: city.id });
  await create('resource', { lat: 16.46, lon: 107.57 });
  const { body } = await get(`/map/${city.slug}`);
  expect(body.data.city).toMatchObject({ id: city.id, slug: city.slug, city_code: 'MAP' });
  const points = body.data.points as Array<Record<string, unknown>>;
  expect(points.map(({ kind, resource_type, id, path }) => [kind, resource_type, id, path])).toEqual([
    ['resource', 3188, spot.id, `/attractions/${spot.slug}`],
    ['resource', 3189, eat.id, `/restaurant/detail/${eat.slug}`],
    ['resource', 3191, hotel.id, `/hotels/${hotel.slug}`],
    ['thing_to_do', null, thing.id, `/thingstodo/${thing.slug}`],
    ['event', null, running.id, `/events/${running.slug}`],
  ]);
  expect(points[0]).toMatchObject({
    lat: 16.46,
    lon: 107.57,
    image: null,
    slug: spot.slug,
    title: expect.any(String),
  });
  expect((await get(`/map/${city.id}`)).body).toEqual(body);
  await app.db.update(thingsToDo).set({ status: 0 }).where(eq(thingsToDo.city_id, city.id));
  await app.db.update(events).set({ deleted_at: sql`now()` }).where(eq(events.city_id, city.id));
  expect((await get(`/map/${city.slug}`)).body.data.points).toHaveLength(3);
  await update('city', city.id, { lang_id: 'en', slug: 'mapped' });
  expect((await get(`/map/${city.slug}`)).headers.location).toBe('/map/mapped');
  const cityPage = (await get(`/city/${city.id}`)).body.data.list_resources;
  expect(cityPage.map((row: { path: string }) => row.path)).toContain(`/hotels/${hotel.slug}`);
  const destinations = (await get(`/city/${city.id}/destinations`)).body.data;
  expect(idsOf(destinations).sort()).toEqual([hotel.id, spot.id, eat.id].sort());
  expect((await get('/map/nowhere?lang_id=vn')).body.message).toBe('Không tìm thấy thành phố');
});
