import type { Spot } from './frame';

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: Spot) => `${round(x)} ${round(y)}`;

/** Straight from point to point: streets, walls, tracks. */
export const straightPath = (spots: readonly Spot[], closed = false): string =>
  `M${spots.map(pair).join('L')}${closed ? 'Z' : ''}`;

/** How far a curve swings out between its points; 1/6 is Catmull–Rom's. */
const SWING = 1 / 7;

/** A curve through all points: shores and rivers have no corners. On the sheet's edge it stays on the edge. */
export function curvedPath(
  spots: readonly Spot[],
  { closed = false, onEdge = () => false }: { closed?: boolean; onEdge?: (spot: Spot) => boolean } = {},
): string {
  const { length } = spots;
  const at = (index: number): Spot => {
    const within = closed ? (index + length) % length : Math.min(length - 1, Math.max(0, index));
    return spots[within] ?? [0, 0];
  };
  const pieces = Array.from({ length: closed ? length : length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    if (onEdge(from) && onEdge(to)) return `L${pair(to)}`;
    const first: Spot = onEdge(from)
      ? from
      : [from[0] + (to[0] - before[0]) * SWING, from[1] + (to[1] - before[1]) * SWING];
    const second: Spot = onEdge(to)
      ? to
      : [to[0] - (after[0] - from[0]) * SWING, to[1] - (after[1] - from[1]) * SWING];
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${pieces.join('')}${closed ? 'Z' : ''}`;
}

const distance = (a: Spot, b: Spot) => Math.hypot(b[0] - a[0], b[1] - a[1]);

export const lengthOf = (spots: readonly Spot[]): number =>
  spots.reduce((sum, spot, index) => sum + (index === 0 ? 0 : distance(spots[index - 1] ?? spot, spot)), 0);

/** The point so far along a line. */
export function along(spots: readonly Spot[], far: number): Spot {
  let left = far;
  for (let index = 1; index < spots.length; index += 1) {
    const [from, to] = [spots[index - 1] ?? ([0, 0] as const), spots[index] ?? ([0, 0] as const)];
    const step = distance(from, to);
    if (left <= step && step > 0) {
      return [from[0] + ((to[0] - from[0]) * left) / step, from[1] + ((to[1] - from[1]) * left) / step];
    }
    left -= step;
  }
  return spots.at(-1) ?? [0, 0];
}

/** Whether a point lies within a closed line. */
export function isWithin([x, y]: Spot, ring: readonly Spot[]): boolean {
  let within = false;
  ring.forEach(([x2, y2], index) => {
    const [x1, y1] = ring.at(index - 1) ?? [0, 0];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}
