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

it('tells days that differ and those on which it is closed, with what editors add', async () => {
  const weekend = [{ opens: '08:00', closes: '11:00' }];
  await create('resource', {
    title: 'Square of the Seven Drums',
    former_names: ['Drummers’ mausoleum'],
    opening_hours: { tue: weekend, wed: weekend, thu: weekend, sat: [{ opens: '09:00', closes: '12:00' }] },
    visitor_info: {
      closures: { state: 'estimated', note: { en: 'Closed for upkeep in July', vi: 'Tháng 7 tu bổ' } },
    },
  });
  const told = await answered('when is the drummers mausoleum closed');
  expect(told).toContain(
    'Tuesday to Thursday 08:00–11:00; Saturday 09:00–12:00; closed on Monday, Friday and Sunday',
  );
  expect(told).toContain('Closed for upkeep in July.');
});

it('finds a record by its name among other words, and as it sounds', async () => {
  await create('resource', { title: 'Thác Gián Ngọc' });
  await create('resource', { title: 'Leo núi ở Dán Bạc' });
  expect((await titles('leo thác gián ngọc'))[0]).toBe('Thác Gián Ngọc');
  expect((await titles('thác dán ngọc'))[0]).toBe('Thác Gián Ngọc');
});

it('finds who really serves a diet, beside all who call themselves so', async () => {
  const city = await create('city', { title: 'Mường Khói', lat: 21, lon: 104 });
  const kitchen = (title: string, more: object) =>
    create('resource', { title, resource_type: 3189, city_id: city.id, ...more });
  await kitchen('The bean pot', { visitor_info: { diet: { state: 'estimated', served: ['vegan'] } } });
  await kitchen('The ox', { content: '<p>Nothing for vegans.</p>' });
  expect(await titles('vegan restaurant Muong Khoi')).toEqual(['The bean pot']);
});

it('tells when the event that is searched for takes place next, and that its date is the usual one', async () => {
  const year = new Date().getUTCFullYear() + 1;
  await create('event', {
    title: 'Feast of the Nine Kites',
    start_date: `${year}-03-04`,
    end_date: `${year}-03-06`,
  });
  const told = await answered('feast of the nine kites dates');
  expect(told).toContain(`4 March ${year} to 6 March ${year}. By its usual date`);
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
