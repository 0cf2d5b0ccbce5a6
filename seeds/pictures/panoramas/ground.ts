import { tone } from '../kit/colour';
import type { Stage } from '../kit/stage';
import { fill, num, stroke } from '../kit/svg';
import { around, azimuthAt, below, circle, dense, groundAt, HORIZON, type Spot, seen } from './sphere';

const radians = (azimuth: number) => (azimuth * Math.PI) / 180;

/** How far away the edge of a square lies whose sides are so far to the north, east, south and west. */
export const edgeOf =
  (half: number, ratio = 1) =>
  (azimuth: number): number => {
    const [e, n] = [Math.sin(radians(azimuth)), Math.cos(radians(azimuth))];
    return Math.min(half / Math.max(1e-6, Math.abs(n)), (half * ratio) / Math.max(1e-6, Math.abs(e)));
  };

/** The ground inside of an edge. */
export const groundWithin = (eye: number, edge: (azimuth: number) => number, paint: string): string =>
  fill(below(circle((azimuth) => groundAt(eye, edge(azimuth)))), paint);

/** Ground from the horizon down: pale far off, and plain below the viewer. */
export function plainGround(stage: Stage, ink: string): string {
  return stage.blend([
    [0, tone(ink, 0.02)],
    [0.35, ink],
    [1, tone(ink, -0.05)],
  ]);
}

/** A straight line on the ground, in pieces short enough to bend. It comes no nearer to the viewer than half a metre. */
function groundLine(eye: number, from: Spot, to: Spot): string {
  let d = '';
  let last: number | undefined;
  for (const spot of dense([from, to], 0.7, false)) {
    const [x, y] = seen(eye, spot, 0, last ?? 0);
    d += `${last === undefined ? 'M' : 'L'}${num(x)} ${num(y)}`;
    last = azimuthAt(x);
  }
  return d;
}

/** The joints of square paving, out to a distance. */
export function paving(
  stage: Stage,
  {
    eye,
    size,
    half,
    ink,
    opacity = 0.5,
  }: { eye: number; size: number; half: number; ink: string; opacity?: number },
): string {
  let d = '';
  for (let at = -half + size / 2; at < half; at += size) {
    d += groundLine(eye, [-half, at], [half, at]) + groundLine(eye, [at, -half], [at, half]);
  }
  return around(stage, stroke(d, ink, 1.6, { 'stroke-opacity': opacity }));
}

/** A soft dark band at the foot of what stands around a square. */
export function footShadow(
  eye: number,
  edge: (azimuth: number) => number,
  depth: number,
  ink: string,
): string {
  const outer = circle((azimuth) => Math.max(HORIZON, groundAt(eye, edge(azimuth))));
  const inner = circle((azimuth) => groundAt(eye, edge(azimuth) - depth)).reverse();
  const points = [...outer, ...inner].map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');
  return fill(`${points}Z`, ink, { 'fill-opacity': 0.3 });
}
