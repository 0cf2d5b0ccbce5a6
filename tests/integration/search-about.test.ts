import supertest from 'supertest';
import { beforeAll, expect, it } from 'vitest';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { create } = await contentFactory(app);

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

const everyDay = (opens: string, closes: string) =>
  Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [{ opens, closes }]]),
  );

beforeAll(async () => {
  const town = await create('city', { title: 'Vinh', lat: 18.67, lon: 105.69 });
  const place = (title: string, lat: number, more: object) =>
    create('resource', { title, city_id: town.id, lat, lon: 105.69, ...more });
  await place('Quyết mountain temple', 18.67, {
    opening_hours: everyDay('07:00', '17:30'),
    visitor_info: { price: { state: 'estimated', adult: 40_000, child: 20_000 } },
  });
  await place('House of eels', 18.674, { resource_type: 3189, opening_hours: everyDay('17:00', '23:30') });
  await place('Porridge far away', 18.69, { resource_type: 3189, opening_hours: everyDay('06:00', '09:00') });
  await place('Glass museum', 18.671, {
    visitor_info: { shelter: { state: 'estimated', setting: 'indoors', rain: 'unaffected' } },
    opening_hours: everyDay('08:00', '16:00'),
  });
});

it('lists what is near something by distance, and only what was asked for', async () => {
  expect(await titles('restaurants near Quyet mountain temple')).toEqual([
    'House of eels',
    'Porridge far away',
  ]);
  expect((await titles('near Quyết mountain temple'))[0]).toBe('Glass museum');
  expect(await answered('restaurants near Quyet mountain temple')).toMatch(/House of eels \(450 m\)/);
});

it('says what is near where nothing of the kind is', async () => {
  expect(await answered('beaches near Quyết mountain temple')).toContain('Nothing of that kind');
});

it('tells the price and the hours of what is named, with a letter wrong too', async () => {
  expect(await answered('ticket price Quyet mountain temple')).toContain('40,000 VND a person');
  expect(await answered('Quyet mountian temple opening hours')).toMatch(/Open 07:00–17:30/);
  expect((await titles('ticket price Quyet mountain temple'))[0]).toBe('Quyết mountain temple');
  expect(await answered('ticket price Glass museum')).toContain('not known here');
});

it('finds what is dry and what is open late by what editors wrote down', async () => {
  expect(await titles('rainy day Vinh')).toContain('Glass museum');
  expect(await titles('rainy day Vinh')).not.toContain('Porridge far away');
  const late = await titles('open late Vinh');
  expect(late).toContain('House of eels');
  expect(late).not.toContain('Porridge far away');
});

it('says that a dish stands in no text', async () => {
  expect(await answered('bún đậu mắm tôm house', 'en')).toContain('No page about');
});

it('keeps a limit of price or time where something is known to, and says so', async () => {
  const [free, dear] = await Promise.all([
    create('resource', {
      title: 'Lamp museum of Tam Vân',
      visitor_info: { price: { state: 'estimated', is_free: true } },
    }),
    create('resource', {
      title: 'Clock museum of Tam Vân',
      visitor_info: { price: { state: 'estimated', adult: 90_000 } },
    }),
  ]);
  const { data, answers } = await search('museum tam van under 50k');
  expect(data.map(({ id }: { id: number }) => id)).toEqual([free.id]);
  expect(answers[0].title).toBe('At most 50,000 VND');
  const unkept = await search('museum tam van under 100 open tonight');
  expect(unkept.answers[0].text).toMatch(/known to fit/);
  expect(unkept.data.map(({ id }: { id: number }) => id)).toContain(dear.id);
});
