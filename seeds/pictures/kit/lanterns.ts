import { mix } from './colour';
import type { Random } from './random';
import type { Stage } from './stage';
import { disc, fill, num, oval, type Point, stroke } from './svg';

export type LanternForm = 'round' | 'garlic' | 'drum' | 'diamond' | 'long';
export const LANTERN_FORMS: [LanternForm, ...LanternForm[]] = ['round', 'garlic', 'drum', 'diamond', 'long'];

/** Half widths down a lantern's body, from cap to foot. */
const PROFILES: Record<LanternForm, readonly number[]> = {
  round: [0.34, 0.78, 0.98, 1, 0.98, 0.78, 0.34],
  garlic: [0.3, 0.62, 1, 1.04, 0.82, 0.46, 0.2],
  drum: [0.62, 0.94, 1, 1, 1, 0.94, 0.62],
  diamond: [0.2, 0.52, 0.82, 1, 0.82, 0.52, 0.2],
  long: [0.42, 0.66, 0.72, 0.72, 0.72, 0.66, 0.42],
};
const TALL: Record<LanternForm, number> = { round: 1.65, garlic: 1.9, drum: 1.5, diamond: 2, long: 2.5 };

/** The silks of a lantern street, from the print's inks. */
export function silks(stage: Stage): [string, ...string[]] {
  const { inks } = stage;
  return [
    inks.accent,
    mix(inks.gold, inks.accent, 0.3),
    inks.gold,
    inks.accent,
    mix(inks.lotus, inks.accent, 0.35),
    mix(inks.leaf, inks.gold, 0.25),
    mix(inks.waterTop, inks.accent, 0.3),
  ];
}

/** A silk lantern hanging from (x, y): ribs, lit heart, shade side, caps and tassel. `size` is half its width. */
export function lantern(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  form: LanternForm,
  silk: string,
  lit: boolean,
): string {
  const { inks, side } = stage;
  const profile = PROFILES[form];
  const h = size * TALL[form];
  const edge = (k: number): Point[] =>
    profile.map((w, i) => [x + w * size * k, y + (h * i) / (profile.length - 1)]);
  const soft = (points: readonly Point[]) => {
    let d = '';
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i] as Point, points[i + 1] as Point];
      const m: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      d +=
        i === 0
          ? `L${num(a[0])} ${num(a[1])}L${num(m[0])} ${num(m[1])}`
          : `Q${num(a[0])} ${num(a[1])} ${num(m[0])} ${num(m[1])}`;
    }
    const last = points[points.length - 1] as Point;
    return `${d}L${num(last[0])} ${num(last[1])}`;
  };
  const between = (a: number, b: number) => `M${soft(edge(a)).slice(1)}${soft([...edge(b)].reverse())}Z`;
  const deep = mix(silk, inks.ink, 0.36);
  const heart = mix(silk, inks.light, lit ? 0.62 : 0.24);
  const ribs = [-0.72, -0.38, 0, 0.38, 0.72].map((k) => `M${soft(edge(k)).slice(1)}`).join('');
  const cap = mix(inks.ink, inks.gold, 0.16);
  const w0 = (profile[0] ?? 0.3) * size;
  const foot = (profile[profile.length - 1] ?? 0.3) * size;
  let tassel = '';
  for (let i = -2; i <= 2; i++)
    tassel += `M${num(x + i * size * 0.06)} ${num(y + h + size * 0.34)}L${num(x + i * size * 0.11)} ${num(y + h + size * 1.05)}`;
  return (
    (lit ? disc(x, y + h / 2, size * 2.1, mix(silk, inks.gold, 0.6), { 'fill-opacity': 0.13 }) : '') +
    fill(between(-1, 1), silk) +
    fill(side > 0 ? between(-1, -0.42) : between(0.42, 1), deep, { 'fill-opacity': lit ? 0.45 : 0.7 }) +
    (lit
      ? oval(x, y + h * 0.54, size * 0.42, h * 0.3, heart, { 'fill-opacity': 0.9 })
      : fill(side > 0 ? between(0.3, 0.68) : between(-0.68, -0.3), heart, { 'fill-opacity': 0.8 })) +
    stroke(ribs, deep, Math.max(0.7, size * 0.035), { 'stroke-opacity': 0.7 }) +
    fill(`M${num(x - w0)} ${num(y - size * 0.12)}h${num(w0 * 2)}v${num(size * 0.16)}h${num(-w0 * 2)}Z`, cap) +
    fill(
      `M${num(x - foot)} ${num(y + h - size * 0.04)}h${num(foot * 2)}v${num(size * 0.16)}h${num(-foot * 2)}Z`,
      cap,
    ) +
    stroke(`M${num(x)} ${num(y + h)}v${num(size * 0.36)}`, cap, Math.max(1, size * 0.05)) +
    stroke(tassel, mix(silk, inks.gold, 0.35), Math.max(0.8, size * 0.05)) +
    disc(x, y + h + size * 0.3, size * 0.1, inks.gold)
  );
}

/** A cord hung between two points with lanterns along it. */
export function lanternString(
  stage: Stage,
  random: Random,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  size: number,
  lit: boolean,
): string {
  const colours = silks(stage);
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ];
  const mid = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const cord = `M${num(from[0])} ${num(from[1])}Q${num(mid[0] ?? 0)} ${num(mid[1] ?? 0)} ${num(to[0])} ${num(to[1])}`;
  let out = stroke(cord, stage.inks.ink, Math.max(1, size * 0.05));
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5 + random.range(-0.15, 0.15)) / count);
    const drop = size * random.range(0.2, 0.7);
    const s = size * random.range(0.8, 1.15);
    out +=
      stroke(`M${num(x)} ${num(y)}v${num(drop)}`, stage.inks.ink, Math.max(1, size * 0.04)) +
      lantern(stage, x, y + drop, s, random.pick(LANTERN_FORMS), random.pick(colours), lit);
  }
  return out;
}

/** A paper flower lamp set on water. */
export function floatingLamp(stage: Stage, x: number, y: number, size: number, silk: string): string {
  const { inks } = stage;
  const petal = (k: number) =>
    `M${num(x + k * size * 0.2)} ${num(y)}Q${num(x + k * size * 1.05)} ${num(y - size * 0.1)} ${num(x + k * size)} ${num(y - size * 0.75)}Q${num(x + k * size * 0.3)} ${num(y - size * 0.6)} ${num(x + k * size * 0.05)} ${num(y)}Z`;
  let shine = '';
  for (let i = 1; i <= 4; i++)
    shine += `M${num(x - size * (0.8 - i * 0.12))} ${num(y + i * size * 0.3)}h${num(size * (1.6 - i * 0.24))}`;
  return (
    disc(x, y - size * 0.3, size * 2, inks.gold, { 'fill-opacity': 0.14 }) +
    stroke(shine, mix(inks.gold, silk, 0.3), Math.max(1, size * 0.1), { 'stroke-opacity': 0.6 }) +
    fill(petal(-1) + petal(1), mix(silk, inks.ink, 0.25)) +
    fill(petal(-0.55) + petal(0.55), silk) +
    oval(x, y - size * 0.42, size * 0.16, size * 0.32, inks.light)
  );
}
