import { expect, it } from 'vitest';
import { distanceKm } from '../../../server/distance';
import { courseBy } from '../../../server/features/planner/travel/course';
import { courseOf, network } from '../../../server/geography/network';

const haNoi = { lat: 21.03, lon: 105.85 };
const hue = { lat: 16.464, lon: 107.591 };
const haTien = { lat: 10.383, lon: 104.487 };
const phuQuoc = { lat: 10.22, lon: 103.96 };

const passes = (line: readonly { lat: number; lon: number }[], id: string) => {
  const node = network().nodes.get(id);
  return node !== undefined && line.some((point) => distanceKm(point, node) < 1);
};

it('follows the rails by the stations on them', () => {
  const rails = courseOf(haNoi, hue, 'train').find(({ kind }) => kind === 'railway');
  for (const station of ['ga-ninh-binh', 'ga-vinh', 'ga-dong-hoi', 'ga-hue'])
    expect(passes(rails?.line ?? [], station), station).toBe(true);
});

it('crosses to an island by boat, and goes by the road on both sides', () => {
  const pieces = courseOf(haTien, phuQuoc, 'coach');
  expect(pieces.map(({ kind }) => kind)).toContain('boat');
  const [first, last] = [pieces[0]?.line[0], pieces.at(-1)?.line.at(-1)];
  expect(distanceKm(first ?? hue, haTien)).toBeLessThan(3);
  expect(distanceKm(last ?? hue, phuQuoc)).toBeLessThan(3);
});

it('is a straight line, and says so, where no way is known', () => {
  expect(courseBy(haNoi, hue, 'walk')).toEqual([
    {
      kind: 'direct',
      line: [
        [105.85, 21.03],
        [107.591, 16.464],
      ],
    },
  ]);
});

it('stays on the water where one goes by a boat that no timetable knows', () => {
  const tuanChau = { lat: 20.922, lon: 106.986 };
  const haLongBay = { lat: 20.91, lon: 107.183 };
  expect(courseBy(tuanChau, haLongBay, 'boat').map(({ kind }) => kind)).toEqual(['boat']);
});
