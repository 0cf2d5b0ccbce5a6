import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../server/calendar/lunar/day-number';
import { formatDate } from '../../server/time';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');
const today = formatDate(new Date());
const everyDay = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [
    day,
    [{ opens: '08:00', closes: '17:00' }],
  ]),
);
const checked = { state: 'checked', source: 'https://example.org', checked_on: '2026-11-01' };
const { id: city_id, slug } = await create('city', {
  title: 'Huế',
  province: 'Huế',
  lat: 16.46,
  lon: 107.59,
});
const hotel = 3191;
const restaurant = 3189;

describe('a town today', () => {
  it('tells of its places on five days, and of nothing that is hidden, a bed or elsewhere', async () => {
    await create('resource', { title: 'Museum', city_id, opening_hours: everyDay });
    await create('resource', {
      title: 'Away',
      city_id,
      resource_type: restaurant,
      opening_hours: everyDay,
      visitor_info: { closures: { ...checked, dates: [{ from: today, to: today }] } },
    });
    await create('resource', { title: 'Nobody knows', city_id });
    await create('resource', { title: 'Bed', city_id, resource_type: hotel, opening_hours: everyDay });
    await create('resource', { title: 'Hidden', city_id, status: 0 });
    await create('resource', { title: 'Elsewhere' });
    await create('thing_to_do', { title: 'Walk', city_id, opening_hours: everyDay });
    const { status, body } = await get(`/today/${slug}?lang_id=en`);
    expect(status).toBe(200);
    const { data } = body;
    expect(data.city).toMatchObject({ id: city_id, title: 'Huế', province: 'Huế' });
    expect(data.dates).toEqual([-1, 0, 1, 2, 3].map((ahead) => addDays(today, ahead)));
    const told = Object.fromEntries(data.places.map((place: { title: string }) => [place.title, place]));
    expect(Object.keys(told).sort()).toEqual(['Away', 'Museum', 'Nobody knows', 'Walk']);
    const hours = { state: 'open', times: [{ opens: '08:00', closes: '17:00' }], because: null };
    expect(told.Museum).toMatchObject({ kind: 'sight', days: Array.from({ length: 5 }, () => hours) });
    expect(told.Away.days[1]).toEqual({ state: 'closed', times: [], because: 'dates' });
    expect(told.Away.days[2]).toEqual(hours);
    expect(told['Nobody knows'].days[1]).toEqual({ state: 'unknown', times: [], because: null });
    expect(told.Walk).toMatchObject({ kind: 'thing_to_do' });
    expect(data.phrases.length).toBeGreaterThan(20);
  });

  it('tells of what is on today, here and in all of the country', async () => {
    const during = (from: number, to: number, given: object) =>
      create('event', { start_date: addDays(today, from), end_date: addDays(today, to), ...given });
    await during(0, 0, { title: 'Here today', city_id, opening_hours: null });
    await during(-1, 1, { title: 'Everywhere' });
    await during(1, 2, { title: 'Tomorrow', city_id });
    await during(0, 0, { title: 'Elsewhere', city_id: (await create('city')).id });
    const { data } = (await get(`/today/${city_id}?lang_id=en`)).body;
    expect(
      data.events.map(({ title, is_here }: { title: string; is_here: boolean }) => [title, is_here]).sort(),
    ).toEqual([
      ['Everywhere', false],
      ['Here today', true],
    ]);
  });

  it('is of no town that there is not', async () => {
    expect((await get('/today/atlantis?lang_id=en')).status).toBe(404);
  });
});
