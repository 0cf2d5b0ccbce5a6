import { and, eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  auditEntries,
  events,
  resources,
  reviews,
  revisions,
  roomNights,
  rooms,
  thingsToDo,
} from '../../db/schema';
import { distanceKm } from '../../server/distance';
import { formatDate } from '../../server/time';
import { signedInAs } from '../factories/admin';
import { contentFactory } from '../factories/content';
import { signedInCustomer } from '../factories/customer';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update, input } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');

const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);
const inDays = (days: number) => formatDate(new Date(Date.now() + days * 86_400_000));

/** Every test has a city of its own, since lists are read by city. */
const placeIn = async (city: { id: number }, given: Record<string, unknown> = {}) =>
  create('resource', { city_id: city.id, ...given });

const addRoom = async (hotelId: number, given: Record<string, unknown> = {}) => {
  const body = { lang_id: 'en', title: 'River room', price: 2_000_000, capacity: 2, quantity: 4, ...given };
  const answer = await call('post', `/resources/${hotelId}/rooms`).send(body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data as { id: number; version: number; status: number };
};

describe('one place', () => {
  it('has all that is known of it, under every address of its kind and no other', async () => {
    const city = await create('city', { city_code: 'PLACE' });
    const theme = await create('theme', { code: 'old-walls' });
    const hours = { mon: [{ opens: '08:00', closes: '17:30' }], sat: [{ opens: '19:00', closes: '02:00' }] };
    const place = await placeIn(city, {
      title: 'Citadel',
      address: '1 Old Gate Street',
      audio_text: 'Listen to the moat.',
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

  it('that makes no sense is refused by field, and nothing is written', async () => {
    const place = await create('resource');
    const before = await app.db.select().from(resources).where(eq(resources.id, place.id));
    const span = (opens: string, closes: string) => ({ opens, closes });
    for (const [given, field] of [
      [{ star_rating: 4 }, 'star_rating'],
      [{ hotel_type: 'resort' }, 'hotel_type'],
      [{ resource_type: 3189, star_rating: 4 }, 'star_rating'],
      [{ resource_type: 3187 }, 'resource_type'],
      [{ hotel_type: 'castle', resource_type: 3191 }, 'hotel_type'],
      [{ star_rating: 6, resource_type: 3191 }, 'star_rating'],
      [{ facilities: ['helipad'] }, 'facilities.0'],
      [{ website: 'ftp://files.example' }, 'website'],
      [{ website: 'javascript:alert(1)' }, 'website'],
      [{ website: 'https://' }, 'website'],
      [{ vr_link: 'http://around.example' }, 'vr_link'],
      [{ phone: 'call me' }, 'phone'],
      [{ price_band: 5 }, 'price_band'],
      [{ accessibility: { steps: -1 } }, 'accessibility.steps'],
      [{ accessibility: { lift: true } }, 'accessibility.lift'],
      [{ opening_hours: { mon: [span('8:00', '17:00')] } }, 'opening_hours.mon.0.opens'],
      [{ opening_hours: { mon: [span('08:00', '24:01')] } }, 'opening_hours.mon.0.closes'],
      [{ opening_hours: { mon: [span('08:00', '08:00')] } }, 'opening_hours.mon.0.closes'],
      [
        { opening_hours: { mon: [span('08:00', '12:00'), span('11:00', '17:00')] } },
        'opening_hours.mon.1.opens',
      ],
      [
        { opening_hours: { sun: [span('20:00', '03:00')], mon: [span('02:00', '09:00')] } },
        'opening_hours.mon.0.opens',
      ],
      [{ opening_hours: { someday: [] } }, 'opening_hours.someday'],
      [{ lat: 10 }, 'lon'],
      [{ lat: 91, lon: 10 }, 'lat'],
      [{ city_id: 2_000_000_000 }, 'city_id'],
      [{ theme_ids: [2_000_000_000] }, 'theme_ids.0'],
      [{ galleries: [{ youtube_url: 'https://example.org/x' }] }, 'galleries.0.youtube_url'],
      [{ rating_count: 3 }, 'rating_count'],
    ] as const) {
      const changed = await update('resource', place.id, { lang_id: 'en', ...given });
      expect(changed.status, JSON.stringify(given)).toBe(422);
      expect(Object.keys(changed.body.errors), JSON.stringify(given)).toEqual([field]);
      const made = await call('post', '/resources').send({ ...(await input('resource')), ...given });
      expect(made.status, JSON.stringify(given)).toBe(422);
    }
    expect(await app.db.select().from(resources).where(eq(resources.id, place.id))).toEqual(before);
    for (const missing of ['resource_type', 'city_id']) {
      const made = await call('post', '/resources').send({
        ...(await input('resource')),
        [missing]: undefined,
      });
      expect(Object.keys(made.body.errors)).toEqual([missing]);
    }
  });

  it('gets stars as accommodation, loses them as anything else, and empties what is cleared', async () => {
    const put = async (id: number, given: object) => {
      const { body } = await update('resource', id, { lang_id: 'en', ...given });
      return body.data ?? body;
    };
    const place = await create('resource', {
      resource_type: 3191,
      star_rating: 5,
      hotel_type: 'hotel',
      website: 'http://hotel.example',
      opening_hours: { mon: [] },
    });
    expect(place).toMatchObject({ star_rating: 5, hotel_type: 'hotel', path: `/hotels/${place.slug}` });
    expect(await put(place.id, { star_rating: null })).toMatchObject({
      star_rating: null,
      hotel_type: 'hotel',
    });
    expect(await put(place.id, { website: '', opening_hours: null })).toMatchObject({
      website: null,
      opening_hours: null,
    });
    const room = await addRoom(place.id);
    expect((await put(place.id, { resource_type: 3188 })).errors).toHaveProperty('resource_type');
    await call('delete', `/resources/${place.id}/rooms/${room.id}`);
    expect(await put(place.id, { resource_type: 3189 })).toMatchObject({
      hotel_type: null,
      path: `/restaurant/detail/${place.slug}`,
    });
  });
});

describe('lists', () => {
  it('of attractions count each kind under the other filters', async () => {
    const city = await create('city');
    const spot = await placeIn(city, { vr_link: 'https://around.example/1' });
    const theatre = await placeIn(city, { resource_type: 3190, title: 'Múa rối nước' });
    await placeIn(city, { resource_type: 3189, status: 0 });
    const hotel = await placeIn(city, { resource_type: 3191 });
    const list = async (query: string) => (await get(`/attraction?city_id=${city.id}${query}`)).body;
    const counts = (body: { list_property: Array<{ id: number; count: number }> }) =>
      body.list_property.map(({ id, count }) => [id, count]);
    const all = await list('');
    expect(idsOf(all.potentials)).toEqual([spot.id, theatre.id, hotel.id]);
    expect(all).toMatchObject({ total_record: 3, total_page: 1 });
    expect(all.list_property[0]).toEqual({ id: 3188, title: 'Tourist spots', count: 1 });
    expect(counts(all)).toEqual([
      [3188, 1],
      [3189, 0],
      [3190, 1],
      [3191, 1],
    ]);
    const some = await list('&resource_type=3190');
    expect(idsOf(some.potentials)).toEqual([theatre.id]);
    expect(counts(some)).toEqual(counts(all));
    expect(idsOf((await list('&vr=1')).potentials)).toEqual([spot.id]);
    expect(counts(await list('&vr=0'))).toEqual([
      [3188, 0],
      [3189, 0],
      [3190, 1],
      [3191, 1],
    ]);
    expect(idsOf((await list('&vr=-1')).potentials)).toHaveLength(3);
    expect(counts(await list('&keyword=mua%20roi'))).toEqual([
      [3188, 0],
      [3189, 0],
      [3190, 1],
      [3191, 0],
    ]);
    expect(await list('&per_page=2&page=2')).toMatchObject({ total_record: 3, total_page: 2 });
    expect((await list('&per_page=2&page=9')).potentials).toEqual([]);
    expect((await list('&lang_id=vn')).list_property[0]).toEqual({
      id: 3188,
      title: 'Điểm tham quan',
      count: 0,
    });
    for (const query of ['resource_type=3187', 'vr=2', 'city_id=x', 'per_page=10000', 'page=0'])
      expect((await get(`/attraction?${query}`)).status, query).toBe(422);
    const editors = await call('get', `/resources?city_id=${city.id}&resource_type=3189&admin=1`);
    expect(editors.body).toMatchObject({ total: 1, data: [{ status: 0 }] });
  });

  it('of hotels take one type or many, and count all of them', async () => {
    const city = await create('city');
    const hotel = (hotel_type: string, given = {}) =>
      placeIn(city, { resource_type: 3191, hotel_type, ...given });
    const [old, resort, lodge] = [
      await hotel('hotel', { is_historic: true }),
      await hotel('resort'),
      await hotel('ecolodge'),
    ];
    await placeIn(city);
    await addRoom(old.id, { price: 3_000_000 });
    await addRoom(old.id, { price: 2_500_000 });
    await addRoom(old.id, { price: 1_000_000, status: 0 });
    const list = async (query: string) => (await get(`/hotel?city_id=${city.id}${query}`)).body;
    const all = await list('&lang_id=en');
    expect(idsOf(all.data)).toEqual([old.id, resort.id, lodge.id]);
    expect(all.data[0]).toMatchObject({ price_from: 2_500_000, banner: null, hotel_type: 'hotel' });
    expect(idsOf((await list('&hotel_types[]=resort')).data)).toEqual([resort.id]);
    const two = await list('&hotel_types[]=resort&hotel_types[]=ecolodge&page=1');
    expect(two).toMatchObject({ total: 2, page: 1, per_page: 10, last_page: 1 });
    expect(two.list_property.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { id: 'hotel', title: 'Hotels', count: 1 },
      { id: 'resort', title: 'Resorts', count: 1 },
      { id: 'ecolodge', title: 'Ecolodges', count: 1 },
    ]);
    expect(idsOf((await list('&is_historic=1')).data)).toEqual([old.id]);
    const places = async (query: string) =>
      idsOf((await get(`/resources?city_id=${city.id}&resource_type=3191${query}`)).body.data);
    expect(await places('&hotel_type=resort')).toEqual([resort.id]);
    expect(await places('&hotel_type=&vr=-1')).toEqual([old.id, resort.id, lodge.id]);
    await update('resource', lodge.id, { lang_id: 'en', vr_link: 'https://lodge.example/around' });
    expect(await places('&vr=1')).toEqual([lodge.id]);
    expect(await places('&vr=0')).toEqual([old.id, resort.id]);
    expect((await get('/resources?hotel_type=castle')).status).toBe(422);
    expect((await get('/hotel?hotel_types[]=castle')).status).toBe(422);
  });

  it('of restaurants go by the code of a city', async () => {
    const city = await create('city', { city_code: 'EATS' });
    const place = await placeIn(city, { resource_type: 3189, cuisine: 'Beef noodle soup', price_band: 1 });
    await placeIn(city);
    await create('resource', { resource_type: 3189 });
    const { body } = await get('/restaurant?city_code=eats&lang_id=en');
    expect(body).toMatchObject({
      data: [{ restaurant_id: place.id, cuisine: 'Beef noodle soup', price_band: 1, banner: null }],
      total: 1,
      page: 1,
      last_page: 1,
    });
    expect((await get(`/restaurant/${place.id}`)).body.data).toMatchObject({
      restaurant_id: place.id,
      cuisine: 'Beef noodle soup',
      lat: null,
    });
    expect((await get('/restaurant?city_code=NONE')).body.data).toEqual([]);
  });
});

describe('rooms', () => {
  const hotel = () => create('resource', { resource_type: 3191 });

  it('stand on the page of their hotel as far as they are live and in its language', async () => {
    const place = await hotel();
    const room = await addRoom(place.id, { description: 'Windows to the river.' });
    await addRoom(place.id, { status: 0 });
    const other = await hotel();
    const foreign = await addRoom(other.id);
    expect((await get(`/hotel/${place.slug}`)).body.data.rooms).toEqual([
      {
        id: room.id,
        title: 'River room',
        description: 'Windows to the river.',
        image: null,
        image_alt: 'River room',
        image_blur: null,
        price: 2_000_000,
        capacity: 2,
      },
    ]);
    const base = `/resources/${place.id}/rooms`;
    expect((await get(base)).body.total).toBe(1);
    expect((await call('get', `${base}?admin=1`)).body.total).toBe(2);
    for (const [method, path, body] of [
      ['get', `${base}/${foreign.id}`, undefined],
      ['put', `${base}/${foreign.id}`, { lang_id: 'en', price: 1 }],
      ['delete', `${base}/${foreign.id}`, undefined],
      ['put', `${base}/status/${foreign.id}`, undefined],
      ['get', `${base}/${foreign.id}/revisions`, undefined],
      ['post', `${base}/${foreign.id}/restore`, undefined],
    ] as const)
      expect((await call(method, path).send(body)).body.message, path).toBe('Room not found');
    expect((await call('post', `${base}/sort`).send({ ids: [room.id, foreign.id] })).status).toBe(422);
    const spot = await create('resource');
    const refused = await call('post', `/resources/${spot.id}/rooms`).send({
      lang_id: 'en',
      title: 'Tent',
      price: 1,
      capacity: 1,
      quantity: 1,
    });
    expect(refused.body).toMatchObject({ code: 'not_found', message: 'Hotel not found' });
    await call('delete', `/resources/${place.id}`);
    expect((await get(base)).status).toBe(404);
  });

  it('change many at once, all or none, and only those of their hotel', async () => {
    const place = await hotel();
    const [first, second] = [await addRoom(place.id), await addRoom(place.id, { status: 0 })];
    const foreign = await addRoom((await hotel()).id);
    const base = `/resources/${place.id}/rooms`;
    const bulk = (action: string, ids: number[]) => call('post', `${base}/bulk`).send({ action, ids });
    const states = async () =>
      (await call('get', `${base}?admin=1`)).body.data.map(
        ({ id, status }: { id: number; status: number }) => `${id} ${status}`,
      );
    const before = [`${first.id} 1`, `${second.id} 0`];

    expect((await bulk('hide', [first.id, foreign.id])).body.message).toBe('Room not found');
    expect(await states()).toEqual(before);
    expect((await bulk('publish', [first.id, second.id])).body.data.changed).toEqual([second.id]);
    expect((await bulk('hide', [second.id])).body.data.changed).toEqual([second.id]);

    const night = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await app.db.insert(roomNights).values({ room_id: second.id, night, quantity: 4, sold: 1, held: 0 });
    const refused = await bulk('delete', [first.id, second.id]);
    expect(refused.body).toMatchObject({ code: 'in_use', data: { rooms_taken: 1 } });
    expect(await states()).toEqual(before);
    await app.db.delete(roomNights).where(eq(roomNights.room_id, second.id));
    expect((await bulk('delete', [first.id, second.id])).status).toBe(200);
    expect(await states()).toEqual([]);
    expect((await bulk('restore', [first.id, second.id])).body.data.changed).toHaveLength(2);
    expect(await states()).toEqual([`${first.id} 0`, `${second.id} 0`]);
    const { token } = await signedInAs(app, 'translator');
    const denied = await supertest(app.server)
      .post(`${base}/bulk`)
      .set('authorization', `Bearer ${token}`)
      .send({ action: 'publish', ids: [first.id] });
    expect(denied.status).toBe(403);
  });

  it('cannot fall below what is booked, and keep the nights ahead in step', async () => {
    const place = await hotel();
    const room = await addRoom(place.id, { quantity: 4 });
    const base = `/resources/${place.id}/rooms`;
    const nights = [inDays(-2), inDays(1), inDays(2)];
    await app.db
      .insert(roomNights)
      .values(nights.map((night, index) => ({ room_id: room.id, night, quantity: 4, sold: index, held: 1 })));
    const put = (body: object) => call('put', `${base}/${room.id}`).send({ lang_id: 'en', ...body });
    const refused = await put({ quantity: 2 });
    expect(refused.body.errors).toEqual({ quantity: ['This must be at least 3.'] });
    expect((await put({ quantity: 3, version: room.version })).status).toBe(200);
    const kept = await app.db
      .select({ quantity: roomNights.quantity })
      .from(roomNights)
      .where(eq(roomNights.room_id, room.id))
      .orderBy(roomNights.night);
    expect(kept.map(({ quantity }) => quantity)).toEqual([4, 3, 3]);
    const stale = await put({ price: 1, version: room.version });
    expect(stale.body).toMatchObject({ code: 'version_conflict', data: { version: 2, price: 2_000_000 } });

    for (const path of [`${base}/${room.id}`, `/resources/${place.id}`]) {
      expect((await call('delete', path)).body, path).toMatchObject({ code: 'in_use' });
    }
    const [row] = await app.db.select().from(rooms).where(eq(rooms.id, room.id));
    expect(row?.deleted_at).toBeNull();
    await app.db.update(roomNights).set({ sold: 0, held: 0 }).where(eq(roomNights.room_id, room.id));
    expect((await call('delete', `${base}/${room.id}`)).status).toBe(200);
    expect(
      await app.db.$count(
        auditEntries,
        and(eq(auditEntries.entity, 'room'), eq(auditEntries.record_id, room.id)),
      ),
    ).toBe(3);
    expect(
      await app.db.$count(revisions, and(eq(revisions.entity, 'room'), eq(revisions.record_id, room.id))),
    ).toBe(2);
  });

  it('are the work of those who hold the rights on places', async () => {
    const place = await hotel();
    const room = await addRoom(place.id);
    const base = `/resources/${place.id}/rooms`;
    const { token } = await signedInAs(app, 'sales');
    const as = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
      supertest(app.server)
        [method](path)
        .set({ authorization: `Bearer ${token}`, 'if-match': '*' })
        .send(body);
    expect((await as('put', `${base}/${room.id}`, { lang_id: 'en', price: 5 })).status).toBe(200);
    expect((await as('get', `${base}/${room.id}`)).status).toBe(200);
    expect((await as('delete', `${base}/${room.id}`)).status).toBe(403);
    expect((await as('put', `${base}/status/${room.id}`)).status).toBe(403);
    expect((await as('post', `${base}/sort`, { ids: [room.id] })).status).toBe(403);
    expect((await supertest(app.server).put(`${base}/${room.id}`).send({ lang_id: 'en' })).status).toBe(401);
  });
});

it('themes count live places, keep their codes apart and stay while they are in use', async () => {
  const theme = await create('theme', { code: 'craft-villages' });
  const place = await create('resource', { theme_ids: [theme.id] });
  await create('resource', { theme_ids: [theme.id], status: 0 });
  const row = async () =>
    (await get('/themes?per_page=100')).body.data.find(({ id }: { id: number }) => id === theme.id);
  expect(await row()).toMatchObject({ code: 'craft-villages', resource_count: 1 });
  const taken = await call('post', '/themes').send({ lang_id: 'en', title: 'Again', code: 'craft-villages' });
  expect(taken.body.errors).toEqual({ code: ['This code is already taken.'] });
  const refused = await call('delete', `/themes/${theme.id}`);
  expect(refused.body).toMatchObject({ code: 'in_use', data: { resource_count: 2 } });
  const other = await create('theme');
  await update('resource', place.id, { lang_id: 'en', theme_ids: [other.id, theme.id, other.id] });
  expect(idsOf((await get(`/attraction/${place.id}/themes`)).body.data)).toEqual([other.id, theme.id]);
  await update('resource', place.id, { lang_id: 'en', theme_ids: [] });
  expect(await row()).toMatchObject({ resource_count: 0 });
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
