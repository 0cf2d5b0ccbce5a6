import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { cities, regions } from '../../db/schema';
import type { App } from '../../server/app-type';
import { breaksOff, partnerServer, saysJson, saysNothing } from '../factories/partner-server';
import { testApp } from '../factories/test-app';

const partner = await partnerServer();
const plain = await testApp();
const linked = await testApp({ HOTEL_PARTNER_URL: `${partner.url}/feed` });

const addCity = async (app: App) => {
  const [region] = await app.db.insert(regions).values({}).returning();
  const [city] = await app.db
    .insert(cities)
    .values({ city_code: 'HOI', region_id: region?.id ?? 0 })
    .returning();
  return city?.id ?? 0;
};
const [here, there] = [await addCity(plain), await addCity(linked)];

const list = (app: App, query = '') => supertest(app.server).get(`/hotel/external/hotels?${query}`);
const find = (app: App, id: string, body = {}) =>
  supertest(app.server).post(`/hotel/external/hotel/${id}`).send(body);

const hotel = (given: object = {}) => ({
  id: 'h-1',
  city_code: 'HOI',
  name: 'River house',
  currency: 'VND',
  price_from: 900_000,
  secret_commission: 0.2,
  ...given,
});

describe('the feed that ships', () => {
  it('is marked as sample, and found by city and by words without accents', async () => {
    const { body } = await list(plain, `city_id=${here}&lang_id=vi`);
    expect(body.total).toBe(body.data.length);
    expect(body.data.length).toBeGreaterThan(0);
    for (const { is_sample, url, address } of body.data) {
      expect(is_sample).toBe(true);
      expect(url).toBeNull();
      expect(address).toContain('Hội An');
    }
    const found = await list(plain, 'keyword=doi thong&lang_id=vi');
    expect(found.body.data).toMatchObject([{ title: 'Nhà gỗ đồi thông' }]);
    const all = (await list(plain)).body;
    const second = (await list(plain, 'page=2')).body;
    expect(all.data.length + second.data.length).toBe(all.total);
    expect(all.last_page).toBe(2);
  });

  it('has rooms, in the reader’s language', async () => {
    const { body } = await find(plain, 'sample-hoi-1', { lang_id: 'vi' });
    expect(body.data).toMatchObject({ id: 'sample-hoi-1', rooms: [{ title: 'Phòng đôi', capacity: 2 }, {}] });
    expect((await find(plain, 'nobody')).status).toBe(404);
    expect((await find(plain, 'a%2Fb')).status).toBe(422);
    expect((await find(plain, 'sample-hoi-1', { price: 1 })).status).toBe(422);
    expect((await list(plain, 'city_id=999999')).status).toBe(422);
  });
});

describe('a partner', () => {
  it('is asked by the city’s code, and only what we know of goes out', async () => {
    partner.answers(saysJson({ hotels: [hotel(), hotel({ id: 'h-2', city_code: 'HAN' })], total: 2 }));
    const { body, status } = await list(linked, `city_id=${there}&keyword=river&page=2&lang_id=vi`);
    expect(status).toBe(200);
    expect(partner.asked.at(-1)).toBe('GET /feed/hotels?city=HOI&keyword=river&page=2&per_page=12&lang=vi');
    expect(body.data).toEqual([
      {
        id: 'h-1',
        title: 'River house',
        description: '',
        address: '',
        star_rating: null,
        price_from: 900_000,
        currency: 'VND',
        url: null,
        is_sample: false,
      },
    ]);
  });

  it('that knows no such hotel, or answers with another, has none', async () => {
    partner.answers(saysJson({ error: 'none' }, 404));
    expect((await find(linked, 'h-9')).status).toBe(404);
    partner.answers(saysJson({ hotel: hotel() }));
    expect((await find(linked, 'h-9')).status).toBe(404);
    expect((await find(linked, 'h-1')).body.data).toMatchObject({ title: 'River house', rooms: [] });
  });

  it.each([
    ['breaks off', breaksOff],
    [
      'sends an address that is no web page',
      saysJson({ hotels: [hotel({ url: 'javascript:alert(1)' })], total: 1 }),
    ],
    ['sends a price that is none', saysJson({ hotels: [hotel({ price_from: -1 })], total: 1 })],
    ['sends too many', saysJson({ hotels: Array.from({ length: 51 }, () => hotel()), total: 51 })],
    ['is down', saysJson({}, 500)],
    ['says nothing', saysNothing],
  ])('that %s makes the list unavailable, and nothing else', async (_name, answering) => {
    const app = await testApp({ HOTEL_PARTNER_URL: partner.url });
    partner.answers(answering);
    const { status, body, headers } = await list(app);
    expect(status).toBe(503);
    expect(body.code).toBe('unavailable');
    expect(headers['retry-after']).toBe('30');
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
    expect((await supertest(app.server).get('/hotel')).status).toBe(200);
  });
});
