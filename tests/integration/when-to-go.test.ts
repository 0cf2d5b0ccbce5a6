import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { climateNormals } from '../../db/schema';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);
const get = async (path: string) => (await supertest(app.server).get(path).set('accept-language', 'en')).body;

/** A destination with one month that is known: July, of so much rain. */
const destination = async (province: string, lat: number, rain_mm: number, region_id: number) => {
  const city = await create('city', {
    province,
    lat,
    lon: 107,
    region_id,
    best_months: rain_mm < 100 ? [7] : [1],
  });
  await app.db.insert(climateNormals).values({ city_id: city.id, month: 7, min_c: 24, max_c: 31, rain_mm });
  return city;
};

describe('when to go', () => {
  it('tells of the north, the centre and the south apart from regions', async () => {
    const region = await create('region');
    const another = (await create('region')).id;
    const north = await destination('Lào Cai', 22.3, 420, region.id);
    const central = await destination('Đà Nẵng', 16.05, 60, another);
    const south = await destination('TP. Hồ Chí Minh', 10.77, 330, another);
    const elsewhere = await destination('A province of no such name', 18, 60, another);

    const { data: parts } = await get('/when-to-go/parts');
    const july = Object.fromEntries(
      parts.map((part: { code: string; months: { month: number }[] }) => [part.code, part.months[6]]),
    );
    expect(july).toMatchObject({
      north: { month: 7, quality: 'poor', counts: { good: 0, mixed: 0, poor: 1 } },
      central: { quality: 'good', counts: { good: 1, mixed: 0, poor: 0 } },
      south: { quality: 'poor' },
    });
    expect(parts[1].slugs).toEqual({ en: 'central-vietnam', vi: 'mien-trung' });

    const idsIn = async (query: string) =>
      (await get(`/when-to-go/month?month=7${query}`)).data.places.map(
        ({ city }: { city: { id: number } }) => city.id,
      );
    expect(await idsIn('&part=central')).toEqual([central.id]);
    expect(await idsIn('&part=south')).toEqual([south.id]);
    expect(await idsIn(`&region_id=${region.id}`)).toEqual([north.id]);
    expect(await idsIn('')).toEqual(expect.arrayContaining([north.id, central.id, south.id, elsewhere.id]));
    expect((await get('/when-to-go/month?month=7&part=west')).code).toBe('invalid');
  });

  it('has a page of each month and part in the sitemap, paired with that of the other language', async () => {
    const { data } = await get('/sitemap?per_page=10000');
    const page = data.find(({ path }: { path: string }) => path === '/vi/when-to-go/thang-7/mien-trung');
    expect(page?.alternates).toMatchObject({ en: '/en/when-to-go/july/central-vietnam' });
  });
});
