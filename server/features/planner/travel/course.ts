import type { Point } from '../../../distance';
import { type CoursePiece, courseOf, type Means } from '../../../geography/network';
import type { Course } from '../plan-shapes';
import type { TravelMode } from './ways';

const meansOf: Record<TravelMode, Means | null> = {
  walk: null,
  motorbike: 'motorbike',
  car: 'car',
  bus: 'coach',
  train: 'train',
  boat: 'coach',
  flight: 'flight',
};

const positions = (line: readonly Point[]): [number, number][] => line.map(({ lat, lon }) => [lon, lat]);

/** Boats that no timetable knows go straight. */
const onWater = (pieces: readonly CoursePiece[]) => pieces.some(({ kind }) => kind === 'boat');

/** Where a journey by some means runs. */
export const courseBy = (from: Point, to: Point, mode: TravelMode): Course => {
  const means = meansOf[mode];
  const pieces = means ? courseOf(from, to, means) : [];
  if (mode === 'boat' && !onWater(pieces)) return [{ kind: 'boat', line: positions([from, to]) }];
  if (pieces.length === 0) return [{ kind: 'direct', line: positions([from, to]) }];
  return pieces.map(({ kind, line }) => ({ kind, line: positions(line) }));
};
