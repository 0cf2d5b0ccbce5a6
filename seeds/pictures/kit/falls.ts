import { mix } from './colour';
import { clump } from './foliage';
import { blade } from './path';
import type { Stage } from './stage';
import { fill, num, stroke } from './svg';

export interface Curtain {
  left: number;
  right: number;
  top: number;
  foot: number;
  /** How far the water spreads to each side on its way down. */
  spread?: number;
  foam?: boolean;
}

/** One curtain of falling water: its white body, folds of shade, threads, and foam where it strikes. */
export function curtain(stage: Stage, label: string, options: Curtain): string {
  const { left, right, top, foot, spread = 10, foam = true } = options;
  const { inks, side } = stage;
  const random = stage.random.fork(label);
  const white = mix(mix(inks.paper, inks.light, 0.4), inks.waterTop, stage.dark ? 0.5 : 0.04);
  const shade = mix(mix(white, inks.waterTop, 0.5), inks.far, 0.3);
  const wide = right - left;
  const drop = foot - top;
  let lip = '';
  for (let i = 0; i <= 8; i++)
    lip += `L${num(left + (wide * i) / 8)} ${num(top + (i % 2) * Math.min(10, wide * 0.05))}`;
  const body = `M${num(left - spread)} ${num(foot)}Q${num(left - spread * 0.2)} ${num(top + drop * 0.3)} ${num(left)} ${num(top)}${lip}Q${num(right + spread * 0.2)} ${num(top + drop * 0.3)} ${num(right + spread)} ${num(foot)}Z`;
  let folds = '';
  let threads = '';
  for (let i = 0; i < Math.max(3, wide / 26); i++) {
    const t = random.next();
    const cx = left + t * wide;
    const tx = cx + (t - 0.5) * spread * 2;
    folds += blade(
      [cx, top + random.range(4, 0.3 * drop)],
      [tx, foot + 4],
      random.range(3, Math.max(6, wide * 0.05)),
      random.range(-5, 5),
    );
  }
  const edge = side > 0 ? left : right;
  folds += blade(
    [edge + side * wide * 0.08, top + 6],
    [edge + side * wide * 0.04 - side * spread, foot],
    Math.max(4, wide * 0.12),
  );
  for (let i = 0; i < wide / 13; i++) {
    const cx = left + random.next() * wide;
    const from = top + random.range(0.05, 0.6) * drop;
    threads += `M${num(cx)} ${num(from)}l${num(random.range(-3, 3))} ${num(random.range(0.12, 0.36) * drop)}`;
  }
  let spray = '';
  if (foam)
    for (let i = 0; i < Math.max(3, wide / 34); i++)
      spray += clump(
        random,
        left - spread + random.next() * (wide + spread * 2),
        foot + random.range(2, 12),
        random.range(50, 120),
        random.range(12, 30),
      );
  return (
    fill(body, white) +
    fill(folds, shade, { 'fill-opacity': 0.55 }) +
    stroke(threads, mix(shade, inks.waterTop, 0.4), 2.2, { 'stroke-opacity': 0.6 }) +
    fill(spray, white, { 'fill-opacity': 0.92 })
  );
}
