import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  climateNormals,
  faqs,
  faqTranslations,
  resources,
  resourceTranslations,
  thingsToDo,
  thingToDoCategories,
  thingToDoTranslations,
} from '../../db/schema';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);
const get = (path: string) => supertest(app.server).get(path).set('accept-language', 'en');

describe('a city', () => {
  it('shows its climate, questions, places and neighbours, and hides what is hidden', async () => {
    const region = await create('region');
    const city = await create('city', { region_id: region.id, city_code: 'HUE', best_months: [3, 2, 3] });
    const near = await create('city', { region_id: region.id });
    const far = await create('city');
    await app.db
      .insert(climateNormals)
      .values({ city_id: city.id, month: 1, min_c: 17, max_c: 23, rain_mm: 160 });
    const [question] = await app.db
      .insert(faqs)
      .values({ entity_type: 1, entity_id: city.id, is_active: 1 })
      .returning();
    await app.db.insert(faqTranslations).values({
      record_id: question?.id ?? 0,
      lang_id: 'en',
      question: 'Which gate?',
      answer: '<p>Ngọ Môn.</p>',
    });
    for (const [status, slug] of [
      [1, 'garden'],
      [0, 'closed'],
    ] as const) {
      const [place] = await app.db
        .insert(resources)
        .values({ status, resource_type: 3188, city_id: city.id, lat: 16.4, lon: 107.5 })
        .returning();
      await app.db
        .insert(resourceTranslations)
        .values({ record_id: place?.id ?? 0, lang_id: 'en', slug, title: slug });
    }
    const { body } = await get(`/city/${city.slug}`);
    expect(body.data).toMatchObject({
      city_id: city.id,
      city_code: 'HUE',
      best_months: [2, 3],
      region: { id: region.id },
      weather_normals: [{ month: 1, min_c: 17, max_c: 23, rain_mm: 160 }],
      faqs: [{ question: 'Which gate?' }],
      tours: [],
    });
    expect(body.data.other_cities.map((row: { id: number }) => row.id)).toEqual([near.id, far.id]);
    expect(body.data.list_resources).toEqual([
      expect.objectContaining({ slug: 'garden', resource_type: 3188 }),
    ]);
    const places = await get(`/city/${city.id}/destinations`);
    expect(places.body.data).toEqual([expect.objectContaining({ slug: 'garden', lat: 16.4, lon: 107.5 })]);
  });

  it('is compared with the others by its usual year, unless it is hidden or has none', async () => {
    const wet = await create('city', { best_months: [6] });
    const hidden = await create('city', { status: 0 });
    await create('city');
    await app.db.insert(climateNormals).values([
      { city_id: wet.id, month: 7, min_c: 24, max_c: 31.5, rain_mm: 310 },
      { city_id: wet.id, month: 6, min_c: 23, max_c: 30, rain_mm: 80 },
      { city_id: hidden.id, month: 6, min_c: 20, max_c: 28, rain_mm: 0 },
    ]);
    const { body } = await get('/city/climate');
    expect(body.data.map((row: { id: number }) => row.id)).not.toContain(hidden.id);
    expect(body.data.filter((row: { id: number }) => row.id === wet.id)).toEqual([
      expect.objectContaining({
        best_months: [6],
        weather_normals: [
          { month: 6, min_c: 23, max_c: 30, rain_mm: 80 },
          { month: 7, min_c: 24, max_c: 31.5, rain_mm: 310 },
        ],
      }),
    ]);
  });

  it('says that it is not found in the language of the reader', async () => {
    expect((await get('/city/nowhere?lang_id=en')).body.message).toBe('City not found');
    expect((await get('/city/nowhere?lang_id=vn')).body.message).toBe('Không tìm thấy thành phố');
  });

  it('is found by names it had before, and listed by region and highlight', async () => {
    const city = await create('city', {
      province: 'Tuyên Quang',
      formerly: 'Hà Giang',
      former_names: ['Đồng Văn cũ'],
      is_highlight: true,
    });
    for (const keyword of ['ha giang', 'tuyen quang', 'dong van cu']) {
      expect((await get(`/city?keyword=${encodeURIComponent(keyword)}`)).body.data).toEqual([
        expect.objectContaining({ id: city.id }),
      ]);
    }
    const region = (city as { region?: { id: number } }).region?.id;
    expect((await get(`/city?region_id=${region}`)).body.total).toBe(1);
    expect((await get('/city?is_highlight=1')).body.data.map((row: { id: number }) => row.id)).toContain(
      city.id,
    );
    expect((await get('/city?is_highlight=0')).body.data.map((row: { id: number }) => row.id)).not.toContain(
      city.id,
    );
  });

  it('keeps codes unique and well formed, and months and coordinates on the calendar and the globe', async () => {
    await create('city', { city_code: 'DAD' });
    const city = await create('city');
    for (const [given, field] of [
      [{ city_code: 'DAD' }, 'city_code'],
      [{ city_code: 'da' }, 'city_code'],
      [{ best_months: [13] }, 'best_months.0'],
      [{ lat: 91 }, 'lat'],
      [{ region_id: 2_000_000_000 }, 'region_id'],
      [{ galleries: [{ youtube_url: 'https://example.org/watch?v=abc' }] }, 'galleries.0.youtube_url'],
    ] as const) {
      const answer = await update('city', city.id, { lang_id: 'en', ...given });
      expect(answer.status, field).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
  });

  it('keeps titles of other languages when its gallery is put in another order', async () => {
    const city = await create('city');
    const [one, two] = ['https://youtu.be/abcdefghijk?t=3', 'https://www.youtube.com/shorts/lmnopqrstuv'];
    await update('city', city.id, {
      lang_id: 'en',
      galleries: [
        { youtube_url: one, title: 'One' },
        { youtube_url: two, title: 'Two' },
      ],
    });
    await update('city', city.id, {
      lang_id: 'vi',
      title: 'Huế',
      galleries: [{ youtube_url: two, title: 'Hai' }, { youtube_url: one }],
    });
    const titles = async (language: string) =>
      (await call('get', `/city/${city.id}?lang_id=${language}&admin=1`)).body.data.galleries.map(
        (item: { youtube_id: string; title: string }) => [item.youtube_id, item.title],
      );
    expect(await titles('en')).toEqual([
      ['lmnopqrstuv', 'Two'],
      ['abcdefghijk', 'One'],
    ]);
    expect(await titles('vi')).toEqual([
      ['lmnopqrstuv', 'Hai'],
      ['abcdefghijk', ''],
    ]);
  });

  it('answers for its things to do by id, slug and code', async () => {
    const city = await create('city', { city_code: 'HOI' });
    const [category] = await app.db.insert(thingToDoCategories).values({ status: 1 }).returning();
    const [thing] = await app.db
      .insert(thingsToDo)
      .values({ status: 1, city_id: city.id, category_id: category?.id ?? 0 })
      .returning();
    await app.db
      .insert(thingToDoTranslations)
      .values({ record_id: thing?.id ?? 0, lang_id: 'en', slug: 'lantern-class', title: 'Lantern class' });
    for (const reference of [city.id, city.slug, 'hoi']) {
      const { body } = await get(`/blogs/thingstodo/list/${reference}`);
      expect(body.data).toEqual([
        expect.objectContaining({ slug: 'lantern-class', city: expect.objectContaining({ id: city.id }) }),
      ]);
    }
    expect((await get('/blogs/thingstodo/detail/lantern-class')).body.data).toMatchObject({
      title: 'Lantern class',
      related: [],
    });
    await app.db.update(thingsToDo).set({ status: 0 }).where(eq(thingsToDo.city_id, city.id));
    expect((await get('/blogs/thingstodo/detail/lantern-class')).status).toBe(404);
  });

  it('names the nearest cities first, whatever region they are in', async () => {
    const region = await create('region');
    const here = await create('city', { region_id: region.id, lat: 10.35, lon: 106.36 });
    const farInRegion = await create('city', { region_id: region.id, lat: 9.18, lon: 105.15 });
    const nextDoor = await create('city', { lat: 10.78, lon: 106.7 });
    const { body } = await get(`/city/${here.slug}`);
    const shown = body.data.other_cities.map((row: { id: number }) => row.id);
    expect(shown.indexOf(nextDoor.id)).toBe(0);
    expect(shown.indexOf(farInRegion.id)).toBe(1);
  });

  it('says how, and how soon, one gets on from an island', async () => {
    const island = await create('city', { lat: 8.683, lon: 106.609 });
    const hub = await create('city', { lat: 10.776, lon: 106.7 });
    const { body } = await get(`/city/${island.slug}`);
    expect(body.data.other_cities.find((row: { id: number }) => row.id === hub.id).way).toMatchObject({
      means: 'flight',
    });
  });
});
