import type { Point } from './clip-ring';

/** What a closed ring encloses, in square units of its points. */
export function ringArea(ring: Point[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [beforeX, beforeY] = ring.at(index - 1) ?? [x, y];
      return sum + (beforeX * y - x * beforeY) / 2;
    }, 0),
  );
}
