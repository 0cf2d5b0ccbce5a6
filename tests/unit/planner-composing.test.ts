import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import type { PlannerCity } from '../../server/features/planner/candidates/cities';
import { fitting } from '../../server/features/planner/converse/reach';
import { isWithinReach } from '../../server/features/planner/days/access';
import { isHotMonth, noonMinutes } from '../../server/features/planner/days/noon';
import { isSamePlace } from '../../server/features/planner/days/same-place';
import type { PlanRequest } from '../../server/features/planner/plan-shapes';
import { minutesOf } from '../../server/features/planner/travel/clock';

let ids = 0;
const record = (name: string, more: object = {}): Candidate => {
  ids += 1;
  return {
    kind: 'resource',
    id: ids,
    names: [name],
    point: { lat: 12.24, lon: 109.19 + ids / 300 },
    signals: new Set<string>(),
    isMeal: false,
    minutes: 60,
    ...more,
  } as unknown as Candidate;
};

test('the name of the town in two titles makes them no one place', () => {
  expect(isSamePlace(record('nha trang cathedral'), record('market in nha trang'))).toBe(false);
  expect(isSamePlace(record('po nagar towers'), record('drums at the foot of po nagar'))).toBe(true);
});

test('noon is for the shade: the open costs more then, in the heat and on sand most', () => {
  const open = { visitor_info: { shelter: { setting: 'outdoors' } } };
  const at = (time: string, isHot: boolean, more: object = {}) =>
    noonMinutes(record('a walk', { ...open, ...more }), minutesOf(time), 90, isHot);
  expect(at('12:00', true)).toBeGreaterThan(at('12:00', false));
  expect(at('12:00', false, { signals: new Set(['beach']) })).toBe(at('12:00', true));
  expect(at('08:30', true)).toBe(0);
  expect(noonMinutes(record('a museum'), minutesOf('12:00'), 90, true)).toBe(0);
  expect([isHotMonth(null, 7), isHotMonth(null, 1), isHotMonth(null, null)]).toEqual([true, false, false]);
});

test('who walks slowly sits in a rowed boat, and children go to what is built for them', () => {
  const rowed = record('caves by boat', {
    accessibility: { surface: 'paved', wheelchair: 'no' },
    visitor_info: { effort: { level: 'easy', slope: 'gentle' }, involves: { what: ['boat', 'cave'] } },
  });
  expect(isWithinReach(rowed, { needs: ['few_steps'], children: 0 })).toBe(true);
  expect(isWithinReach(rowed, { needs: ['wheelchair'], children: 0 })).toBe(false);
  const park = record('an island of rides', {
    minutes: 480,
    signals: new Set(['with-children', 'beach']),
    visitor_info: { effort: { level: 'moderate' } },
  });
  expect(isWithinReach(park, { needs: [], children: 2 }, 6)).toBe(true);
  expect(isWithinReach(park, { needs: ['few_steps'], children: 0 })).toBe(false);
});

test('of more towns than there is time for those are left that cost least and are loved most', () => {
  const places: Array<[string, number, number]> = [
    ['HAN', 21.034, 105.85],
    ['SPA', 22.336, 103.844],
    ['NBH', 20.252, 105.918],
    ['HLG', 20.91, 107.183],
    ['HUE', 16.47, 107.577],
    ['HOI', 15.878, 108.328],
    ['SGN', 10.776, 106.701],
  ];
  const towns = places.map(([code, lat, lon], id) => ({ id, code, lat, lon }) as unknown as PlannerCity);
  const ask = (days: number, named: object[] = []) =>
    fitting(towns, { named, starts: null, ends: null } as never, { days } as unknown as PlanRequest).map(
      ({ code }) => code,
    );
  const week = ask(7);
  expect(week.length).toBeLessThan(towns.length);
  expect(week).not.toContain('SPA');
  expect(week).toContain('HAN');
  expect(ask(16)).toHaveLength(towns.length);
  expect(ask(7, [{ id: 1, days: 2 }])).toContain('SPA');
});
