import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { resources } from '../../db/schema';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

import { tourFactory } from '../factories/tours';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const { place } = tourFactory(app, create);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');

describe('a tour', () => {
  it('keeps the texts of the other language with days of the same number and stops of the same id', async () => {
    const tour = await create('tour', {
      days: [
        { day: 1, title: 'One', stops: [{ title: 'Gate' }, { title: 'Pond' }] },
        { day: 2, title: 'Two', stops: [{ title: 'Hill' }] },
        { day: 3, title: 'Three' },
      ],
    });
    const read = async (lang: string) => (await call('get', `/tour/${tour.id}?lang_id=${lang}`)).body.data;
    const [first, second] = (await read('en')).days;
    const [gate, pond] = first.stops;
    const [hill] = second.stops;
    const answer = await update('tour', tour.id, {
      lang_id: 'vi',
      title: 'Ba ngày',
      version: tour.version,
      days: [
        { day: 1, title: 'Một', stops: [{ id: pond.id, title: 'Ao' }, { title: 'Chợ' }] },
        {
          day: 2,
          title: 'Hai',
          stops: [
            { id: hill.id, title: 'Đồi' },
            { id: gate.id, title: 'Cổng' },
          ],
        },
      ],
    });
    expect(answer.status, answer.text).toBe(200);
    const titles = (data: { days: { title: string; stops: { title: string }[] }[] }) =>
      data.days.map((day) => [day.title, ...day.stops.map((stop) => stop.title)]);
    expect(titles(answer.body.data)).toEqual([
      ['Một', 'Ao', 'Chợ'],
      ['Hai', 'Đồi', 'Cổng'],
    ]);
    expect(titles(await read('en'))).toEqual([
      ['One', 'Pond', ''],
      ['Two', 'Hill', 'Gate'],
    ]);
    expect(titles((await get(`/tour/detail/${tour.slug}`)).body.data)).toEqual([
      ['One', 'Pond'],
      ['Two', 'Hill', 'Gate'],
    ]);
    const stale = await update('tour', tour.id, { lang_id: 'vi', version: tour.version, days: [] });
    expect(stale.status).toBe(409);
    expect(stale.body.data.days).toHaveLength(2);
    const untouched = await update('tour', tour.id, { lang_id: 'en', price: 1 });
    expect(untouched.body.data.days).toHaveLength(2);
  });

  it('lets a day and a free stop wait for their texts in one of the languages', async () => {
    const tour = await create('tour', {
      days: [
        { day: 1, title: 'One', stops: [{ title: 'Gate', lat: 16, lon: 107 }] },
        { day: 2, title: 'Two' },
      ],
    });
    const read = async (lang: string) => (await call('get', `/tour/${tour.id}?lang_id=${lang}`)).body.data;
    const gate = (await read('en')).days[0].stops[0];
    expect(gate).toMatchObject({ title: 'Gate', place_title: '' });
    const vietnamese = (days: object[]) =>
      update('tour', tour.id, { lang_id: 'vi', title: 'Hai ngày', days });
    const untitled = { id: gate.id, lat: 16, lon: 107 };
    const answer = await vietnamese([
      { day: 1, title: 'Một', stops: [untitled] },
      { day: 2, stops: [] },
    ]);
    expect(answer.status, answer.text).toBe(200);
    const shown = async (lang: string) => {
      const { alternates } = await read('en');
      const { days } = (await get(`/tour/detail/${alternates[lang]}?lang_id=${lang}`)).body.data;
      return days.map((day: { title: string }) => day.title);
    };
    expect(await shown('vi')).toEqual(['Một']);
    expect(await shown('en')).toEqual(['One', 'Two']);
    const refused = await vietnamese([
      { day: 1, title: 'Một', stops: [untitled] },
      { day: 2, meals: 'Sáng' },
    ]);
    expect(Object.keys(refused.body.errors)).toEqual(['days.1.title']);
    const nowhere = await vietnamese([{ day: 1, title: 'Một' }, { day: 2 }, { day: 3 }]);
    expect(Object.keys(nowhere.body.errors)).toEqual(['days.2.title']);
    const nameless = await update('tour', tour.id, {
      lang_id: 'en',
      days: [{ day: 1, title: 'One', stops: [untitled] }],
    });
    expect(Object.keys(nameless.body.errors)).toEqual(['days.0.stops.0.title']);
  });

  it('brings back the programme of a past state in both languages, without places that are gone', async () => {
    const hut = await place({ title: 'Hut' });
    const tour = await create('tour', {
      includes: ['Guide'],
      days: [
        { day: 1, title: 'One', stops: [{ title: 'Gate' }, { resource_id: hut, mode: 'train' }] },
        { day: 2, title: 'Two', meals: 'Lunch' },
      ],
    });
    const read = async (lang: string) => (await call('get', `/tour/${tour.id}?lang_id=${lang}`)).body.data;
    const gate = (await read('en')).days[0].stops[0].id;
    const translated = await update('tour', tour.id, {
      lang_id: 'vi',
      title: 'Hai ngày',
      days: [
        {
          day: 1,
          title: 'Một',
          stops: [
            { id: gate, title: 'Cổng' },
            { resource_id: hut, mode: 'train' },
          ],
        },
        { day: 2, title: 'Hai' },
      ],
    });
    const { version } = translated.body.data;
    await update('tour', tour.id, {
      lang_id: 'en',
      includes: [],
      duration_days: 1,
      duration_nights: 0,
      days: [{ day: 1, title: 'Only' }],
    });
    await app.db.update(resources).set({ deleted_at: new Date() }).where(eq(resources.id, hut));
    const back = await call('post', `/tour/${tour.id}/revisions/${version}/restore?lang_id=en`);
    expect(back.status, back.text).toBe(200);
    const outline = async (lang: string) => {
      const { days } = await read(lang);
      return days.map((day: { title: string; stops: { title: string }[] }) => [
        day.title,
        ...day.stops.map((stop) => stop.title),
      ]);
    };
    expect(await outline('en')).toEqual([['One', 'Gate', 'Hut'], ['Two']]);
    expect(await outline('vi')).toEqual([['Một', 'Cổng', ''], ['Hai']]);
    const english = await read('en');
    expect(english).toMatchObject({ includes: ['Guide'], duration_days: 3 });
    expect(english.days[1].meals).toBe('Lunch');
    expect(english.days[0].stops[1]).toMatchObject({ resource_id: null, mode: 'train' });
  });
});
