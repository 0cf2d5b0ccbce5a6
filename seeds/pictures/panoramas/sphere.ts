import type { Plane } from '../kit/plane';
import type { Stage } from '../kit/stage';
import { num, type Point, use } from '../kit/svg';

/**
 * A view all around, unrolled: 360 degrees in its width, 180 in its height, the horizon half way down. North is in the
 * middle. What is drawn through `seen` looks right when it is projected again; straight edges become curves here.
 */
export const SHEET = { width: 4096, height: 2048 } as const;
export const HORIZON = SHEET.height / 2;
export const DEGREE = SHEET.width / 360;

/** A place on the ground in metres from the viewer: east and north. */
export type Spot = readonly [east: number, north: number];

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** The way to a place, in degrees clockwise from north, between -180 and 180. */
export const azimuthOf = ([east, north]: Spot): number => degrees(Math.atan2(east, north));

/** The same direction, at most half a turn from another. */
const nearTo = (azimuth: number, other: number): number =>
  azimuth - 360 * Math.round((azimuth - other) / 360);

/** Where a direction is on the sheet. */
export const towards = (azimuth: number, elevation: number): Point => [
  SHEET.width / 2 + azimuth * DEGREE,
  HORIZON - elevation * DEGREE,
];

/** The direction that a column of the sheet shows; it goes on beyond the edges. */
export const azimuthAt = (x: number): number => (x - SHEET.width / 2) / DEGREE;

/** How far down the sheet ground lies that is so far away, seen from a height (both in metres). */
export const groundAt = (eye: number, distance: number): number =>
  HORIZON + degrees(Math.atan2(eye, distance)) * DEGREE;

/** Where a point of the world is on the sheet, `up` metres above the ground; x goes on beyond the edges. */
export function seen(eye: number, [east, north]: Spot, up: number, near = 0): Point {
  const azimuth = nearTo(azimuthOf([east, north]), near);
  return towards(azimuth, degrees(Math.atan2(up - eye, Math.hypot(east, north))));
}

/** Pixels of the sheet for a metre at a distance. */
export const metre = (distance: number): number => (DEGREE * 180) / Math.PI / distance;

const path = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');

/** Points along straight edges, close enough that the edges may be bent. */
export function dense(points: readonly Point[], step: number, closed: boolean): Point[] {
  const out: Point[] = [];
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const a = points[i] as Point;
    const b = points[(i + 1) % points.length] as Point;
    const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 0; k < count; k++)
      out.push([a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count]);
  }
  const end = points[points.length - 1];
  return closed || !end ? out : [...out, end];
}

/** A wall between two places, the left one first; `unit` is the length in metres of one unit of what is drawn on it. */
export function wallBetween(eye: number, left: Spot, right: Spot, unit: number): Plane & { length: number } {
  const [de, dn] = [right[0] - left[0], right[1] - left[1]];
  const whole = Math.hypot(de, dn);
  const spot = (x: number): Spot => [left[0] + (de * x * unit) / whole, left[1] + (dn * x * unit) / whole];
  const middle = azimuthOf(spot(whole / unit / 2));
  const point = (x: number, y: number) => seen(eye, spot(x), y * unit, middle);
  const bent = (points: readonly Point[], closed: boolean) =>
    path(dense(points, 60, closed).map(([x, y]) => point(x, y)));
  const shape = (points: readonly Point[]) => `${bent(points, true)}Z`;
  return {
    length: whole / unit,
    point,
    shape,
    line: (points) => bent(points, false),
    rect: (x, y, w, h) =>
      shape([
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]),
    scale: (x) => metre(Math.hypot(...spot(x))) * unit,
  };
}

/** A line over the whole circle: its height on the sheet for each direction. */
export function circle(height: (azimuth: number) => number, step = 1): Point[] {
  const points: Point[] = [];
  for (let azimuth = -180; azimuth <= 180; azimuth += step)
    points.push([towards(azimuth, 0)[0], height(azimuth)]);
  return points;
}

/** Everything below a line that goes all around. */
export const below = (line: readonly Point[]): string =>
  `${path(line)}L${SHEET.width} ${SHEET.height}L0 ${SHEET.height}Z`;

/** A drawing and what of it comes in again at the other edge. */
export function around(stage: Stage, drawing: string): string {
  if (drawing === '') return '';
  const name = stage.define(drawing);
  return use(name) + use(name, { x: SHEET.width }) + use(name, { x: -SHEET.width });
}

/** The stage as something in that direction sees it: lit from where the sun is. */
export function litFrom(stage: Stage, sun: number, azimuth: number): Stage {
  return { ...stage, side: nearTo(sun, azimuth) > azimuth ? 1 : -1 };
}

/** A line without a seam: waves that fit into the circle a whole number of times, between about -1 and 1. */
export function swell(
  random: Stage['random'],
  slowest: number,
  octaves: number,
): (azimuth: number) => number {
  const waves = Array.from({ length: octaves * 2 }, (_, i) => ({
    count: Math.round(slowest * 1.6 ** i * random.range(0.85, 1.2)) || 1,
    phase: random.range(0, Math.PI * 2),
    height: 0.62 / 1.45 ** i,
  }));
  return (azimuth) =>
    waves.reduce(
      (sum, { count, phase, height }) => sum + Math.sin((azimuth * Math.PI * count) / 180 + phase) * height,
      0,
    );
}
