import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import type { PlannerCity } from '../../server/features/planner/candidates/cities';
import { dietLack } from '../../server/features/planner/converse/diet-lack';
import { fitting } from '../../server/features/planner/converse/reach';
import { serves } from '../../server/features/planner/converse/things';
import { isWithinReach } from '../../server/features/planner/days/access';
import { seasonPoints } from '../../server/features/planner/days/city-weather';
import { longestHoleIn } from '../../server/features/planner/days/holes';
import { isHotMonth, noonMinutes } from '../../server/features/planner/days/noon';
import { isOnUnknownDay } from '../../server/features/planner/days/running';
import { isSamePlace } from '../../server/features/planner/days/same-place';
import type { PlanRequest } from '../../server/features/planner/plan-shapes';
import { minutesOf } from '../../server/features/planner/travel/clock';
import { youngestIn } from '../../server/features/planner/understand/ages';

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
  expect(isSamePlace(record('the pagoda under the rock'), record('a cove under the light'))).toBe(false);
  expect(isSamePlace(record('bao tang my thuat'), record('bao tang phu nu'))).toBe(false);
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

test('a Sunday market is nothing to plan on while nobody knows which day is a Sunday', () => {
  const hours = [{ opens: '06:00', closes: '12:00' }];
  const doors = (opening_hours: object) => ({ opening_hours, visitor_info: {} });
  const market = record('market of one day', { doors: doors({ sun: hours, mon: [] }), schedule: null });
  const museum = record('museum', {
    doors: doors({ tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours }),
    schedule: null,
  });
  expect(isOnUnknownDay(market, null)).toBe(true);
  expect(isOnUnknownDay(market, '2027-03-07')).toBe(false);
  expect(isOnUnknownDay(museum, null)).toBe(false);
});

test('a hole in a day is what lies between its stops, and after the last one until six', () => {
  const stops = (...times: Array<[string, number]>) =>
    ({ stops: times.map(([starts_at, minutes]) => ({ starts_at, minutes, travel: null })) }) as never;
  const frame = { limits: { ends: minutesOf('21:00') } } as never;
  expect(longestHoleIn(stops(['09:00', 120], ['13:00', 120], ['17:00', 90]), frame)).toBe(120);
  expect(longestHoleIn(stops(['09:00', 120]), frame)).toBe(7 * 60);
});

test('who asks for it dry is told by the rain, and storms speak against a coast', () => {
  const town = (rain_mm: number, lat: number) =>
    ({
      lat,
      lon: 109.2,
      bestMonths: [],
      normals: [{ month: 10, min_c: 24, max_c: 31, rain_mm }],
    }) as unknown as PlannerCity;
  const [dry, wet] = [town(150, 11), town(250, 11)];
  expect(seasonPoints(dry, 10, 'dry') - seasonPoints(wet, 10, 'dry')).toBeGreaterThan(2);
  expect(seasonPoints(dry, 10, 'other')).toBe(seasonPoints(wet, 10, 'other'));
  expect(seasonPoints(town(520, 13.8), 10, 'other')).toBeLessThan(seasonPoints(town(520, 9), 10, 'other'));
});

test('stairs are too many for small children, and none for teenagers', () => {
  const cave = record('a cave below five hundred steps', { accessibility: { steps: 500 }, visitor_info: {} });
  expect(isWithinReach(cave, { needs: [], children: 2 })).toBe(false);
  expect(isWithinReach(cave, { needs: [], children: 2 }, youngestIn('family with teenagers'))).toBe(true);
});

describe('what is known of a kitchen', () => {
  const kitchen = (served: readonly string[]) =>
    ({ signals: new Set<string>(), visitor_info: { diet: { served } } }) as unknown as Candidate;

  test('a kitchen without meat is no answer to an allergy, one whose record says so is', () => {
    expect(serves(kitchen(['chay']), ['vegetarian'])).toBe(true);
    expect(serves(kitchen(['chay']), ['no_nuts'])).toBe(false);
    expect(serves(kitchen(['nut_free']), ['no_nuts'])).toBe(true);
    expect(serves(kitchen(['nut_free']), ['no_nuts', 'gluten_free'])).toBe(false);
  });

  test.each([
    ['no_nuts', /cooks without nuts.*ask every kitchen before you eat/],
    ['gluten_free', /coeliacs.*ask every kitchen before you eat/],
  ])('of %s it is said that nothing is known, and to ask', (diet, said) => {
    const plan = { request: { diets: [diet] }, days: [{ city_id: 1 }] } as never;
    const [told = ''] = dietLack('en', plan, { all: new Map() } as never, [{ id: 1 } as never]);
    expect(told).toMatch(said);
    expect(told).not.toMatch(/safe/);
  });
});
