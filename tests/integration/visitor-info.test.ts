import { describe, expect, it } from 'vitest';
import { contentFactory } from '../factories/content';
import { testApp } from '../factories/test-app';

const app = await testApp();
const { call, create, update } = await contentFactory(app);

const city = await create('city');
const day = [{ opens: '08:00', closes: '17:00' }];
const week = { tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const info = {
  hours: { state: 'checked', source: 'https://museum.example', checked_on: '2026-11-01' },
  price: { state: 'second_hand', source: 'A guide book', checked_on: '2024-01-01', adult: 40_000 },
  season: { state: 'unknown', checked_on: '2024-01-01' },
};
const museum = await create('resource', {
  title: 'A museum',
  city_id: city.id,
  opening_hours: week,
  visitor_info: info,
  content: '<p>Closed on Wednesdays. A ticket costs 40,000 đồng.</p>',
});

describe('what visitors have to know', () => {
  it('is kept as it was written, and told to visitors', async () => {
    const { body } = await call('get', `/attraction/${museum.slug}?lang_id=en`);
    expect(body.data.visitor_info).toEqual(info);
    expect(body.data.opening_hours).toEqual(week);
  });

  it.each([
    [{ hours: { state: 'guessed' } }, 'visitor_info.hours.state'],
    [{ price: { state: 'estimated', adult: -1 } }, 'visitor_info.price.adult'],
    [{ hours: { state: 'estimated', last_admission: '25:00' } }, 'visitor_info.hours.last_admission'],
    [{ weather: {} }, 'visitor_info'],
    [{ hours: { state: 'checked', checked_on: '2026-11-01' } }, 'visitor_info.hours.source'],
    [
      { hours: { state: 'checked', source: 'https://museum.example', checked_on: '2999-01-01' } },
      'visitor_info.hours.checked_on',
    ],
    [
      { hours: { state: 'second_hand', source: 'A guide book', checked_on: '2014-12-31' } },
      'visitor_info.hours.checked_on',
    ],
    [
      { hours: { state: 'second_hand', source: 'abc', checked_on: '2026-11-01' } },
      'visitor_info.hours.source',
    ],
    [{ hours: { state: 'second_hand', checked_on: '2026-11-01' } }, 'visitor_info.hours.source'],
    [{ price: { state: 'unknown', adult: 5000 } }, 'visitor_info.price.state'],
    [{ occurs: { state: 'estimated', starts: '19:00', ends: '18:00' } }, 'visitor_info.occurs.ends'],
    [{ dates: { state: 'estimated', starts: '19:00', ends: '06:00' } }, 'visitor_info.dates.ends'],
    [
      { diet: { state: 'estimated', dish_starts: '21:00', dish_ends: '11:00' } },
      'visitor_info.diet.dish_ends',
    ],
    [
      { price: { state: 'estimated', adult: 90_000, foreign_adult: 30_000 } },
      'visitor_info.price.foreign_adult',
    ],
    [{ closures: { state: 'estimated', lunar: [{ from: { month: 1, day: 1 } }] } }, 'closures.lunar.0.to'],
    [
      { closures: { state: 'estimated', dates: [{ from: '2027-10-05', to: '2027-01-05' }] } },
      'visitor_info.closures.dates.0.to',
    ],
    [{ price: { state: 'estimated', meal_from: 90_000, meal_to: 40_000 } }, 'visitor_info.price.meal_to'],
    [{ price: { state: 'estimated', adult: 20_000, child: 40_000 } }, 'visitor_info.price.child'],
    [{ reach: { state: 'estimated', minutes: 20 } }, 'visitor_info.reach.means'],
  ])('is refused where it cannot be: %j', async (visitor_info, field) => {
    const answer = await update('resource', museum.id, { lang_id: 'en', visitor_info });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([expect.stringContaining(field)]);
  });
});

it('may be unknown without a day, with a note, and go on past midnight', async () => {
  const visitor_info = {
    price: { state: 'unknown', note: { en: 'Ask at the gate', vi: 'Hỏi ở cổng' } },
    season: { state: 'unknown' },
    occurs: { state: 'estimated', starts: '19:00', ends: '02:00' },
  };
  const place = await create('resource', { title: 'A night market', city_id: city.id, visitor_info });
  const { body } = await call('get', `/attraction/${place.slug}?lang_id=en`);
  expect(body.data.visitor_info).toEqual(visitor_info);
});

it('asks for the day and the month of the moon where one of them is missing, and of no event for its price', async () => {
  const lunar = [{ from: { month: 1 }, to: { day: 3 } }];
  const asked = await update('resource', museum.id, {
    lang_id: 'vi',
    visitor_info: { closures: { state: 'estimated', lunar } },
  });
  expect(asked.body.errors).toEqual({
    'visitor_info.closures.lunar.0.from.day': ['Vui lòng chọn cả ngày và tháng.'],
    'visitor_info.closures.lunar.0.to.month': ['Vui lòng chọn cả ngày và tháng.'],
  });
  const free = await update('resource', museum.id, {
    lang_id: 'vi',
    visitor_info: { price: { state: 'estimated', is_free: true, adult: 5000 } },
  });
  expect(free.body.errors).toEqual({
    'visitor_info.price.adult': ['Đã miễn phí thì không có giá. Vui lòng bỏ một trong hai.'],
  });
});

it('has no short visit that is longer than the usual one, whichever of the two is written', async () => {
  const visitor_info = { duration: { state: 'estimated', short_minutes: 90 } };
  const walk = await create('thing_to_do', { title: 'A walk', duration_minutes: 120, visitor_info });
  const answer = await update('thing_to_do', walk.id, { lang_id: 'en', duration_minutes: 60 });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual(['visitor_info.duration.short_minutes']);
});

it('keeps no section that was added and left empty', async () => {
  const empty = { season: { state: 'estimated' }, involves: { state: 'estimated', what: [] } };
  const said = {
    ages: { state: 'estimated', minimum: 6 },
    price: { state: 'unknown', checked_on: '2026-11-01' },
  };
  const place = await create('resource', {
    title: 'Hardly known',
    city_id: city.id,
    visitor_info: { ...empty, ...said },
  });
  const { body } = await call('get', `/attraction/${place.slug}?lang_id=en`);
  expect(body.data.visitor_info).toEqual(said);
});

it('closes the next days that its week does not close', async () => {
  const always = await create('resource', {
    title: 'Never there',
    city_id: city.id,
    opening_hours: { ...week, mon: day },
    visitor_info: { closures: { state: 'estimated', dates: [{ from: '2020-01-01', to: '2099-12-31' }] } },
  });
  const { body } = await call('get', `/attraction/${always.slug}?lang_id=en`);
  expect(body.data.closed_on).toHaveLength(14);
  expect(body.data.closed_on[0].because).toBe('dates');
});
