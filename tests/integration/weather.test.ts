import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { climateNormals, resources, resourceTranslations } from '../../db/schema';
import { dayFromNow } from '../../server/features/travel/weather/days';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory } from '../factories/content';
import { breaksOff, partnerServer, saysJson, saysNothing } from '../factories/partner-server';
import { placeDatabase } from '../factories/place-database';
import { testApp } from '../factories/test-app';

const server = await partnerServer();
const token = 'a-token-for-the-tests';
const key = 'a-key-that-nobody-sees';
const app = await testApp({
  WEATHER_BASE_URL: server.url,
  WEATHER_API_KEY: key,
  METRICS_TOKEN: token,
});
const { create, update } = await contentFactory(app);
const get = (path: string, language = 'en') =>
  supertest(app.server).get(path).set('accept-language', language);

const days = Array.from({ length: 15 }, (_, index) => dayFromNow(index - 7));
const forecast = {
  current: {
    temperature_2m: 27.4,
    apparent_temperature: 31,
    relative_humidity_2m: 78,
    weather_code: 95,
    wind_speed_10m: 12.2,
    uv_index: 6.1,
  },
  daily: {
    time: days,
    weather_code: days.map(() => 61),
    temperature_2m_min: days.map((_, index) => 20 + index),
    temperature_2m_max: days.map((_, index) => 25 + index),
    precipitation_sum: days.map(() => 4.2),
    precipitation_probability_max: days.map(() => 80),
  },
};

const region = await create('region');
const point = { lat: 15.88, lon: 108.33 };

/** Each test has a city of its own, so that none reads what another one's question left behind. */
const cityWithNormals = async (fields: Record<string, unknown> = {}) => {
  const city = await create('city', { region_id: region.id, ...point, ...fields });
  await app.db.insert(climateNormals).values(
    Array.from({ length: 12 }, (_, index) => ({
      city_id: city.id,
      month: index + 1,
      min_c: 19,
      max_c: 27,
      rain_mm: 620,
    })),
  );
  return city;
};

beforeEach(() => {
  server.asked.length = 0;
  server.answers(saysJson(forecast));
});

describe('the weather in a city', () => {
  it('is the forecast for today and 7 days, in words of either language, asked for once', async () => {
    const city = await cityWithNormals({ city_code: 'HOI' });
    await update('city', city.id, { lang_id: 'vi', title: 'Phố Hội' });
    const answers = await Promise.all([
      get(`/weather/${city.slug}`),
      get(`/weather/${city.id}`),
      get('/weather/HOI'),
      get(`/weather/${city.id}?lang_id=vn`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      vary: 'accept-language, accept-encoding',
    });
    const previewed = await get(`/weather/${city.slug}`).set('x-preview', 'nothing');
    expect(previewed.headers['cache-control']).toBe('private, no-store');
    expect(answers[0]?.body.data).toMatchObject({
      city: { id: city.id, city_code: 'HOI', distance_km: null },
      current: { temp_c: 27.4, feels_c: 31, humidity: 78, wind_kmh: 12.2, uv: 6.1, text: 'Thunderstorm' },
      source: 'open-meteo',
      is_climate_normal: false,
    });
    expect(answers[0]?.body.data.daily.map(({ date }: { date: string }) => date)).toEqual(days.slice(7));
    expect(answers[0]?.body.data.daily[0]).toEqual({
      date: days[7],
      min_c: 27,
      max_c: 32,
      code: 61,
      text: 'Light rain',
      rain_mm: 4.2,
      rain_chance: 80,
    });
    expect(answers[3]?.body.data.current.text).toBe('Dông');
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatch(/latitude=15\.88&longitude=108\.33.*&past_days=7&forecast_days=8/);
  });

  it('can be asked for of one day up to a week back or ahead, and no other', async () => {
    const city = await cityWithNormals();
    const past = await get(`/weather/${city.slug}?date=${days[0]}`);
    expect(past.body.data.daily).toMatchObject([{ date: days[0], min_c: 20 }]);
    expect((await get(`/weather/${city.slug}?date=${days[14]}`)).body.data.daily).toHaveLength(1);

    const tooOld = await get(`/weather/${city.slug}?date=${dayFromNow(-8)}`);
    expect([tooOld.status, tooOld.body.message]).toEqual([
      422,
      'Historical data beyond 7 days is not supported.',
    ]);
    const tooFar = await get(`/weather/${city.slug}?date=${dayFromNow(8)}`);
    expect([tooFar.status, tooFar.body.message]).toEqual([404, 'There is no data for this day.']);
    expect((await get(`/weather/${city.slug}?date=2026-02-30`)).status).toBe(422);
  });

  it('is told of places by their addresses in either writing, and of no unknown one', async () => {
    expect((await get('/weather/atlantis')).body.message).toBe('City not found');
    expect((await get('/weather/XYZ', 'vi')).body.message).toBe('Không tìm thấy thành phố');
    await cityWithNormals({ title: 'Hội An', former_names: ['Faifo'], province: 'Đà Nẵng' });
    const [place] = await app.db
      .insert(resources)
      .values({ status: 1, resource_type: 3188, city_id: (await cityWithNormals({ title: 'Huế' })).id })
      .returning();
    await app.db
      .insert(resourceTranslations)
      .values({ record_id: place?.id ?? 0, lang_id: 'en', slug: 'pagoda', title: 'Thiên Mụ Pagoda' });
    const cityOf = async (address: string) => {
      const { status, body } = await get(`/weather?address=${encodeURIComponent(address)}`);
      return status === 200 ? body.data.city.title : body.message;
    };
    expect(await cityOf('12 Phan Boi Chau, HOI AN, Da Nang')).toBe('Hội An');
    expect(await cityOf('old Faifo')).toBe('Hội An');
    expect(await cityOf('thien mu')).toBe('Huế');
    expect(await cityOf("'; drop table city; -- %_")).toMatch(/no place/);
  });
});

describe('the weather at a position', () => {
  it('is that of the nearest city, and the position stays here', async () => {
    const near = await cityWithNormals({ lat: 10.36, lon: 106.36 });
    const { body } = await get('/weather?lat=10.4&lon=106.4');
    expect(body.data.city).toMatchObject({ id: near.id, distance_km: 6 });
    expect(server.asked).toEqual([expect.stringContaining('latitude=10.36&longitude=106.36')]);
  });

  it.each([
    ['lat=48.85&lon=2.35', 404, /we know no place near it/],
    ['', 404, /IP address/],
    ['lat=10', 422, /./],
    ['lat=91&lon=0', 422, /./],
    ['lat=x&lon=0', 422, /./],
  ])('says why there is none for "%s"', async (query, status, words) => {
    const answer = await get(`/weather?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(words);
  });
});

/** The partner's breaker is the app's, so that each kind of failure has an app of its own. */
describe.each([
  ['silent', saysNothing],
  ['broken', breaksOff],
  ['lying', saysJson({ current: { temperature_2m: 5000 }, daily: {} })],
  ['down', saysJson({}, 500)],
  ['too large', saysJson({ ...forecast, padding: 'x'.repeat(100_000) })],
] as const)('a source that is %s', (_how, answers) => {
  it('leaves what is usual, and says so', async () => {
    const other = await testApp({ WEATHER_BASE_URL: server.url, WEATHER_API_KEY: key });
    const { create: createThere } = await contentFactory(other);
    const { id } = await createThere('city', point);
    await other.db.insert(climateNormals).values(
      Array.from({ length: 12 }, (_, index) => ({
        city_id: id,
        month: index + 1,
        min_c: 19,
        max_c: 27,
        rain_mm: 620,
      })),
    );
    server.answers(answers);
    const { status, body, text } = await supertest(other.server).get(`/weather/${id}?lang_id=en`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      source: 'climate-normals',
      fetched_at: null,
      is_climate_normal: true,
      current: { temp_c: 23, code: null, text: 'Usually very rainy at this time of year', uv: null },
    });
    expect(body.data.daily).toHaveLength(8);
    expect(text).not.toContain(key);
  });
});

it('is not asked where the configuration says so, nor by default, and a city without normals has no data', async () => {
  const quiet = await testApp({ WEATHER_BASE_URL: 'off' });
  const { create: createThere } = await contentFactory(quiet);
  const { id } = await createThere('city', point);
  const { status, body } = await supertest(quiet.server).get(`/weather/${id}?lang_id=en`);
  expect([status, body.message]).toEqual([404, 'There is no data for this day.']);
  expect(quiet.partners.all).toEqual([]);
  expect((await testApp()).partners.all).toEqual([]);
});

it('shows in the metrics and to editors how the source does', async () => {
  const { text } = await supertest(app.server).get('/metrics').set('authorization', `Bearer ${token}`);
  expect(text).toMatch(/partner_calls_total\{partner="weather",outcome="ok"\} [1-9]/);
  expect(text).toContain('partner_state{partner="weather"} 0');
  expect(text).toContain('partner_call_duration_seconds_count{partner="weather"}');
  const editor = as(app, (await signedInAs(app)).token);
  const { body, text: shown } = await editor('get', '/jobs/partners');
  expect(body.data).toMatchObject([{ name: 'weather', state: 'closed', last_failure: null }]);
  for (const said of [text, shown]) expect(said).not.toContain(key);
});

describe('the weather where the network says that the visitor is', () => {
  const headers = { GEO_LATITUDE_HEADER: 'x-lat', GEO_LONGITUDE_HEADER: 'x-lon', GEO_CITY_HEADER: 'x-city' };
  const folder = mkdtempSync(path.join(tmpdir(), 'visit-vietnam-weather-'));
  const file = path.join(folder, 'city.mmdb');
  writeFileSync(file, placeDatabase([['203.0.113.0/24', point.lat, point.lon]]));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const appWith = async (settings: Record<string, string>) => {
    const other = await testApp({
      WEATHER_BASE_URL: server.url,
      ...headers,
      GEOIP_DATABASE: file,
      ...settings,
    });
    const { create: createThere } = await contentFactory(other);
    const hoiAn = await createThere('city', { ...point, title: 'Hội An' });
    const hue = await createThere('city', { lat: 16.47, lon: 107.577, title: 'Huế' });
    const ask = (sent: Record<string, string>, language = 'en') =>
      supertest(other.server).get(`/weather?lang_id=${language}`).set(sent);
    return { ask, hoiAn, hue };
  };
  const visitor = { 'x-forwarded-for': '203.0.113.9' };

  it('is that of the nearest city, by the CDN’s headers, else by the database, and kept by nobody', async () => {
    const { ask, hoiAn, hue } = await appWith({ TRUST_PROXY: 'loopback' });
    for (const [sent, city] of [
      [{ ...visitor, 'x-lat': '16.4', 'x-lon': '107.6' }, hue],
      [{ ...visitor, 'x-city': encodeURIComponent('Thành phố Huế') }, hue],
      [{ ...visitor, 'x-city': 'Hoian' }, hoiAn],
      [{ ...visitor, 'x-lat': '116' }, hoiAn],
      [visitor, hoiAn],
    ] as const) {
      const { status, body, headers: answered } = await ask(sent);
      expect([status, body.data?.city.id]).toEqual([200, city.id]);
      expect(answered['cache-control']).toBe('private, no-store');
    }
    expect((await ask({ ...visitor, 'x-city': 'Lyon' })).body.message).toMatch(/we know no place near it/);
  });

  it('is not found out by the word of anybody, and says so in both languages', async () => {
    const { ask } = await appWith({});
    const sent = { ...visitor, 'x-lat': '16.4', 'x-lon': '107.6' };
    for (const [language, words] of [
      ['en', 'The location could not be found from the IP address.'],
      ['vi', 'Không xác định được vị trí từ địa chỉ IP.'],
    ] as const) {
      const { status, body, headers: answered } = await ask(sent, language);
      expect([status, body.message, answered['cache-control']]).toEqual([404, words, 'no-store']);
    }
  });
});
