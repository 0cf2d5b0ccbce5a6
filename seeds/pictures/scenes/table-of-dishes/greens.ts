import { mix } from '../../kit/colour';
import { disc, fill, num, oval, type Point, place, stroke } from '../../kit/svg';
import { type LeafLook, leafAt } from './leaves';
import type { View } from './view';

export type Herb =
  | 'basil'
  | 'mint'
  | 'perilla'
  | 'coriander'
  | 'sawleaf'
  | 'lettuce'
  | 'mustard'
  | 'fishmint';

function look({ food, inks }: View, herb: Herb, tone: number): LeafLook {
  const of = (ink: string, wide: number, teeth = false): LeafLook => ({
    ink: mix(ink, inks.near, 0.04 + tone * 0.16),
    light: mix(ink, inks.light, 0.16 + (1 - tone) * 0.14),
    wide,
    teeth,
  });
  if (herb === 'basil') return of(mix(food.leaf, food.leafDark, 0.5), 0.3);
  if (herb === 'mint') return of(food.leaf, 0.42, true);
  if (herb === 'perilla') return of(food.perilla, 0.62, true);
  if (herb === 'coriander') return of(mix(food.leaf, food.leafLight, 0.5), 0.5, true);
  if (herb === 'sawleaf') return of(mix(food.leaf, food.leafDark, 0.2), 0.16, true);
  if (herb === 'mustard') return of(mix(food.leafLight, food.leaf, 0.3), 0.52);
  if (herb === 'fishmint') return of(mix(food.leaf, food.leafDark, 0.25), 0.6);
  return of(food.lettuce, 0.62);
}

/** A ruffled lettuce leaf lying open, its root at the origin. */
function lettuceLeaf(v: View, label: string, length: number): string {
  const { food, inks } = v;
  const random = v.random.fork(`lettuce-${label}`);
  const edge = (grow: number) => {
    let d = 'M0 0';
    const n = 22;
    for (let i = 0; i <= n; i++) {
      const t = i / n;
      const a = -2.7 + t * 5.4;
      const r = length * 0.42 * grow * (1 + (i % 2 ? 0.13 : -0.05) + random.range(-0.04, 0.04));
      const [x, y] = [length * 0.55 + Math.cos(a) * r * 1.15, Math.sin(a) * r];
      d += i
        ? `Q${num(x + random.range(-9, 9))} ${num(y + random.range(-9, 9))} ${num(x)} ${num(y)}`
        : `L${num(x)} ${num(y)}`;
    }
    return `${d}Z`;
  };
  let veins = '';
  for (const t of [0.3, 0.45, 0.6, 0.74])
    veins += `M${num(length * t)} 0l${num(length * 0.13)} ${num(length * 0.2)}M${num(length * t)} 0l${num(length * 0.13)} ${num(-length * 0.2)}`;
  return (
    fill(edge(1.05), mix(food.leaf, inks.near, 0.1)) +
    fill(edge(0.93), mix(food.lettuce, food.leafLight, 0.45)) +
    fill(edge(0.66), food.lettuce) +
    stroke(veins, mix(food.lettuce, inks.paper, 0.5), 4, { 'stroke-opacity': 0.8 }) +
    stroke(`M0 0L${num(length * 0.84)} 0`, mix(food.lettuce, inks.paper, 0.7), length * 0.05)
  );
}

export interface HeapOptions {
  radius: number;
  count: number;
  herbs: readonly [Herb, ...Herb[]];
  /** How long a leaf is. */
  leaf?: number;
  /** How far the heap rises. */
  rise?: number;
}

/** Herbs heaped as they come from the washing, around the origin, those in front over those behind. */
export function herbs(
  v: View,
  label: string,
  { radius, count, herbs: kinds, leaf = 96, rise = 60 }: HeapOptions,
): string {
  const random = v.random.fork(`herbs-${label}`);
  const lead = random.int(0, kinds.length - 1);
  const leaves = Array.from({ length: count }, (_, i) => {
    const a = random.range(0, Math.PI * 2);
    const k = Math.sqrt(random.next());
    const zone = Math.floor(
      ((a / (Math.PI * 2)) * kinds.length + random.range(-0.3, 0.3) + kinds.length) % kinds.length,
    );
    return {
      x: Math.cos(a) * radius * k,
      y: Math.sin(a) * radius * k * v.k - (1 - k * k) * rise * v.h,
      angle: random.chance(k < 0.55 ? 0.95 : 0.25)
        ? random.range(0, 6.3)
        : Math.atan2(Math.sin(a) * 0.7 - 0.5, Math.cos(a)) + random.range(-0.8, 0.8),
      tone: random.next() * (0.35 + k * 0.65),
      herb: kinds[(zone + lead) % kinds.length] ?? kinds[0],
      i,
    };
  }).sort((a, b) => a.y - b.y);
  return (
    (rise ? oval(0, 0, radius * 0.96, radius * 0.94 * v.k, mix(v.food.leafDark, v.inks.ink, 0.35)) : '') +
    leaves
      .map(({ x, y, angle, tone, herb, i }) => {
        const l = leaf * random.range(0.75, 1.15) * (herb === 'sawleaf' ? 1.4 : 1);
        if (herb === 'lettuce')
          return place(lettuceLeaf(v, `${label}-${i}`, l * 1.5), x, y, 1, false, (angle * 180) / Math.PI);
        return leafAt([x, y], angle, l, look(v, herb, tone), random.range(-0.12, 0.12));
      })
      .join('')
  );
}

/** A loose sprig: a stem with paired leaves, growing from the origin to the right. */
export function sprig(v: View, label: string, herb: Herb, length: number): string {
  const random = v.random.fork(`sprig-${label}`);
  let out = stroke(
    `M0 0Q${num(length * 0.5)} ${num(-length * 0.1)} ${num(length)} 0`,
    mix(v.food.leaf, v.food.lime, 0.3),
    6,
  );
  for (let i = 1; i <= 4; i++) {
    const t = 0.28 + i * 0.18;
    const root: Point = [length * t, -length * 0.19 * t * (1 - t) * 2];
    const l = length * (0.42 - i * 0.045);
    for (const s of [-1, 1])
      out += leafAt(
        root,
        s * (0.95 - i * 0.14) + random.range(-0.1, 0.1),
        l,
        look(v, herb, s > 0 ? 0.7 : 0.2),
      );
  }
  return out;
}

/** Bean sprouts thrown over a round of a radius. */
export function sprouts(v: View, label: string, radius: number, count: number): string {
  const random = v.random.fork(`sprouts-${label}`);
  let stems = '';
  let beans = '';
  for (let i = 0; i < count; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * 0.8;
    const [x, y] = [Math.cos(a) * radius * k, Math.sin(a) * radius * k * v.k];
    const b = random.range(0, 6.3);
    const l = random.range(46, 84);
    const [ex, ey] = [x + Math.cos(b) * l, y + Math.sin(b) * l * 0.6];
    stems += `M${num(x)} ${num(y)}Q${num((x + ex) / 2 + random.range(-22, 22))} ${num((y + ey) / 2 + random.range(-22, 22))} ${num(ex)} ${num(ey)}`;
    beans += `M${num(ex)} ${num(ey)}l${num(Math.cos(b) * 9)} ${num(Math.sin(b) * 6)}`;
  }
  return (
    stroke(stems, mix(v.food.riceShade, v.inks.near, 0.35), 11, {
      'stroke-opacity': 0.55,
      transform: 'translate(0 4)',
    }) +
    stroke(stems, v.food.rice, 8.5) +
    stroke(beans, mix(v.food.turmeric, v.food.lime, 0.3), 12)
  );
}

/** A wedge of lime, about 110 across. */
export function limeWedge(v: View): string {
  const { food } = v;
  return (
    fill('M-56 8Q-46 52 0 54Q46 52 56 8Q0 30 -56 8Z', food.peel) +
    fill('M-56 8Q0 -24 56 8Q40 40 0 42Q-40 40 -56 8Z', mix(food.lime, food.white, 0.5)) +
    fill('M-44 9Q-4 -12 44 9Q30 32 0 34Q-30 32 -44 9Z', food.lime) +
    stroke('M-22 28L-12 2M0 33V-1M22 28L12 2', mix(food.lime, food.white, 0.75), 4)
  );
}

/** A round cut from a citrus or a cucumber, lying in the plane, of a radius. */
export function slice(v: View, kind: 'lime' | 'cucumber' | 'tomato', r: number): string {
  const { food, inks } = v;
  const rind = { lime: food.peel, cucumber: mix(food.leaf, food.leafDark, 0.3), tomato: food.tomato }[kind];
  const flesh = { lime: food.lime, cucumber: food.cucumber, tomato: mix(food.tomato, food.ham, 0.4) }[kind];
  let rays = '';
  const n = { lime: 8, cucumber: 9, tomato: 5 }[kind];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    rays += `M${num(c * r * (kind === 'cucumber' ? 0.4 : 0.1))} ${num(s * r * (kind === 'cucumber' ? 0.4 : 0.1))}L${num(c * r * (kind === 'cucumber' ? 0.48 : 0.74))} ${num(s * r * (kind === 'cucumber' ? 0.48 : 0.74))}`;
  }
  return (
    disc(-v.side * r * 0.1, r * 0.14, r, inks.ink, { 'fill-opacity': 0.25 }) +
    disc(0, 0, r, rind) +
    disc(0, 0, r * 0.89, mix(flesh, food.white, 0.55)) +
    disc(0, 0, r * 0.78, flesh) +
    stroke(rays, kind === 'cucumber' ? mix(flesh, food.leaf, 0.3) : mix(flesh, food.white, 0.7), r * 0.08)
  );
}

/** A whole chilli about 170 long. */
export function chilli(v: View, green = false): string {
  const { food, inks } = v;
  const skin = green ? food.peel : food.chilli;
  return (
    fill('M-70 6Q-20 -18 40 0Q66 8 84 28Q50 26 30 24Q-20 32 -64 24Z', inks.ink, {
      'fill-opacity': 0.28,
      transform: `translate(${-v.side * 8} 10)`,
    }) +
    fill('M-70 0Q-20 -28 40 -12Q66 -4 86 18Q50 16 30 14Q-20 22 -64 16Q-78 10 -70 0Z', skin) +
    fill('M-64 14Q-20 18 30 12Q50 14 86 18Q40 26 10 24Q-30 28 -64 16Z', mix(skin, inks.ink, 0.32)) +
    stroke('M-66 6Q-84 4 -94 -16', mix(food.leaf, food.leafDark, 0.3), 8) +
    stroke('M-46 -4Q-10 -16 30 -6', mix(skin, food.white, 0.6), 4.5)
  );
}

/** Scattered bits: rings of spring onion and of chilli, in the plane, within a radius. */
export function scatter(
  v: View,
  label: string,
  radius: number,
  onions: number,
  chillies: number,
  size = 12,
): string {
  const random = v.random.fork(`scatter-${label}`);
  const { food } = v;
  const spot = (): Point => {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * radius;
    return [Math.cos(a) * k, Math.sin(a) * k];
  };
  let out = '';
  for (let i = 0; i < onions; i++) {
    const [x, y] = spot();
    out += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size * random.range(0.7, 1.1))}" fill="none" stroke="${i % 3 ? food.leaf : food.leafLight}" stroke-width="${num(size * 0.42)}"/>`;
  }
  for (let i = 0; i < chillies; i++) {
    const [x, y] = spot();
    out +=
      disc(x, y, size * 1.05, food.chilli) + disc(x, y, size * 0.5, mix(food.turmeric, food.chilli, 0.35));
  }
  return out;
}

/** Cut strips thrown in a heap: pickles, pork skin, papaya. Upright, within a radius. */
export function strips(
  v: View,
  label: string,
  radius: number,
  inks: readonly [string, ...string[]],
  count: number,
  width = 9,
  rise = 30,
): string {
  const random = v.random.fork(`strips-${label}`);
  const lots = inks.map(() => '');
  const shadow: string[] = [];
  for (let i = 0; i < count; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next());
    const x = Math.cos(a) * radius * k;
    const y = Math.sin(a) * radius * k * v.k - (1 - k) * rise * v.h;
    const b = random.range(0, 3.14);
    const l = radius * random.range(0.35, 0.6);
    const d = `M${num(x - Math.cos(b) * l)} ${num(y - Math.sin(b) * l * 0.6)}Q${num(x + random.range(-0.3, 0.3) * l)} ${num(y + random.range(-0.5, 0.3) * l)} ${num(x + Math.cos(b) * l)} ${num(y + Math.sin(b) * l * 0.6)}`;
    lots[i % lots.length] += d;
    shadow.push(d);
  }
  return (
    stroke(shadow.join(''), v.inks.ink, width * 1.3, {
      'stroke-opacity': 0.22,
      transform: 'translate(0 6)',
    }) + lots.map((d, i) => stroke(d, inks[i] ?? inks[0], width)).join('')
  );
}
