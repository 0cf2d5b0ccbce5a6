import { mix } from '../../../kit/colour';
import { disc, fill, place, stroke } from '../../../kit/svg';
import { herbs, limeWedge, scatter, strips } from '../greens';
import { halfEgg } from '../meats';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, plate } from '../ware';

/** Morning glory stir-fried with garlic, on its plate. */
export function morningGlory(v: View, r: number): string {
  const { food } = v;
  return plate(
    v,
    r,
    v.random.fork('glory').pick(CHINA),
    strips(v, 'glory', r * 0.5, [food.leaf, mix(food.leaf, food.leafDark, 0.6), food.leafLight], 40, 12, 50) +
      herbs(v, 'glory', { radius: r * 0.5, count: 12, herbs: ['basil'], leaf: r * 0.44, rise: 30 }) +
      v.flat(strew(v, 'glory', r * 0.5, food.crumb, 16, 11), 0, 0, 26),
  );
}

/** A fried fish on a plate, upright, 2 radii long. */
export function friedFish(v: View, r: number): string {
  const { food, inks } = v;
  const skin = mix(food.crust, food.grilled, 0.4);
  const d =
    'M-190 0Q-120 -76 20 -70Q110 -60 150 -16L220 -62Q206 0 224 60L150 20Q100 66 10 74Q-120 76 -190 0Z';
  return plate(
    v,
    r,
    v.random.fork('fishware').pick(CHINA),
    place(
      fill(d, inks.ink, { 'fill-opacity': 0.3, transform: `translate(${-v.side * 8} 16)` }) +
        fill(d, mix(skin, food.char, 0.3), { transform: 'translate(0 8)' }) +
        fill(d, skin) +
        fill('M-186 -4Q-120 -72 20 -66Q100 -58 140 -20Q20 -40 -186 -4Z', mix(skin, food.turmericDark, 0.5)) +
        stroke('M-60 -48L-30 44M0 -58L34 50M62 -50L92 36', food.char, 8, { 'stroke-opacity': 0.6 }) +
        stroke('M-132 -40Q-104 0 -128 44', mix(skin, food.char, 0.5), 6) +
        disc(-152, -10, 9, food.white) +
        disc(-152, -10, 4, inks.ink) +
        stroke('M160 -18L204 -46M160 6L208 4M158 20L206 44', food.char, 5, { 'stroke-opacity': 0.6 }),
      0,
      0,
      r / 250,
      false,
      -10,
    ) + place(limeWedge(v), r * 0.3, r * 0.42, 0.7),
  );
}

/** Braised pork or fish in a small clay pot. */
export function clayPot(v: View, r: number, inside: string, out = ''): string {
  return bowl(
    v,
    r,
    'clay',
    disc(0, 0, r * 0.92, mix(v.food.soySauce, v.food.grilled, 0.35)) + inside,
    out,
    r * 0.66,
  );
}

/** Cubes of belly pork braised dark with their eggs, in the plane. */
export function braise(v: View, r: number): string {
  const { food } = v;
  const cubes = [
    [-0.4, -0.3, 14],
    [0.2, -0.45, -20],
    [-0.1, 0.05, 40],
    [0.45, 0, 8],
    [-0.5, 0.3, -30],
    [0.1, 0.45, 20],
  ] as const;
  return (
    cubes
      .map(([x, y, a]) =>
        place(
          fill('M-40 -34H40V34H-40Z', v.inks.ink, { 'fill-opacity': 0.35, transform: 'translate(0 12)' }) +
            fill('M-40 -36H40V34H-40Z', mix(food.grilled, food.char, 0.2)) +
            fill('M-40 -36H40V-8H-40Z', mix(food.pork, food.grilledLight, 0.5)) +
            fill('M-40 -36H40V-26H-40Z', mix(food.crustDark, food.char, 0.3)),
          x * r,
          y * r,
          r / 190,
          false,
          a,
        ),
      )
      .join('') +
    place(halfEgg(v, r * 0.27), r * 0.3, r * 0.34) +
    place(halfEgg(v, r * 0.26), -r * 0.36, r * 0.02) +
    scatter(v, 'braise', r * 0.7, 12, 4, r * 0.06)
  );
}

/** Tofu fried golden, in tomato. */
export function tofu(v: View, r: number): string {
  const { food, inks } = v;
  const cube = (i: number) =>
    place(
      fill('M-46 -8L0 -32L48 -8L48 34L0 60L-46 34Z', inks.ink, {
        'fill-opacity': 0.3,
        transform: `translate(${-v.side * 6} 10)`,
      }) +
        fill('M-46 -8L0 -32L48 -8L0 18Z', mix(food.turmeric, food.crumb, 0.45)) +
        fill('M-46 -8L0 18V60L-46 34Z', mix(food.crust, food.crumb, 0.25)) +
        fill('M48 -8L0 18V60L48 34Z', mix(food.crust, food.crustDark, 0.3)),
      Math.cos(i * 1.05) * r * 0.4 * (i ? 1 : 0),
      Math.sin(i * 1.05) * r * 0.34 * v.k * (i ? 1 : 0),
      r / 210,
    );
  return plate(
    v,
    r,
    v.random.fork('tofu').pick(CHINA),
    v.flat(disc(0, 0, r * 0.66, mix(food.tomato, food.oil, 0.3)), 0, 0, 8) +
      [4, 5, 3, 6, 0, 2, 1].map(cube).join('') +
      v.flat(scatter(v, 'tofu', r * 0.56, 16, 3, 10), 0, 0, 30),
  );
}

/** Rounds of lotus root with their holes, in the plane on a plate. */
export function lotusRoot(v: View, r: number): string {
  const { food, inks } = v;
  const one = (i: number) => {
    let holes = '';
    for (let j = 0; j < 7; j++)
      holes += disc(Math.cos(j * 0.9) * 30, Math.sin(j * 0.9) * 30, 9, mix(food.paste, food.char, 0.2));
    return place(
      disc(-v.side * 5, 10, 58, inks.ink, { 'fill-opacity': 0.3 }) +
        disc(0, 0, 58, mix(food.crumb, food.paste, 0.45)) +
        disc(0, 0, 52, food.crumb) +
        holes +
        disc(0, 0, 8, mix(food.paste, food.char, 0.2)),
      Math.cos(i * 1.26) * r * 0.38,
      Math.sin(i * 1.26) * r * 0.38,
      r / 190,
    );
  };
  return plate(
    v,
    r,
    v.random.fork('root').pick(CHINA),
    v.flat([0, 1, 2, 3, 4].map(one).join('') + scatter(v, 'root', r * 0.5, 10, 4, 9), 0, 0, 10),
  );
}
