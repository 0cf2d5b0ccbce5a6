import { crowns } from './foliage';
import { downTo, polygon, type RidgeOptions, ridge } from './path';
import type { Random } from './random';
import type { Stage } from './stage';
import { fill, num, type Point } from './svg';

export interface MassifOptions extends Omit<RidgeOptions, 'left' | 'right'> {
  left?: number;
  right?: number;
  base: number;
  ink: string;
  /** The ink of the sides turned from the light. */
  shade: string;
}

/** A mountain range in two tones: its body, and the side of every peak that is turned from the light. */
export function massif(stage: Stage, label: string, options: MassifOptions): { svg: string; line: Point[] } {
  const random = stage.random.fork(label);
  const line = ridge(random, { left: -30, right: 1950, octaves: 5, ...options });
  const sides = shadeSides(random.fork('sides'), line, stage.side > 0 ? -1 : 1);
  return { svg: fill(downTo(line, options.base), options.ink) + fill(sides, options.shade), line };
}

function shadeSides(random: Random, line: readonly Point[], step: 1 | -1): string {
  let d = '';
  const at = (i: number) => line[i] as Point;
  for (let i = 4; i + 4 < line.length; i++) {
    const peak = at(i);
    if ([1, 2, 3, 4].some((k) => at(i - k)[1] < peak[1] || at(i + k)[1] < peak[1])) continue;
    const slope: Point[] = [peak];
    let j = i;
    while (line[j + step] && at(j + step)[1] >= at(j)[1] - 3) {
      j += step;
      slope.push(at(j));
    }
    const valley = at(j);
    const [dx, drop] = [valley[0] - peak[0], valley[1] - peak[1]];
    if (drop < 16) continue;
    const spur = (across: number, down: number): Point => [
      peak[0] + dx * (across + random.range(-0.07, 0.07)),
      peak[1] + drop * down * random.range(0.9, 1.1),
    ];
    slope.push(
      spur(0.86, 1.7),
      spur(0.66, 1.32),
      spur(0.56, 1.95),
      spur(0.34, 1.2),
      spur(0.4, 0.86),
      spur(0.1, 0.62),
    );
    d += polygon(slope);
  }
  return d;
}

/** A band of wood along a line of ground: crowns, and lit crowns on the side of the light. */
export function wood(
  stage: Stage,
  label: string,
  line: readonly Point[],
  size: number,
  ink: string,
  lit: string,
  depth = 60,
): string {
  const random = stage.random.fork(label);
  const [first, last] = [line[0], line[line.length - 1]];
  if (!first || !last) return '';
  const foot = [...line].reverse().map(([x, y]): Point => [x, y + depth]);
  const back = crowns(random, line, size, size * 1.9);
  const shifted = line.map(([x, y]): Point => [x + stage.side * size * 0.3, y + size * 0.25]);
  const front = crowns(random, shifted, size * 0.6, size * 1.1);
  const low = [...shifted].reverse().map(([x, y]): Point => [x, y + size * 0.14]);
  return (
    fill(polygon([...back, ...foot]), ink) + fill(polygon([...front, ...low]), lit, { 'fill-opacity': 0.8 })
  );
}

/** A shadow lying on the ground, away from the light, with its foot at (x, y). */
export function groundShadow(stage: Stage, x: number, y: number, width: number, length: number): string {
  const tip = x - stage.side * length;
  const [h, drop] = [Math.min(width * 0.16, 30), length * 0.1];
  const foot = x + stage.side * width * 0.46;
  return (
    `M${num(foot)} ${num(y + h * 0.3)}C${num(x)} ${num(y - h * 1.4)} ${num(tip)} ${num(y + drop - h * 1.3)} ${num(tip)} ${num(y + drop)}` +
    `C${num(tip)} ${num(y + drop + h * 0.9)} ${num(x)} ${num(y + h * 1.7)} ${num(foot)} ${num(y + h * 0.3)}Z`
  );
}
