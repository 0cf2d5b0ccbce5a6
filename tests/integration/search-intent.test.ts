import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { resources } from '../../db/schema';
import { contentFactory } from '../factories/content';
import { itemFactory } from '../factories/items';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);
const { create: createItem } = await itemFactory(app);

const search = async (keyword: string, language = 'en') =>
  (
    await supertest(app.server).get(
      `/search?keyword=${encodeURIComponent(keyword)}&lang_id=${language}&per_page=20`,
    )
  ).body;
const titles = async (keyword: string, language = 'en'): Promise<string[]> =>
  (await search(keyword, language)).data.map(({ title }: { title: string }) => title);
const answered = async (keyword: string, language = 'en'): Promise<string> =>
  (await search(keyword, language)).answers
    .map(({ title, text }: { title: string; text: string }) => `${title}: ${text}`)
    .join('\n');

let town: Awaited<ReturnType<typeof create>>;

beforeAll(async () => {
  town = await create('city', { title: 'Rạch Giá', lat: 10.01, lon: 105.08, best_months: [1, 2] });
  await create('city', { title: 'Vinh', lat: 18.67, lon: 105.69, best_months: [4] });
  await create('resource', {
    title: 'Soup of the north',
    city_id: town.id,
    resource_type: 3189,
    description: 'Broth of beef; nothing here is vegan.',
  });
  await create('resource', {
    title: 'Hall of nam and du',
    city_id: town.id,
    description: 'A street called Nam and another called Du.',
  });
  await create('resource', {
    title: 'A thousand steps',
    city_id: town.id,
    description: 'For wheelchair users no.',
  });
  await create('resource', {
    title: 'The flat garden',
    city_id: town.id,
    accessibility: { wheelchair: 'yes', steps: 0 },
  });
  for (const [key, label, value] of [
    ['emergency.ambulance', 'Ambulance', '115'],
    ['visa.evisa_stay', 'Stay with an e-visa', 'up to 90 days'],
  ])
    await createItem('fact', {
      key,
      label,
      value,
      lang_id: 'en',
      source: 'A ministry',
      checked_on: '2026-11-01',
    });
});

it('answers by the passport, with the numbers to call, and by the way between two towns', async () => {
  expect(await answered('do Brazilians need a visa')).toContain('Brazil');
  expect(await answered('who do i call for an ambulance')).toContain('115');
  expect(await answered('Vinh to Rạch Giá by bus')).toMatch(/From Vinh to Rạch Giá: About .* by coach/);
});

it('tells of a diet that nothing is known for it, instead of what mentions it', async () => {
  expect(await answered('vegan restaurant rach gia')).toContain('No such place is known');
  expect(await titles('vegan restaurant rach gia')).not.toContain('Soup of the north');
});

it('tells of what is served there for a diet by the records themselves, which editors may change', async () => {
  const kitchen = await create('resource', {
    title: 'Lotus kitchen',
    city_id: town.id,
    resource_type: 3189,
    visitor_info: { diet: { state: 'estimated', served: ['vegetarian', 'gluten_free'] } },
  });
  expect(await answered('gluten free in rach gia')).toContain('Known here: Lotus kitchen');
  await app.db
    .update(resources)
    .set({ visitor_info: { diet: { state: 'estimated', served: ['vegetarian'] } } })
    .where(eq(resources.id, kitchen.id));
  expect(await answered('gluten free in rach gia')).not.toContain('Known here');
});

it('finds what is without steps by what editors know, and never the reverse', async () => {
  const found = await titles('no stairs');
  expect(found).toContain('The flat garden');
  expect(found).not.toContain('A thousand steps');
});

it('tells of a place without a page where it is, and what is near', async () => {
  expect(await answered('hon son')).toContain('Rạch Giá');
  expect(await titles('nam du')).not.toContain('Hall of nam and du');
});

it('tells when a town is at its best, what leaves for an island, and puts the two ends of a way first', async () => {
  const { id } = await create('city', { title: 'Phú Quốc', lat: 10.22, lon: 103.96, best_months: [1, 12] });
  await create('blog', { title: 'Slow bus days', description: 'A bus, a train and a bus again.' });
  await create('resource', { title: 'Sand of Vinh', description: 'A pier, and a view of Cửa Lò.' });
  expect(await answered('best time to vist rach gia')).toMatch(/When to go: Rạch Giá: Best months: January/);
  expect(await answered('ferry to phu quoc')).toMatch(/Boats to Phú Quốc: From .*Rạch Giá/);
  expect((await titles('bus from vinh to phu quoc')).slice(0, 2)).toEqual(['Phú Quốc', 'Vinh']);
  const { answers } = await search('where to go in december');
  expect(answers.map(({ text }: { text: string }) => text).join()).not.toContain('Vinh');
  expect((await search('where to go in december')).data[0].id).toBe(id);
});

it('puts what has the words together before what has them apart', async () => {
  await create('thing_to_do', { title: 'Bún of the north', description: 'Mắm, tôm and đậu.' });
  await create('thing_to_do', { title: 'Lane of tofu', description: 'A plate of bún đậu mắm tôm.' });
  expect((await titles('bún đậu mắm tôm', 'en'))[0]).toBe('Lane of tofu');
});
