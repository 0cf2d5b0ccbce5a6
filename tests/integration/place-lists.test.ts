import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');

const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);

/** Every test has a city of its own, since lists are read by city. */
const placeIn = async (city: { id: number }, given: Record<string, unknown> = {}) =>
  create('resource', { city_id: city.id, ...given });

const addRoom = async (hotelId: number, given: Record<string, unknown> = {}) => {
  const body = { lang_id: 'en', title: 'River room', price: 2_000_000, capacity: 2, quantity: 4, ...given };
  const answer = await call('post', `/resources/${hotelId}/rooms`).send(body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data as { id: number; version: number; status: number };
};

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
