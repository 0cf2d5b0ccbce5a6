import { polygon } from './path';
import { type Plane, planeOf } from './plane';
import { fill, type Point, stroke } from './svg';

/** A place in the world of a corner view: two ways along the ground, and height. */
export type Place = readonly [u: number, v: number, height: number];

export interface CornerOptions {
  /** The near corner of the building where it meets the ground. */
  corner: Point;
  /** Eye level. */
  horizon: number;
  /** Where lines along u and lines along v meet on the horizon. */
  vanishU: number;
  vanishV: number;
  /** How far one must go along a wall for things to be half as large. */
  reachU?: number;
  reachV?: number;
}

/** A building seen from its corner, with two vanishing points. */
export interface CornerView {
  at(u: number, v: number, height: number): Point;
  shape(points: readonly Place[]): string;
  line(points: readonly Place[]): string;
  /** The wall that runs along u at a given v, and the one that runs along v at a given u. */
  alongU(v: number): Plane;
  alongV(u: number): Plane;
  /** How large a unit is drawn there. */
  scale(u: number, v: number): number;
}

/** Set up a corner view; the near corner is drawn at full size. */
export function cornerView(options: CornerOptions): CornerView {
  const { corner, horizon, vanishU, vanishV, reachU = 2400, reachV = 2400 } = options;
  const share = (u: number, v: number) => Math.max(0.05, 1 + u / reachU + v / reachV);
  const at = (u: number, v: number, height: number): Point => {
    const [a, b, w] = [u / reachU, v / reachV, share(u, v)];
    return [(corner[0] + a * vanishU + b * vanishV) / w, (corner[1] - height + (a + b) * horizon) / w];
  };
  const points = (list: readonly Place[]) => list.map(([u, v, height]) => at(u, v, height));
  const scale = (u: number, v: number) => 1 / share(u, v);
  return {
    at,
    scale,
    shape: (list) => polygon(points(list)),
    line: (list) => polygon(points(list), false),
    alongU: (v) =>
      planeOf(
        (x, y) => at(x, v, y),
        (x) => scale(x, v),
      ),
    alongV: (u) =>
      planeOf(
        (x, y) => at(u, x, y),
        (x) => scale(u, x),
      ),
  };
}

/** A flat face between places of a corner view. */
export function face(view: CornerView, ink: string, ...points: Place[]): string {
  return fill(view.shape(points), ink);
}

/** A straight edge between places of a corner view. */
export function edge(view: CornerView, ink: string, width: number, ...points: Place[]): string {
  return stroke(view.line(points), ink, width);
}
