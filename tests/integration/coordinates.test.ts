import { expect, it } from 'vitest';
import { signedInAs } from '../factories/admin';
import { as } from '../factories/as';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);
const city = await create('city', { title: 'Hanoi', lat: 21.0285, lon: 105.8542, province: 'Hà Nội' });
const sales = as(app, (await signedInAs(app, 'sales')).token);

it('says of a point how far from its city it is, and whether it lies in the country at all', async () => {
  const check = async (lat: number, lon: number, city_id: number | '' = city.id) =>
    (await sales('get', `/coordinates/check?lat=${lat}&lon=${lon}&city_id=${city_id}`)).body.data;
  expect(await check(21.03, 105.85)).toEqual({
    out_km: 0,
    city: { title: 'Hanoi', km: 0.5, is_far: false },
  });
  // Huế is none of Hà Nội's outings, and the middle of the sea is nobody's.
  expect(await check(16.4637, 107.5909)).toMatchObject({ out_km: 0, city: { km: 539.5, is_far: true } });
  expect((await check(12, 115)).out_km).toBeCloseTo(620, -2);
  expect((await check(48.85, 2.35)).out_km).toBeGreaterThan(8000);
  expect(await check(21.03, 105.85, '')).toEqual({ out_km: 0, city: null });
});
