import { distanceKm, type Point } from '../../../distance';
import { isAcrossWater } from '../../../geography/network';
import type { Travel } from '../plan-shapes';
import { transferBetween } from './transfer';
import { asTravel, minutesFor, roadKm, type TravelMode, walkableKm } from './ways';

/** What is reckoned with when one of two places has no coordinates: somewhere else in the same town. */
const unknownKm = 4;

/** Farther than this the way between two stops is a journey of its own. */
const journeyKm = 60;

/**
 * The way between two stops of a day: on foot up to 1.5 km, else by car; a boat where water lies between. A mode that
 * is given stays.
 */
export const travelBetween = (from: Point | null, to: Point | null, mode?: TravelMode): Travel => {
  if (!from || !to) return reckonedBetween(from, to, mode);
  const known = ways.get(from) ?? new WeakMap<Point, Map<TravelMode | undefined, Travel>>();
  ways.set(from, known);
  const byMode = known.get(to) ?? new Map<TravelMode | undefined, Travel>();
  known.set(to, byMode);
  const way = byMode.get(mode) ?? reckonedBetween(from, to, mode);
  byMode.set(mode, way);
  return way;
};

/** The same points meet thousands of times while a day is put together. */
const ways = new WeakMap<Point, WeakMap<Point, Map<TravelMode | undefined, Travel>>>();

const reckonedBetween = (from: Point | null, to: Point | null, mode?: TravelMode): Travel => {
  if (!from || !to) {
    const given = mode ?? 'car';
    return asTravel(given, minutesFor(given, unknownKm), unknownKm);
  }
  if (isAcrossWater(from, to) || distanceKm(from, to) > journeyKm) return transferBetween(from, to, mode);
  const km = roadKm(from, to);
  const taken = mode ?? (km <= walkableKm ? 'walk' : 'car');
  return asTravel(taken, minutesFor(taken, km), km);
};
