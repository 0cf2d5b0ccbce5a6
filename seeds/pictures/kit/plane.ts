import { polygon } from './path';
import { fill, type Point, stroke } from './svg';

/** A wall to draw on: x along it, y up from the ground, seen straight on or running away from the viewer. */
export interface Plane {
  point(x: number, y: number): Point;
  rect(x: number, y: number, w: number, h: number): string;
  shape(points: readonly Point[]): string;
  line(points: readonly Point[]): string;
  /** How large one unit of the wall is drawn at x. */
  scale(x: number): number;
}

/** A wall from any way to bring its points into the picture. */
export function planeOf(point: (x: number, y: number) => Point, scale: (x: number) => number): Plane {
  const shape = (points: readonly Point[]) => polygon(points.map(([x, y]) => point(x, y)));
  return {
    point,
    scale,
    shape,
    rect: (x, y, w, h) =>
      shape([
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]),
    line: (points) =>
      polygon(
        points.map(([x, y]) => point(x, y)),
        false,
      ),
  };
}

/** A wall seen straight on, its ground line at a height of the picture. */
export function flatPlane(left: number, ground: number, scale = 1): Plane {
  return planeOf(
    (x, y) => [left + x * scale, ground - y * scale],
    () => scale,
  );
}

export interface RecedingOptions {
  /** Vanishing point in the picture. */
  vanish: Point;
  /** Distance of the wall to the side of the eye (negative is left) and of the ground below it. */
  aside: number;
  below: number;
  /** Distance at which one unit of wall is one pixel. */
  focus: number;
  /** Distance of the wall's near end. */
  start: number;
}

/** A wall that runs to the vanishing point: x is the way into the picture. */
export function recedingPlane({ vanish, aside, below, focus, start }: RecedingOptions): Plane {
  const ratio = (x: number) => focus / Math.max(40, start + x);
  return planeOf((x, y) => [vanish[0] + aside * ratio(x), vanish[1] + (below - y) * ratio(x)], ratio);
}

/** Fill a rectangle of a wall. */
export function panel(
  plane: Plane,
  x: number,
  y: number,
  w: number,
  h: number,
  ink: string,
  opacity?: number,
): string {
  return fill(plane.rect(x, y, w, h), ink, { 'fill-opacity': opacity });
}

/** Many straight lines on a wall, in one stroke. */
export function lines(
  plane: Plane,
  list: readonly (readonly Point[])[],
  ink: string,
  width: number,
  opacity?: number,
): string {
  return stroke(list.map((points) => plane.line(points)).join(''), ink, width, { 'stroke-opacity': opacity });
}
