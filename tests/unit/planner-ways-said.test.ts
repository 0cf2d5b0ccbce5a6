import { expect, test } from 'vitest';
import type { Candidate } from '../../server/features/planner/candidates/candidate';
import type { PlannerCity } from '../../server/features/planner/candidates/cities';
import { withTrains } from '../../server/features/planner/converse/reach';
import { frameOf } from '../../server/features/planner/days/frame';
import { isSamePlace } from '../../server/features/planner/days/same-place';
import type { PlanRequest } from '../../server/features/planner/plan-shapes';
import { understand } from '../../server/features/planner/understand';
import { readText } from '../../server/features/planner/understand/text';
import { transportIn } from '../../server/features/planner/understand/transport';
import { wishesIn } from '../../server/features/planner/understand/wishes';

const city = (id: number, title: string, names: string[], lat: number, lon: number): PlannerCity => ({
  id,
  code: `C${id}`,
  slug: `c${id}`,
  title,
  lat,
  lon,
  isHighlight: true,
  place: id,
  bestMonths: [],
  normals: [],
  records: 10,
  names,
  formerNames: [],
  provinces: [],
  signals: new Set(),
});

const haNoi = city(1, 'Hà Nội', ['ha noi', 'hanoi'], 21.03, 105.85);
const sapa = city(2, 'Sa Pa', ['sa pa', 'sapa'], 22.34, 103.84);
const saiGon = city(3, 'TP. Hồ Chí Minh', ['ho chi minh city', 'saigon', 'sai gon'], 10.78, 106.7);
const canTho = city(4, 'Cần Thơ', ['can tho'], 10.03, 105.78);
const cities = [haNoi, sapa, saiGon, canTho];

const understood = (message: string) => understand(message, { cities, today: '2026-11-24', planDays: 0 });
const request: PlanRequest = {
  city_ids: [],
  start_date: null,
  month: null,
  days: 3,
  adults: 2,
  children: 0,
  pace: 'normal',
  interests: [],
  budget: 'middle',
  needs: [],
};

test.each([
  ['Cao Bang, 4 days, our own driver', 'car'],
  ['Phú Thọ 2 ngày, xe nhà, 4 người', 'car'],
  ['Hà Nội - Huế 5 ngày, đi tàu SE3', 'train'],
  ['we are taking the train to Hue and on to Da Nang', 'train'],
  ['Ninh Thuận 3 ngày, xe máy, 2 bạn sinh viên', 'motorbike'],
  ['along the coast by scooter, five days', 'motorbike'],
  ['two weeks up the country by public bus', 'bus'],
  ['Tây Ninh trong ngày bằng xe buýt', 'bus'],
])('%s', (message, only) => {
  expect(transportIn(readText(message)).only).toBe(only);
});

test.each([
  ['Hanoi to Sapa and back, 5 days', 'Hà Nội', ['Sa Pa']],
  ['Sa Pa for 4 days, start and end in Hanoi', 'Hà Nội', ['Sa Pa']],
  ['Cần Thơ 2 ngày, xuất phát và kết thúc ở Sài Gòn', 'TP. Hồ Chí Minh', ['Cần Thơ']],
  ['Cần Thơ 2 ngày từ quận 3', 'TP. Hồ Chí Minh', ['Cần Thơ']],
  ['em ở Sài Gòn (gần chợ Bến Thành), muốn đi Cần Thơ 2 ngày', 'TP. Hồ Chí Minh', ['Cần Thơ']],
])('where people are at home: %s', (message, home, named) => {
  const { places } = understood(message);
  expect(places.origin?.name).toBe(home);
  expect(places.named.map(({ id }) => cities.find((one) => one.id === id)?.title)).toEqual(named);
});

test('who rides is not kept to where trains stop', () => {
  const byBike = { modes_avoided: ['train', 'flight', 'car', 'bus'] } satisfies Partial<PlanRequest>;
  expect(withTrains(cities, { ...request, ...byBike })).toEqual(cities);
});

test('a night train from home arrives in the morning, and leaves in the evening', () => {
  const byTrain = {
    ...request,
    origin: { name: 'Hà Nội', lat: haNoi.lat, lon: haNoi.lon },
    modes_avoided: ['flight', 'car', 'bus', 'motorbike'],
  } satisfies PlanRequest;
  const [first, last] = [0, 2].map((index) => frameOf(byTrain, [sapa, sapa, sapa], index).limits);
  expect(first?.starts).toBeLessThan(9 * 60 + 30);
  expect(last?.ends).toBeGreaterThan(17 * 60);
});

test('less of one thing and more of another are heard each for itself', () => {
  const { wanted, avoided } = wishesIn(readText('fewer museums more beaches please'));
  expect(wanted.map(({ name }) => name)).toContain('beach');
  expect(avoided.map(({ name }) => name)).toEqual(['museum']);
  expect(wishesIn(readText('no more beaches')).avoided.map(({ name }) => name)).toContain('beach');
});

test('a show and the house that plays it, a pagoda and the boat to it, are one', () => {
  const at = (names: string[], signals: string[], lat: number) =>
    ({
      kind: 'resource',
      id: lat,
      names,
      signals: new Set(signals),
      point: { lat, lon: 108 },
      isMeal: false,
    }) as unknown as Candidate;
  const stage = ['stage-and-music'];
  expect(
    isSamePlace(at(['watch cheo on a mat'], stage, 20), at(['kim ma theatre house of cheo'], stage, 20.05)),
  ).toBe(true);
  expect(isSamePlace(at(['boat to tran quoc pagoda'], [], 21), at(['tran quoc pagoda'], [], 21.04))).toBe(
    true,
  );
  expect(isSamePlace(at(['sea temple'], [], 21), at(['river museum'], [], 21.04))).toBe(false);
});
