import { describe, expect, test } from 'vitest';
import { type Doors, nextLunarSpan, openOn } from '../../server/kernel/visitor-info/open-on';
import { holidaysFrom, isPublicHoliday } from '../../server/kernel/visitor-info/public-holidays';

const day = [{ opens: '08:00', closes: '17:00' }];
const all = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const doors = (visitor_info: Doors['visitor_info'], opening_hours: Doors['opening_hours'] = all): Doors => ({
  opening_hours,
  visitor_info,
});
const known = { state: 'checked' } as const;

describe('a record is', () => {
  test('open in the hours of its weekday, and closed on a weekday without any', () => {
    const museum = doors({}, { ...all, mon: [] });
    expect(openOn(museum, '2027-03-02')).toEqual({ state: 'open', times: day });
    expect(openOn(museum, '2027-03-01')).toEqual({ state: 'closed', because: 'weekday' });
  });

  test('of unknown hours unless somebody knows that it is always open', () => {
    expect(openOn(doors({}, null), '2027-03-02')).toEqual({ state: 'unknown' });
    expect(openOn(doors({ hours: { ...known, always_open: true } }, null), '2027-03-02')).toEqual({
      state: 'open',
      times: null,
    });
  });

  test.each([
    ['2027-02-03', 'open'],
    ['2027-02-04', 'closed'],
    ['2027-02-05', 'closed'],
    ['2027-02-06', 'closed'],
    ['2027-02-08', 'closed'],
    ['2027-02-09', 'open'],
  ])('closed from the 28th of the twelfth lunar month to the 3rd of the first: %s', (date, state) => {
    const closed = doors({
      closures: { ...known, lunar: [{ from: { month: 12, day: 28 }, to: { month: 1, day: 3 } }] },
    });
    expect(openOn(closed, date).state).toBe(state);
  });

  test('closed on the last day of a lunar month of 29 days where the 30th is named', () => {
    const closed = doors({
      closures: { ...known, lunar: [{ from: { month: 12, day: 30 }, to: { month: 1, day: 1 } }] },
    });
    expect(openOn(closed, '2027-02-05')).toEqual({ state: 'closed', because: 'lunar' });
    expect(openOn(closed, '2027-02-04').state).toBe('open');
  });

  test('there on the nights of a weekend market, with its own hours', () => {
    const market = doors({ occurs: { ...known, weekly: ['fri', 'sat', 'sun'], starts: '19:00' } }, null);
    expect(openOn(market, '2027-03-05')).toEqual({
      state: 'open',
      times: [{ opens: '19:00', closes: '23:59' }],
    });
    expect(openOn(market, '2027-03-04')).toEqual({ state: 'closed', because: 'not_that_day' });
  });

  test('there on the first Sunday, the last Sunday, the full moon', () => {
    const first = doors({ occurs: { ...known, monthly: { nth: 1, weekday: 'sun' } } });
    expect(['2027-03-07', '2027-03-14'].map((date) => openOn(first, date).state)).toEqual(['open', 'closed']);
    const last = doors({ occurs: { ...known, monthly: { nth: -1, weekday: 'sun' } } });
    expect(['2027-03-21', '2027-03-28'].map((date) => openOn(last, date).state)).toEqual(['closed', 'open']);
    const moon = doors({ occurs: { ...known, lunar_days: [14] } });
    // The 15th of the first lunar month of 2027 is 20 February.
    expect(['2027-02-19', '2027-02-20'].map((date) => openOn(moon, date).state)).toEqual(['open', 'closed']);
  });

  test('closed out of season, in a span of dates and on public holidays where it says so', () => {
    const boats = doors({ season: { ...known, months: [3, 4, 5] } });
    expect(openOn(boats, '2027-11-02')).toEqual({ state: 'closed', because: 'season' });
    const works = doors({ closures: { ...known, dates: [{ from: '2027-03-01', to: '2027-03-31' }] } });
    expect(openOn(works, '2027-03-31')).toEqual({ state: 'closed', because: 'dates' });
    const office = doors({ closures: { ...known, public_holidays: 'closed' } });
    expect(openOn(office, '2027-04-16')).toEqual({ state: 'closed', because: 'holiday' });
  });

  test('open by another week in some months', () => {
    const winter = [{ opens: '07:30', closes: '16:00' }];
    const cave = doors({
      hours: { ...known, seasonal: [{ months: [11, 12, 1, 2], weekly: { ...all, tue: winter } }] },
    });
    expect(openOn(cave, '2027-12-07')).toEqual({ state: 'open', times: winter });
    expect(openOn(cave, '2027-06-08')).toEqual({ state: 'open', times: day });
  });
});

test('public holidays go by both calendars', () => {
  const days = [
    '2027-01-01',
    '2027-02-05',
    '2027-02-06',
    '2027-02-09',
    '2027-04-16',
    '2027-04-30',
    '2027-09-02',
  ];
  expect(days.filter((date) => !isPublicHoliday(date))).toEqual([]);
  expect(['2027-02-04', '2027-02-10', '2027-04-15'].filter(isPublicHoliday)).toEqual([]);
});

test('the next days of a span of the lunar year are named by the sun', () => {
  const tet = { from: { month: 12, day: 29 }, to: { month: 1, day: 3 } };
  // The twelfth month has 29 days before Tết of 2027.
  expect(nextLunarSpan(tet, '2026-11-24')).toEqual({ from: '2027-02-05', to: '2027-02-08' });
  expect(nextLunarSpan(tet, '2027-02-08')).toEqual({ from: '2027-02-05', to: '2027-02-08' });
  expect(nextLunarSpan(tet, '2027-02-09')).toEqual({ from: '2028-01-25', to: '2028-01-28' });
  const last = { from: { month: 12, day: 30 }, to: { month: 1, day: 2 } };
  expect(nextLunarSpan(last, '2026-11-24')).toEqual({ from: '2027-02-05', to: '2027-02-07' });
  const fullMoon = { from: { month: 7, day: 15 }, to: { month: 7, day: 15 } };
  expect(nextLunarSpan(fullMoon, '2026-11-24')).toEqual({ from: '2027-08-16', to: '2027-08-16' });
});

test('public holidays of the next year come as spans of days', () => {
  expect(holidaysFrom('2026-11-24')).toEqual([
    { from: '2027-01-01', to: '2027-01-01' },
    { from: '2027-02-05', to: '2027-02-09' },
    { from: '2027-04-16', to: '2027-04-16' },
    { from: '2027-04-30', to: '2027-05-01' },
    { from: '2027-09-02', to: '2027-09-02' },
  ]);
});
