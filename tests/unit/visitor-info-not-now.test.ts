import { expect, test } from 'vitest';
import { notNow } from '../../server/kernel/visitor-info/not-now';
import type { Doors } from '../../server/kernel/visitor-info/open-on';

const known = { state: 'checked' } as const;
const day = [{ opens: '08:00', closes: '17:00' }];
const butMondays = { mon: [], tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
const doors = (visitor_info: Doors['visitor_info']): Doors => ({ opening_hours: butMondays, visitor_info });

const tet = { from: { month: 12, day: 28 }, to: { month: 1, day: 3 } };
const firstOfMay = { from: { month: 5, day: 1 }, to: { month: 5, day: 2 } };

test.each([
  // The first of February 2027 is a Monday, on which it is closed anyway.
  ['out of season', { season: { ...known, months: [2, 3] } }, '2026-11-24', ['season', '2027-02-02', false]],
  ['in season', { season: { ...known, months: [11, 12] } }, '2026-11-24', null],
  [
    'there all year',
    { season: { ...known, months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } },
    '2026-11-24',
    null,
  ],
  [
    'shut for a span of days',
    { closures: { ...known, dates: [{ from: '2026-11-01', to: '2026-12-20' }] } },
    '2026-11-24',
    ['dates', '2026-12-22', false],
  ],
  [
    'shut until further notice',
    { closures: { ...known, dates: [{ from: '2025-10-01' }] } },
    '2026-11-24',
    ['dates', null, false],
  ],
  ['shut for Tết', { closures: { ...known, lunar: [tet] } }, '2027-02-05', ['lunar', '2027-02-09', true]],
  // The next day is a Monday.
  [
    'shut by the moon at another time',
    { closures: { ...known, lunar: [firstOfMay] } },
    '2027-06-05',
    ['lunar', '2027-06-08', false],
  ],
  ['shut on its weekday only', {}, '2026-11-23', null],
  ['shut for a holiday only', { closures: { ...known, public_holidays: 'closed' } }, '2027-09-02', null],
] as const)('a record that is %s says until when it is away', (_, info, today, expected) => {
  const away = notNow(doors(structuredClone(info) as Doors['visitor_info']), today);
  expect(away && [away.because, away.opens, away.is_tet]).toEqual(expected);
});
