import { mix } from './colour';
import { blade } from './path';
import type { Stage } from './stage';
import { disc, fill, num, oval, place, stroke } from './svg';

export type Fruit = 'pineapple' | 'melon' | 'dragon' | 'pumpkin' | 'mango' | 'coconut' | 'cabbage';

export const FRUITS: readonly [Fruit, ...Fruit[]] = [
  'pineapple',
  'melon',
  'dragon',
  'pumpkin',
  'mango',
  'coconut',
  'cabbage',
];

/** One fruit about 24 across, centred on the origin. */
export function fruit(stage: Stage, kind: Fruit): string {
  const { inks, side } = stage;
  const dark = (ink: string) => mix(ink, inks.ink, 0.38);
  const body = (ink: string, rx: number, ry: number) =>
    oval(0, 0, rx, ry, dark(ink)) + oval(side * rx * 0.14, -ry * 0.1, rx * 0.84, ry * 0.86, ink);
  if (kind === 'melon') {
    const rind = mix(inks.leaf, inks.leafDark, 0.3);
    return (
      body(rind, 15, 12.5) +
      stroke('M-12 -4Q0 -8 12 -4M-13 2Q0 0 13 2M-9 8Q0 8 9 8', inks.leafLight, 1.8, {
        'stroke-opacity': 0.75,
      })
    );
  }
  if (kind === 'pineapple') {
    const skin = mix(inks.gold, inks.groundDark, 0.14);
    let crown = '';
    for (let i = -3; i <= 3; i++) crown += blade([i * 1.4, -11], [i * 5.4, -30 + Math.abs(i) * 3.4], 2.6);
    return (
      fill(crown, mix(inks.leaf, inks.leafDark, 0.4)) +
      body(skin, 10.5, 14) +
      stroke('M-8 -8L7 9M-3 -12L10 3M-10 -1L3 12M8 -8L-7 9M3 -12L-10 3M10 -1L-3 12', dark(skin), 1.1)
    );
  }
  if (kind === 'dragon') {
    const skin = mix(inks.accent, inks.lotus, 0.45);
    let scales = '';
    for (const [x, y, a] of [
      [-8, -5, -2.6],
      [0, -9, -1.6],
      [8, -5, -0.6],
      [-9, 4, 3.3],
      [9, 4, -0.1],
      [0, 2, -1.6],
    ] as const)
      scales += blade([x, y], [x + Math.cos(a) * 9, y + Math.sin(a) * 9], 2.2);
    return body(skin, 11, 13) + fill(scales, mix(inks.leafLight, inks.leaf, 0.3));
  }
  if (kind === 'pumpkin') {
    const skin = mix(inks.gold, inks.accent, 0.42);
    return (
      body(skin, 16, 11.5) +
      stroke('M0 -11Q-3 0 0 11M-8 -9Q-13 0 -7 10M8 -9Q13 0 7 10', dark(skin), 1.4) +
      stroke('M0 -11L3 -16', inks.leafDark, 3)
    );
  }
  if (kind === 'mango')
    return (
      body(mix(inks.gold, inks.leafLight, 0.25), 12, 10) +
      oval(side * 4, -4, 3, 2, inks.paper, { 'fill-opacity': 0.6 })
    );
  if (kind === 'coconut')
    return body(mix(inks.leaf, inks.leafLight, 0.4), 13.5, 13) + disc(0, -6, 2.4, inks.leafDark);
  const leafy = mix(inks.leafLight, inks.paper, 0.35);
  return (
    body(leafy, 13, 11.5) +
    stroke('M0 10Q-2 0 0 -9M0 6Q-7 2 -9 -5M0 6Q7 2 9 -5', mix(leafy, inks.leaf, 0.6), 1.6)
  );
}

/** A heap of one fruit, foot at the origin, with the pile's rows narrowing upward. */
export function heap(stage: Stage, label: string, kind: Fruit, width: number, rows: number): string {
  const random = stage.random.fork(label);
  const ref = stage.define(fruit(stage, kind));
  const step = kind === 'pineapple' ? 19 : 24;
  let out = '';
  for (let row = rows - 1; row >= 0; row--) {
    const count = Math.max(1, Math.round((width / step) * (1 - row / (rows + 0.6))));
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * step + random.range(-3, 3);
      out += `<use href="${ref}" xlink:href="${ref}" transform="translate(${num(x)} ${num(-10 - row * 17 + random.range(-2, 2))}) rotate(${random.int(-22, 22)})"/>`;
    }
  }
  return out;
}

/** The pole on which a boat hangs what it sells, foot at the origin: the market's shop sign. */
export function signPole(stage: Stage, height: number, kinds: readonly Fruit[]): string {
  const { inks, side } = stage;
  const tip = side * height * 0.07;
  let out = stroke(
    `M0 0Q${num(tip * 0.1)} ${num(-height * 0.6)} ${num(tip)} ${num(-height)}`,
    mix(inks.ink, inks.ground, 0.35),
    5,
  );
  for (const [i, kind] of kinds.entries()) {
    const t = 0.94 - i * 0.15;
    const s = i % 2 ? 1 : -1;
    const x = tip * t * t + s * 5;
    const y = -height * t;
    out +=
      stroke(`M${num(x - s * 5)} ${num(y)}L${num(x + s * 20)} ${num(y + 26)}`, inks.ink, 1.6) +
      place(fruit(stage, kind), x + s * 22, y + 42, 1.35);
  }
  return out;
}
