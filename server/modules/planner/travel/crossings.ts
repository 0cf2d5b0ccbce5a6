import { distanceKm, type Point } from '../../../distance';

/**
 * Islands that travellers reach by boat, each as a circle, with the landings that boats go between. Minutes are those
 * of the crossing itself by the usual fast boat or ferry.
 */
interface Crossing {
  mainland: Point;
  landing: Point;
  minutes: number;
}

interface Island {
  name: string;
  center: Point;
  radiusKm: number;
  crossings: Crossing[];
}

const islands: Island[] = [
  {
    name: 'Cát Bà',
    center: { lat: 20.76, lon: 107.02 },
    radiusKm: 13,
    crossings: [
      { mainland: { lat: 20.81, lon: 106.9 }, landing: { lat: 20.79, lon: 106.93 }, minutes: 15 },
      { mainland: { lat: 20.927, lon: 106.985 }, landing: { lat: 20.842, lon: 106.981 }, minutes: 50 },
    ],
  },
  {
    name: 'Phú Quốc',
    center: { lat: 10.2, lon: 103.98 },
    radiusKm: 33,
    crossings: [
      { mainland: { lat: 10.381, lon: 104.481 }, landing: { lat: 10.213, lon: 104.081 }, minutes: 80 },
      { mainland: { lat: 10.008, lon: 105.083 }, landing: { lat: 10.213, lon: 104.081 }, minutes: 150 },
    ],
  },
  {
    name: 'Côn Đảo',
    center: { lat: 8.69, lon: 106.61 },
    radiusKm: 18,
    crossings: [
      { mainland: { lat: 9.518, lon: 106.204 }, landing: { lat: 8.648, lon: 106.571 }, minutes: 150 },
      { mainland: { lat: 10.343, lon: 107.073 }, landing: { lat: 8.648, lon: 106.571 }, minutes: 240 },
    ],
  },
];

/** The island that a point is on; `null` for the mainland. */
export const islandOf = (point: Point): Island | null =>
  islands.find(({ center, radiusKm }) => distanceKm(center, point) <= radiusKm) ?? null;

/** Whether a boat or plane is needed between two points. */
export const isAcrossWater = (from: Point, to: Point): boolean => islandOf(from) !== islandOf(to);
