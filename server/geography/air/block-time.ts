import { distanceKm } from '../../distance';
import type { Airport } from './airports';

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
