import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { resources } from '../../db/schema';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update, input } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');

const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);

const addRoom = async (hotelId: number, given: Record<string, unknown> = {}) => {
  const body = { lang_id: 'en', title: 'River room', price: 2_000_000, capacity: 2, quantity: 4, ...given };
  const answer = await call('post', `/resources/${hotelId}/rooms`).send(body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data as { id: number; version: number; status: number };
};

describe('one place', () => {
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
