import { expect, test } from 'vitest';
import { allotDays } from '../../server/features/planner/days/allot';
import { shortRoute, travelOrder } from '../../server/features/planner/days/route';

const towns = {
  HAN: { code: 'HAN', lat: 21.028, lon: 105.852 },
  HLG: { code: 'HLG', lat: 20.951, lon: 107.08 },
  SPA: { code: 'SPA', lat: 22.336, lon: 103.844 },
  HUE: { code: 'HUE', lat: 16.463, lon: 107.59 },
  HOI: { code: 'HOI', lat: 15.88, lon: 108.335 },
  QNH: { code: 'QNH', lat: 13.782, lon: 109.219 },
  DLT: { code: 'DLT', lat: 11.94, lon: 108.458 },
  SGN: { code: 'SGN', lat: 10.776, lon: 106.7 },
};
const { HAN, HLG, SPA, HUE, HOI, QNH, DLT, SGN } = towns;
const codes = (route: ReadonlyArray<{ code: string }>) => route.map(({ code }) => code).join(' ');

test('a way between two ends passes each town once and never turns back', () => {
  expect(codes(shortRoute([QNH, HOI, SGN, DLT], { first: SGN, last: HOI }))).toBe('SGN DLT QNH HOI');
  expect(codes(shortRoute([HUE, SGN, QNH, HAN, HOI], { first: HAN, last: SGN }))).toBe('HAN HUE HOI QNH SGN');
});

test('a way without ends goes from north to south, and one from home begins and ends near it', () => {
  expect(codes(shortRoute([SGN, HAN, HUE]))).toBe('HAN HUE SGN');
  expect(codes(shortRoute([HUE, HOI, QNH], { last: HUE, home: SGN }))).toBe('QNH HOI HUE');
});

test('an order that was given stays where home is as near to either end', () => {
  expect(codes(travelOrder([HUE, HOI], { home: SGN }))).toBe('HUE HOI');
});

test('who names first where one lands begins there', () => {
  expect(codes(travelOrder([HAN, SPA, HLG]))).toMatch(/^HAN /);
  expect(codes(travelOrder([HUE, HAN, HLG]))).toBe('HUE HAN HLG');
});

test('a town whose sight takes a day has two, as long as there are enough', () => {
  const stays = (days: number) =>
    allotDays(
      [
        { city: HAN as never, capacity: 3 },
        { city: HLG as never, capacity: 1.8, least: 2 },
        { city: HOI as never, capacity: 3 },
      ],
      days,
    ).map((stay) => stay.days);
  expect(stays(4)).toEqual([1, 2, 1]);
  expect(stays(7)).toEqual([3, 2, 2]);
  expect(stays(3)).toEqual([1, 1, 1]);
});
