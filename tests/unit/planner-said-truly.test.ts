import { expect, test } from 'vitest';
import type { Pool } from '../../server/features/planner/candidates';
import { truly } from '../../server/features/planner/follow-up/truly';
import type { Plan, PlanDay } from '../../server/features/planner/plan-shapes';
import { numberedDaysIn } from '../../server/features/planner/understand/days';

const day = (stops: number): PlanDay =>
  ({ city_id: 1, stops: Array.from({ length: stops }, (_, id) => ({ kind: 'resource', id })) }) as never;
const planOf = (...days: number[]): Plan => ({ request: {}, days: days.map(day) }) as never;
const pool: Pool = { all: new Map(), of: () => [] };

test('a day is gentler only where it has fewer stops', () => {
  const eased = [{ said: 'day_eased' as const, day: 2 }];
  expect(truly(eased, planOf(3, 4), planOf(3, 2), pool)).toEqual(eased);
  expect(truly(eased, planOf(3, 4), planOf(3, 4), pool)).toEqual([{ said: 'not_eased', day: 2, stops: 4 }]);
});

test.each([
  ['one night on a boat in ha long', undefined],
  ['2 dem tren du thuyen', undefined],
  ['6 days, 2 nights on a boat', 6],
  ['5 days from 3 to 12 december', 5],
])('"%s": the whole has %s days', (folded, days) => {
  expect(numberedDaysIn({ folded: ` ${folded} ` }, true)).toBe(days);
});
