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

/** The small ones first: some lie within the circle of a large one. */
const islands: Island[] = [
  {
    name: 'Chàm Islands',
    center: { lat: 15.95, lon: 108.505 },
    radiusKm: 6,
    crossings: [
      { mainland: { lat: 15.875, lon: 108.385 }, landing: { lat: 15.957, lon: 108.508 }, minutes: 25 },
    ],
  },
  {
    name: 'Hòn Mun',
    center: { lat: 12.168, lon: 109.303 },
    radiusKm: 2,
    crossings: [
      { mainland: { lat: 12.205, lon: 109.214 }, landing: { lat: 12.17, lon: 109.301 }, minutes: 40 },
    ],
  },
  {
    name: 'Bồ Hòn',
    center: { lat: 20.842, lon: 107.095 },
    radiusKm: 2,
    crossings: [
      { mainland: { lat: 20.927, lon: 106.985 }, landing: { lat: 20.844, lon: 107.092 }, minutes: 75 },
      { mainland: { lat: 20.953, lon: 107.045 }, landing: { lat: 20.844, lon: 107.092 }, minutes: 60 },
    ],
  },
  {
    name: 'Ti Tốp',
    center: { lat: 20.859, lon: 107.081 },
    radiusKm: 0.6,
    crossings: [
      { mainland: { lat: 20.927, lon: 106.985 }, landing: { lat: 20.859, lon: 107.081 }, minutes: 70 },
      { mainland: { lat: 20.953, lon: 107.045 }, landing: { lat: 20.859, lon: 107.081 }, minutes: 55 },
    ],
  },
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
