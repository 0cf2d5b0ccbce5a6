import type { Random } from './random';
import { num, type Point } from './svg';

/** Straight lines through points, closed unless told otherwise. Steps are relative: half the bytes. */
export function polygon(points: readonly Point[], closed = true, grid = 0.1): string {
  let d = '';
  let [px, py] = [0, 0];
  for (const [i, [x, y]] of points.entries()) {
    const [gx, gy] = [Math.round(x / grid), Math.round(y / grid)];
    const dy = num((gy - py) * grid);
    d += `${i ? 'l' : 'M'}${num((gx - px) * grid)}${dy.startsWith('-') ? '' : ' '}${dy}`;
    [px, py] = [gx, gy];
  }
  return d && closed ? `${d}Z` : d;
}

function curve(points: readonly Point[], closed: boolean, tension: number): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  const first = at(0);
  let d = `M${num(first[0])} ${num(first[1])}`;
  const last = closed ? count : count - 1;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = `${num(p1[0] + ((p2[0] - p0[0]) * tension) / 6)} ${num(p1[1] + ((p2[1] - p0[1]) * tension) / 6)}`;
    const c2 = `${num(p2[0] - ((p3[0] - p1[0]) * tension) / 6)} ${num(p2[1] - ((p3[1] - p1[1]) * tension) / 6)}`;
    d += `C${c1} ${c2} ${num(p2[0])} ${num(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A smooth closed shape through points. */
export function smoothClosed(points: readonly Point[], tension = 1): string {
  return points.length > 2 ? curve(points, true, tension) : '';
}

/** A smooth open line through points. */
export function smoothOpen(points: readonly Point[], tension = 1): string {
  return points.length > 1 ? curve(points, false, tension) : '';
}

/** Value noise in one dimension, between -1 and 1. */
function noise1(random: Random): (x: number) => number {
  const table = Array.from({ length: 256 }, () => random.range(-1, 1));
  return (x) => {
    const i = Math.floor(x);
    const t = x - i;
    const a = table[((i % 256) + 256) % 256] ?? 0;
    const b = table[(((i + 1) % 256) + 256) % 256] ?? 0;
    return a + (b - a) * t * t * (3 - 2 * t);
  };
}

/** Noise in octaves, for ridges and shores. */
export function fractal(random: Random, octaves = 4): (x: number) => number {
  const layers = Array.from({ length: octaves }, () => noise1(random));
  return (x) => layers.reduce((sum, layer, i) => sum + layer(x * 2 ** i) / 2 ** (i + 0.2), 0) / 1.6;
}

export interface RidgeOptions {
  left: number;
  right: number;
  /** Mean height of the ridge line. */
  y: number;
  /** How far it rises and falls. */
  rise: number;
  /** Length of one swell. */
  swell: number;
  step?: number;
  octaves?: number;
  /** A slow bend: added to y at each x. */
  bend?: (x: number) => number;
}

/** The points of a ridge line from left to right. */
export function ridge(random: Random, options: RidgeOptions): Point[] {
  const { left, right, y, rise, swell, step = 12, octaves = 4, bend } = options;
  const height = fractal(random, octaves);
  const points: Point[] = [];
  for (let x = left; x <= right + step; x += step) {
    points.push([x, y - height(x / swell + 7) * rise + (bend?.(x) ?? 0)]);
  }
  return points;
}

/** Close a line down to a base so that it can be filled. */
export function downTo(line: readonly Point[], base: number): string {
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last) return '';
  return polygon([...line, [last[0], base], [first[0], base]]);
}

/** A tapered stroke: pointed at both ends, thickest in the middle. */
export function lens(x0: number, x1: number, y: number, thickness: number): string {
  const m = (x0 + x1) / 2;
  const t = thickness;
  return `M${num(x0)} ${num(y)}Q${num(m)} ${num(y - t)} ${num(x1)} ${num(y)}Q${num(m)} ${num(y + t)} ${num(x0)} ${num(y)}Z`;
}

/** A blade from a root to a tip, bent sideways, widest near the root. */
export function blade(root: Point, tip: Point, width: number, bend = 0): string {
  const dx = tip[0] - root[0];
  const dy = tip[1] - root[1];
  const length = Math.hypot(dx, dy) || 1;
  const nx = -dy / length;
  const ny = dx / length;
  const mx = root[0] + dx * 0.45 + nx * bend;
  const my = root[1] + dy * 0.45 + ny * bend;
  return (
    `M${num(root[0])} ${num(root[1])}` +
    `Q${num(mx + nx * width)} ${num(my + ny * width)} ${num(tip[0])} ${num(tip[1])}` +
    `Q${num(mx - nx * width)} ${num(my - ny * width)} ${num(root[0])} ${num(root[1])}Z`
  );
}

/** Where a horizontal line meets a polygon, as pairs of x. */
export function spans(points: readonly Point[], y: number): [number, number][] {
  const hits: number[] = [];
  for (let i = 0; i < points.length; i++) {
    const a = points[i] as Point;
    const b = points[(i + 1) % points.length] as Point;
    if (a[1] <= y !== b[1] <= y) hits.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
  }
  hits.sort((a, b) => a - b);
  const pairs: [number, number][] = [];
  for (let i = 0; i + 1 < hits.length; i += 2) pairs.push([hits[i] ?? 0, hits[i + 1] ?? 0]);
  return pairs;
}

/** The y of a line of points at an x. */
export function heightAt(line: readonly Point[], x: number): number {
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i] as Point;
    const b = line[i + 1] as Point;
    if (x >= a[0] && x <= b[0]) return a[1] + ((x - a[0]) / (b[0] - a[0] || 1)) * (b[1] - a[1]);
  }
  return line[line.length - 1]?.[1] ?? 0;
}
