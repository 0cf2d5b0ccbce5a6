import type { Airport } from './airports';

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Point {
  lat: number;
  lon: number;
}

/** Kilometres along the great circle. */
export const distanceKm = (a: Point, b: Point): number => {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half));
};

/** From here on a flight is a long one. */
export const longHaulKm = 4500;

/** Speed in km/h and what taxiing, climbing and waiting add, in minutes. */
const jet = { speed: 820, more: 38 };
const turboprop = { speed: 470, more: 26 };

/** Minutes from gate to gate, in steps of five. */
export const blockMinutes = (from: Airport, to: Airport, isTurboprop = false): number => {
  const { speed, more } = isTurboprop ? turboprop : jet;
  return Math.round(((distanceKm(from, to) / speed) * 60 + more) / 5) * 5;
};
