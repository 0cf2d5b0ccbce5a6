import { mix } from './colour';
import { polygon } from './path';
import type { Stage } from './stage';
import { fill, type Point, stroke } from './svg';

/** A point on the middle of a road, with its width there. */
export type RoadPoint = readonly [x: number, y: number, width: number];

/** How much the ground is foreshortened: a road seen from above the valley. */
const FLATTENED = 0.42;

/** Many points along a smooth line through a few. */
export function alongRoad(control: readonly RoadPoint[], each = 12): RoadPoint[] {
  const at = (i: number) => control[Math.min(control.length - 1, Math.max(0, i))] as RoadPoint;
  const out: RoadPoint[] = [];
  for (let i = 0; i + 1 < control.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < each; k++) {
      const t = k / each;
      const value = (n: 0 | 1 | 2) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3);
      out.push([value(0), value(1), Math.max(1, value(2))]);
    }
  }
  const last = control[control.length - 1];
  return last ? [...out, last] : out;
}

/** The two edges of a road; `share` 1 is the whole width. */
function edges(points: readonly RoadPoint[], share: number): [Point[], Point[]] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y, w]] of points.entries()) {
    const a = points[Math.max(0, i - 1)] as RoadPoint;
    const b = points[Math.min(points.length - 1, i + 1)] as RoadPoint;
    const dx = b[0] - a[0];
    const dy = (b[1] - a[1]) / FLATTENED;
    const length = Math.hypot(dx, dy) || 1;
    const nx = (-dy / length) * w * 0.5 * share;
    const ny = (dx / length) * w * 0.5 * share * FLATTENED;
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  }
  return [left, right];
}

function ribbon(points: readonly RoadPoint[], share: number, drop = 0): string {
  const [left, right] = edges(points, share);
  const lowered = ([x, y]: Point): Point => [x, y + drop];
  return polygon([...left.map(lowered), ...right.reverse().map(lowered)]);
}

/** A mountain road: its bank below, the tarmac, pale edges and a broken line in the middle. */
export function road(stage: Stage, points: readonly RoadPoint[], surface: string): string {
  const { inks } = stage;
  const bank = mix(inks.groundDark, inks.ink, 0.45);
  const widest = Math.max(...points.map(([, , w]) => w));
  const [left, right] = edges(points, 0.9);
  let dashes = '';
  for (let i = 1; i + 2 < points.length; i += 4) {
    const [a, b] = [points[i] as RoadPoint, points[i + 2] as RoadPoint];
    if (a[2] > 26)
      dashes += ribbon(
        [
          [a[0], a[1], a[2]],
          [b[0], b[1], b[2]],
        ],
        0.035,
      );
  }
  let wall = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i] as RoadPoint, points[i + 1] as RoadPoint];
    wall += ribbon([a, b], 1.08, (a[2] + b[2]) * 0.09);
  }
  return (
    fill(wall, bank) +
    fill(ribbon(points, 1.06), mix(surface, inks.light, 0.35)) +
    fill(ribbon(points, 0.94), surface) +
    stroke(polygon(left, false) + polygon(right, false), inks.paper, Math.max(1.2, widest * 0.012), {
      'stroke-opacity': 0.55,
    }) +
    fill(dashes, inks.paper, { 'fill-opacity': 0.9 })
  );
}

/** Kerb stones in paper and red along one edge of a road. */
export function kerbStones(stage: Stage, points: readonly RoadPoint[], which: 0 | 1, every = 3): string {
  const { inks } = stage;
  const line = edges(points, 1.1)[which];
  let white = '';
  let band = '';
  let shade = '';
  for (let i = 0; i < line.length; i += every) {
    const [x, y] = line[i] as Point;
    const h = (points[i] as RoadPoint)[2] * 0.16;
    if (h < 3) continue;
    const w = h * 0.36;
    white += polygon([
      [x - w, y],
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y],
    ]);
    band += polygon([
      [x - w, y - h * 0.56],
      [x - w, y - h * 0.82],
      [x + w, y - h * 0.82],
      [x + w, y - h * 0.56],
    ]);
    const s = stage.side > 0 ? -1 : 1;
    shade += polygon([
      [x + s * w, y],
      [x + s * w, y - h],
      [x + s * w * 0.3, y - h],
      [x + s * w * 0.3, y],
    ]);
  }
  return fill(white, inks.paper) + fill(band, inks.accent) + fill(shade, inks.ink, { 'fill-opacity': 0.35 });
}
