import { expect, test } from 'vitest';
import { sheetAt } from '../../server/geography/sheets';
import { walkOnSheet } from '../../web/app/site/map/gl/sheet-walk';
import { frameOf, type SheetFeature, type Spot } from '../../web/app/site/map/sheet/frame';
import { legsThrough } from '../../web/app/site/map/sheet/walk';

/** A plane in which a degree is a unit and a unit ten metres. */
const plane = { project: (lon: number, lat: number): Spot => [lon, lat], perMetre: 0.1 };

const street = (...at: number[][]): SheetFeature => ({ form: 'line', kind: 'street', at });

test('a walk follows the corner of a street, and crosses over where two streets meet', () => {
  const corner = [street([0, 0], [100, 0], [100, 100])];
  expect(
    legsThrough(
      [
        [0, 1],
        [99, 100],
      ],
      corner,
      plane,
    ),
  ).toEqual([
    [
      [0, 1],
      [0, 0],
      [100, 0],
      [100, 100],
      [99, 100],
    ],
  ]);
  const cross = [street([0, 50], [100, 50]), street([50, 0], [50, 100])];
  expect(
    legsThrough(
      [
        [0, 50],
        [50, 100],
      ],
      cross,
      plane,
    ),
  ).toEqual([
    [
      [0, 50],
      [50, 50],
      [50, 100],
    ],
  ]);
});

test('it is straight where no street leads there', () => {
  const ends: Spot[] = [
    [0, 0],
    [10, 10],
  ];
  expect(legsThrough(ends, [], plane)).toEqual([ends]);
  expect(legsThrough(ends, [street([0, 400], [400, 400])], plane)).toEqual([ends]);
  expect(legsThrough(ends.slice(0, 1), [], plane)).toEqual([]);
});

test('it goes round a lake where a street does', () => {
  const lake: SheetFeature = {
    form: 'area',
    kind: 'lake',
    at: [
      [20, -40],
      [80, -40],
      [80, 40],
      [20, 40],
    ],
  };
  const round = street([0, 50], [100, 50]);
  const [leg = []] = legsThrough(
    [
      [0, 0],
      [100, 0],
    ],
    [lake, round],
    plane,
  );
  expect(leg).toContainEqual([0, 50]);
  expect(leg).toContainEqual([100, 50]);
});

test('from the station of Hà Nội to the opera house one walks down its streets', () => {
  const { sheet } = sheetAt({ lat: 21.0285, lon: 105.85 }) ?? {};
  if (!sheet) throw new Error('Hà Nội has a sheet.');
  const frame = frameOf(sheet);
  const [from, to] = [frame.project(105.8411, 21.0245), frame.project(105.8577, 21.0246)];
  const [walk = []] = legsThrough([from, to], sheet.features, frame);
  const length = walk.slice(1).reduce((sum, [x, y], index) => {
    const [x0, y0] = walk[index] ?? [x, y];
    return sum + Math.hypot(x - x0, y - y0);
  }, 0);
  const direct = Math.hypot(to[0] - from[0], to[1] - from[1]);
  expect(walk.length).toBeGreaterThan(3);
  expect(length).toBeGreaterThan(direct);
  expect(length).toBeLessThan(direct * 1.6);
});

test('on the interactive map a walk begins and ends where its places are, and turns where the streets do', () => {
  const hue = sheetAt({ lat: 16.4637, lon: 107.5909 })?.sheet;
  if (!hue) throw new Error('Huế has a sheet.');
  const places = [
    { lat: 16.4682, lon: 107.5792 },
    { lat: 16.4568, lon: 107.5777 },
    { lat: 16.4724, lon: 107.5889 },
  ];
  const pieces = walkOnSheet(places, hue);
  expect(pieces.map(({ kind }) => kind)).toEqual(['direct', 'direct']);
  for (const [index, { line }] of pieces.entries())
    for (const [end, place] of [
      [line[0], places[index]],
      [line.at(-1), places[index + 1]],
    ] as const) {
      expect(end?.[0]).toBeCloseTo(place?.lon ?? 0, 6);
      expect(end?.[1]).toBeCloseTo(place?.lat ?? 0, 6);
    }
  expect(pieces.some(({ line }) => line.length > 4)).toBe(true);
});
