import { mix } from '../../kit/colour';
import { blade } from '../../kit/path';
import { disc, element, fill, group, num, oval, type Point, stroke } from '../../kit/svg';
import type { Profile, View } from './view';

export type Glaze = 'blue' | 'rose' | 'celadon' | 'enamel' | 'tin' | 'clay' | 'white' | 'mint';
export const CHINA: readonly [Glaze, ...Glaze[]] = ['blue', 'blue', 'rose', 'celadon', 'white', 'enamel'];

interface GlazeInks {
  body: string;
  shade: string;
  inside: string;
  line: string;
}

function glazeInks({ food, inks }: View, glaze: Glaze): GlazeInks {
  const of = (body: string, line: string, depth = 0.4): GlazeInks => ({
    body,
    shade: mix(body, inks.near, depth),
    inside: mix(body, inks.near, 0.06),
    line,
  });
  if (glaze === 'blue') return of(food.china, food.cobalt);
  if (glaze === 'rose') return of(mix(food.china, food.crumb, 0.4), mix(food.chilli, food.ham, 0.15));
  if (glaze === 'celadon') return of(food.celadon, mix(food.celadon, food.leafDark, 0.6));
  if (glaze === 'enamel') return of(food.white, mix(food.cobalt, inks.ink, 0.2));
  if (glaze === 'tin') return of(food.steel, food.steelDark, 0.3);
  if (glaze === 'clay') return of(food.clay, food.clayDark, 0.5);
  if (glaze === 'mint') return of(mix(food.celadon, food.pandan, 0.4), mix(food.pandan, food.leafDark, 0.4));
  return of(food.white, mix(food.riceShade, inks.near, 0.3));
}

/** A circle that is only a line. */
export function hoop(r: number, ink: string, width: number, more = {}): string {
  return element('circle', { r: num(r), fill: 'none', stroke: ink, 'stroke-width': width, ...more });
}

function rimPattern(r: number, glaze: Glaze, line: string): string {
  if (glaze === 'enamel') return hoop(r - 7, line, 14);
  if (glaze === 'tin') return hoop(r - 6, line, 5) + hoop(r * 0.86, line, 3) + hoop(r * 0.8, line, 3);
  if (glaze === 'blue') {
    let d = '';
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * Math.PI * 2;
      const at = (b: number, k: number): Point => [Math.cos(b) * r * k, Math.sin(b) * r * k];
      d +=
        blade(at(a - 0.09, 0.82), at(a + 0.07, 0.92), r * 0.022) +
        blade(at(a + 0.1, 0.81), at(a + 0.09, 0.9), r * 0.014);
    }
    return fill(d, line) + hoop(r * 0.97, line, 5) + hoop(r * 0.765, line, 4);
  }
  if (glaze === 'rose') {
    let d = '';
    for (let i = 0; i < 20; i++) {
      const a = (i / 20) * Math.PI * 2;
      d += `M${num(Math.cos(a) * r * 0.86)} ${num(Math.sin(a) * r * 0.86)}h.1`;
    }
    return hoop(r * 0.965, line, 7) + stroke(d, line, r * 0.045);
  }
  return hoop(r * 0.97, line, 3, { 'stroke-opacity': 0.6 });
}

/** A plate, with what lies on it drawn as seen around its middle. */
export function plate(v: View, r: number, glaze: Glaze, on = ''): string {
  const g = glazeInks(v, glaze);
  const z = r * 0.08;
  return (
    v.cast([
      [0, r * 0.82],
      [z, r],
    ]) +
    fill(
      v.solid([
        [0, r * 0.78],
        [z, r],
      ]),
      g.shade,
    ) +
    v.flat(
      disc(0, 0, r, g.body) +
        rimPattern(r, glaze, g.line) +
        disc(0, 0, r * 0.74, mix(g.inside, g.shade, 0.42)) +
        disc(-v.side * r * 0.022, r * 0.025, r * 0.715, g.inside),
      0,
      0,
      z,
    ) +
    v.up(on, 0, 0, z * 0.5)
  );
}

/** The front half of a ring round a turned thing. */
export function band(v: View, z: number, r: number): string {
  return `M${num(-r)} ${num(-z * v.h)}A${num(r)} ${num(r * v.k)} 0 0 0 ${num(r)} ${num(-z * v.h)}`;
}

/** The body of a turned thing with its shade side and what is painted on it. */
export function turned(v: View, profile: Profile, body: string, shade: string, paint = ''): string {
  const d = v.solid(profile);
  const wide = Math.max(...profile.map(([, r]) => r));
  const tall = (profile.at(-1)?.[0] ?? 0) * v.h + wide;
  const s = -v.side;
  const dark = `M${num(s * wide * 0.5)} ${num(-tall)}Q${num(s * wide * 0.42)} ${num(wide * 0.1)} ${num(s * wide * 0.16)} ${num(wide * 1.1)}L${num(s * wide * 1.2)} ${num(wide * 1.1)}V${num(-tall)}Z`;
  return fill(d, body) + group(fill(dark, shade) + paint, { 'clip-path': v.stage.clip(fill(d, '#000')) });
}

function bowlPaint(v: View, r: number, depth: number, glaze: Glaze, line: string): string {
  const ring = (share: number): [number, number] => [depth * share, r * (0.5 + 0.5 * share ** 0.6)];
  const arc = (share: number) => band(v, ...ring(share));
  if (glaze === 'enamel' || glaze === 'white') return '';
  if (glaze === 'tin' || glaze === 'clay') return stroke(arc(0.66), line, 4, { 'stroke-opacity': 0.6 });
  let petals = '';
  const [z, rr] = ring(0.52);
  for (let i = 0; i <= 12; i++) {
    const a = (i / 12) * Math.PI;
    const x = -Math.cos(a) * rr;
    const y = Math.sin(a) * rr * v.k - z * v.h;
    const s = (0.35 + 0.65 * Math.sin(a)) * r * 0.1;
    for (const t of [-0.9, 0, 0.9])
      petals += blade(
        [x, y + s * 0.7],
        [x + Math.sin(t) * s * 1.1, y + s * 0.7 - Math.cos(t) * s * 1.6],
        s * 0.34,
      );
  }
  return fill(petals, line) + stroke(arc(0.88) + arc(0.2), line, 4.5);
}

/** A bowl: what floats in it is drawn in the plane of its soup, what stands out of it as seen. */
export function bowl(v: View, r: number, glaze: Glaze, inside: string, out = '', depth = r * 0.62): string {
  const g = glazeInks(v, glaze);
  const profile: Profile = [
    [0, r * 0.44],
    [depth * 0.06, r * 0.5],
    [depth * 0.3, r * 0.78],
    [depth * 0.62, r * 0.93],
    [depth, r],
  ];
  const mouth = oval(0, -depth * v.h, r * 0.95, r * 0.95 * v.k, '#000');
  return (
    v.cast(profile) +
    turned(v, profile, g.body, g.shade, bowlPaint(v, r, depth, glaze, g.line)) +
    v.flat(disc(0, 0, r, g.body) + hoop(r * 0.97, g.line, r * 0.02), 0, 0, depth) +
    group(
      v.flat(disc(0, 0, r * 0.95, mix(g.body, g.shade, 0.75)), 0, 0, depth) +
        v.flat(disc(-v.side * r * 0.06, r * 0.03, r * 0.92, mix(g.body, g.shade, 0.25)), 0, 0, depth) +
        v.flat(inside, 0, 0, depth * 0.82),
      { 'clip-path': v.stage.clip(mouth) },
    ) +
    v.up(out, 0, 0, depth * 0.82)
  );
}

/** A small dish of a sauce with bits afloat. */
export function dish(v: View, r: number, glaze: Glaze, sauce: string, bits = ''): string {
  const liquid =
    disc(0, 0, r * 0.93, mix(sauce, v.inks.ink, 0.22)) +
    disc(v.side * r * 0.04, r * 0.04, r * 0.88, sauce) +
    fill(
      `M${num(v.side * r * 0.2)} ${num(-r * 0.66)}Q${num(v.side * r * 0.62)} ${num(-r * 0.5)} ${num(v.side * r * 0.66)} ${num(-r * 0.06)}Q${num(v.side * r * 0.46)} ${num(-r * 0.36)} ${num(v.side * r * 0.2)} ${num(-r * 0.66)}Z`,
      v.inks.paper,
      { 'fill-opacity': 0.5 },
    );
  return bowl(v, r, glaze, liquid + bits, '', r * 0.42);
}
