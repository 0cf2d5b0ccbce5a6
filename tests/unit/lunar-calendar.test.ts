import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newMoon, sunLongitude } from '../../server/calendar/lunar/astronomy';
import { addDays, dateOfDay, dayNumber } from '../../server/calendar/lunar/day-number';
import {
  calendarYears,
  type LunarDate,
  lunarMonthLength,
  lunarToSolar,
  solarToLunar,
} from '../../server/calendar/lunar/index';
import { lunarYear } from '../../server/calendar/lunar/years';

const tet = (year: number) => lunarToSolar({ year, month: 1, day: 1, isLeapMonth: false });
const leapMonths = (year: number) =>
  lunarYear(year)
    .filter(({ isLeapMonth }) => isLeapMonth)
    .map(({ month }) => month);

describe('sun and moon', () => {
  test('are where Meeus computes them in his examples', () => {
    // Example 49.a: new moon of 18 February 1977, JDE 2443192.65118, the clocks 48 seconds apart.
    expect(newMoon(-283)).toBeCloseTo(2_443_192.65118 - 48 / 86_400, 3);
    // Example 25.a: 13 October 1992, 0h dynamical time, apparent longitude 199.90895.
    expect(sunLongitude(2_448_908.5 - 59 / 86_400)).toBeCloseTo(199.90895, 3);
  });
});

describe('the new year', () => {
  test.each([
    '1968-01-29',
    '1975-02-11',
    '1985-01-21',
    '1995-01-31',
    '2000-02-05',
    '2007-02-17',
    '2014-01-31',
    '2020-01-25',
    '2021-02-12',
    '2022-02-01',
    '2023-01-22',
    '2024-02-10',
    '2025-01-29',
    '2026-02-17',
    '2027-02-06',
    '2028-01-26',
    '2029-02-13',
    '2030-02-02',
  ])('is on %s', (date) => expect(tet(Number(date.slice(0, 4)))).toBe(date));
});

test.each([
  [1984, []],
  [1985, [2]],
  [2004, [2]],
  [2006, [7]],
  [2014, [9]],
  [2017, [6]],
  [2020, [4]],
  [2023, [2]],
  [2025, [6]],
  [2026, []],
  [2027, []],
  [2028, [5]],
  [2033, [11]],
])('%i has the leap months %j', (year, months) => expect(leapMonths(year)).toEqual(months));

test.each([
  ['2027-04-16', { year: 2027, month: 3, day: 10, isLeapMonth: false }],
  ['2027-09-15', { year: 2027, month: 8, day: 15, isLeapMonth: false }],
  ['2027-02-05', { year: 2026, month: 12, day: 29, isLeapMonth: false }],
  ['2025-07-25', { year: 2025, month: 6, day: 1, isLeapMonth: true }],
  ['2023-03-22', { year: 2023, month: 2, day: 1, isLeapMonth: true }],
  ['2034-01-19', { year: 2033, month: 11, day: 29, isLeapMonth: true }],
])('%s is the lunar %j', (date, lunar) => {
  expect(solarToLunar(date)).toEqual(lunar);
  expect(lunarToSolar(lunar)).toBe(date);
});

test('a day that a year does not have is refused', () => {
  expect(() => lunarToSolar({ year: 2027, month: 5, day: 1, isLeapMonth: true })).toThrow(RangeError);
  expect(() => lunarToSolar({ year: 2026, month: 12, day: 30, isLeapMonth: false })).toThrow(RangeError);
  expect(() => lunarToSolar({ year: 2027, month: 1, day: 0, isLeapMonth: false })).toThrow(RangeError);
  expect(() => solarToLunar('no date')).toThrow(RangeError);
  expect(lunarMonthLength(2026, 12)).toBe(29);
  expect(lunarMonthLength(2027, 5, true)).toBeNull();
});

describe('from 1900 to 2199', () => {
  const [first, last] = [dayNumber(`${calendarYears.first}-02-01`), dayNumber(`${calendarYears.last}-12-31`)];
  const days = fc.integer({ min: first, max: last - 1 }).map(dateOfDay);

  test('every day has one lunar date and the way back', () => {
    fc.assert(
      fc.property(days, (date) => {
        const lunar = solarToLunar(date);
        expect(lunarToSolar(lunar)).toBe(date);
        const next = solarToLunar(addDays(date, 1));
        const inSameMonth: LunarDate = { ...lunar, day: lunar.day + 1 };
        if (next.day > 1) expect(next).toEqual(inSameMonth);
        else expect([29, 30]).toContain(lunar.day);
      }),
      { numRuns: 3000 },
    );
  });

  test('years have their months in turn, without gaps', () => {
    for (let year: number = calendarYears.first; year < calendarYears.last; year += 1) {
      const months = lunarYear(year);
      const regular = months.filter(({ isLeapMonth }) => !isLeapMonth).map(({ month }) => month);
      expect(regular).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(leapMonths(year).length).toBeLessThanOrEqual(1);
      const following = lunarYear(year + 1)[0]?.firstDay;
      for (const [index, { firstDay, length }] of months.entries()) {
        expect(firstDay + length).toBe(months[index + 1]?.firstDay ?? following);
        expect([29, 30]).toContain(length);
      }
      expect(tet(year) >= `${year}-01-20` && tet(year) <= `${year}-02-21`, tet(year)).toBe(true);
    }
  });
});
