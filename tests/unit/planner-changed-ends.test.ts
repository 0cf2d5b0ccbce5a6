import { expect, it, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import type { PlannerCity } from '../../server/features/planner/candidates/cities';
import { withStopovers } from '../../server/features/planner/converse/stopovers';
import { isClosedAtTet, tetDay } from '../../server/features/planner/days/tet';
import { changeEnds } from '../../server/features/planner/follow-up/changed-ends';
import type { Draft } from '../../server/features/planner/follow-up/draft';
import { cutStops } from '../../server/features/planner/follow-up/shape';
import { understand } from '../../server/features/planner/understand';

const read = (message: string, planStart: string | null = '2026-12-22') =>
  understand(message, { cities: [], today: '2026-11-24', planDays: 7, planStart });

it.each([
  ['we only arrive on the 23rd at 11pm now. End date the same', { late: 1 }],
  ['our flight changed: we land on December 24, still fly home on the 28th', { late: 2 }],
  ['chuyến bay bị đổi, 24/12 mới tới, ngày về giữ nguyên', { late: 2 }],
  ['we have to leave on the 27th already', { early: 1 }],
  ['phải về ngày 26/12', { early: 2 }],
  ['day 2 should be quieter', undefined],
  ['start on 24 December instead', undefined],
])('%s', (message, ends) => {
  expect(read(message).wants.ends).toEqual(ends);
});

it.each([
  ['too rushed, cut 2 places', { do: 'cut_stops', count: 2 }],
  ['drop three stops on day 4 please', { do: 'cut_stops', count: 3, day: 4 }],
  ['bớt 2 điểm ở ngày 2 đi', { do: 'cut_stops', count: 2, day: 2 }],
  ['based in one place please', { do: 'fewer_bases', count: 1 }],
])('%s is done with the plan', (message, act) => {
  expect(read(message).acts).toEqual([act]);
});

const city = (id: number, code: string, lat: number, lon: number) =>
  ({ id, code, title: code, lat, lon, records: 10, normals: [], bestMonths: [] }) as unknown as PlannerCity;

const visit = (name: string, more: object = {}) => ({
  candidate: {
    kind: 'resource',
    id: name.length,
    names: [name],
    isMeal: false,
    ...more,
  } as unknown as Candidate,
});

const draftOf = (...towns: PlannerCity[]): Draft =>
  ({
    request: { start_date: '2026-12-22', month: 12 },
    days: towns.map((town) => ({ city: town, visits: [], kept: null, isFilled: false })),
    out: [],
    legs: new Map(),
  }) as unknown as Draft;

test('who comes a day later keeps each town, and the day on which the journey ends', () => {
  const [hue, hoi] = [city(1, 'HUE', 16.46, 107.59), city(2, 'HOI', 15.88, 108.33)];
  const { draft } = changeEnds(draftOf(hue, hoi, hoi, hoi), { late: 1 });
  expect(draft.days.map(({ city: { code } }) => code)).toEqual(['HUE', 'HOI', 'HOI']);
  expect(draft.request.start_date).toBe('2026-12-23');
});

test('the least known sights go from the fullest days, and no meal', () => {
  const draft = draftOf(city(1, 'HUE', 16.46, 107.59));
  const [day] = draft.days;
  day?.visits.push(
    ...([visit('palace', { fame: 1 }), visit('lane'), visit('noodles', { isMeal: true })] as never[]),
  );
  const cut = cutStops(draft, 2).draft.days[0]?.visits.map(({ candidate }) => candidate.names[0]);
  expect(cut).toEqual(['palace', 'noodles']);
});

test('a ride that is longer than a day is broken at a town between', () => {
  const [north, far] = [city(1, 'HGI', 22.82, 104.98), city(2, 'DVN', 23.28, 105.36)];
  const south = city(3, 'VII', 18.68, 105.68);
  const ride = {
    days: 7,
    origin: { name: 'Hà Nội', lat: 21.03, lon: 105.85 },
    modes_avoided: ['train' as const, 'flight' as const, 'car' as const, 'bus' as const],
  };
  const codes = (request: Parameters<typeof withStopovers>[2]) =>
    withStopovers([far], [north, far, south], request).map(({ code }) => code);
  expect(codes(ride)[0]).toBe('HGI');
  expect(codes({ ...ride, modes_avoided: [] })).toEqual(['DVN']);
  expect(codes({ ...ride, days: 2 })).toEqual(['DVN']);
});

test('families are at home over Tết, and museums shut on its first day', () => {
  const record = (more: object) => ({ kind: 'resource', doors: null, ...more }) as unknown as Candidate;
  const [kitchen, museum] = [record({ isMeal: true }), record({ doors: { opening_hours: {} } })];
  expect(['2027-02-05', '2027-02-06', '2027-02-09'].map(tetDay)).toEqual([0, 1, null]);
  expect([isClosedAtTet(kitchen, 3, 0), isClosedAtTet(museum, 1, 0), isClosedAtTet(museum, 2, 0)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isClosedAtTet(record({}), 1, 0)).toBe(false);
});
