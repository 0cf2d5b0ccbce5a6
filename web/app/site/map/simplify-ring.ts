import type { Point } from './clip-ring';

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs(dy * x - dx * y + bx * ay - by * ax) / length;
}

/** Leaves out the points that are nearer than `tolerance` to the line without them (Douglas and Peucker). */
export function simplifyRing(points: Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;

  let farthest = 0;
  let at = 0;
  points.forEach((point, index) => {
    const distance = distanceToLine(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  });
  if (farthest <= tolerance) return [first, last];
  return [
    ...simplifyRing(points.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplifyRing(points.slice(at), tolerance),
  ];
}
