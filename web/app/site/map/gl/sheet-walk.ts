import type { CoursePiece } from '../course';
import type { MapPoint } from '../point';
import { frameOf, type Sheet } from '../sheet/frame';
import { legsThrough } from '../sheet/walk';

/** The walk through places of a town, along the streets that its sheet draws; straight where none leads there. */
export function walkOnSheet(
  points: readonly Pick<MapPoint, 'lat' | 'lon'>[],
  sheet: Pick<Sheet, 'bounds' | 'features'>,
): CoursePiece[] {
  const frame = frameOf(sheet);
  const spots = points.map(({ lat, lon }) => frame.project(lon, lat));
  return legsThrough(spots, sheet.features, frame).map((leg) => ({
    kind: 'direct',
    line: leg.map(frame.placeOf),
  }));
}
