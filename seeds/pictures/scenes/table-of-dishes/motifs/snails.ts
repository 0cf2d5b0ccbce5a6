import { mix } from '../../../kit/colour';
import { disc, fill, oval, place, stroke } from '../../../kit/svg';
import { glass } from '../baskets';
import { herbs, limeWedge, scatter } from '../greens';
import type { Motif } from '../motifs';
import { herbPlate, sauce } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { plate } from '../ware';

/** A long spired shell, as mud creepers have it, its mouth at the left; about 150 long, in the plane. */
function creeper(v: View, ink: string): string {
  const { inks, food } = v;
  const d = 'M-66 -14Q-56 -44 -20 -40Q40 -30 86 4Q40 28 -18 34Q-58 40 -70 12Z';
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.34, transform: `translate(${-v.side * 6} 12)` }) +
    fill(d, ink) +
    fill('M-70 12Q-58 40 -18 34Q40 28 86 4Q40 12 -10 14Q-50 18 -70 12Z', mix(ink, inks.ink, 0.34)) +
    stroke(
      'M-22 -40q-16 36 2 74M8 -34q-14 32 2 62M34 -25q-10 24 2 44M56 -14q-8 16 2 28',
      mix(ink, inks.ink, 0.5),
      5,
    ) +
    stroke('M-46 -34Q0 -34 50 -12', mix(ink, inks.light, 0.55), 5) +
    oval(-54, 0, 20, 25, mix(ink, inks.ink, 0.6)) +
    oval(-56, 0, 12, 17, mix(food.crumb, food.paste, 0.4))
  );
}

/** A round shell with spots, as babylon snails have it, seen from its side; about 130 wide, in the plane. */
function babylon(v: View): string {
  const { inks, food } = v;
  const shell = mix(food.china, food.crumb, 0.5);
  const spot = mix(food.grilled, food.clay, 0.4);
  const d = 'M-62 6Q-62 -44 -10 -50Q34 -46 78 -2Q60 22 30 36Q-10 58 -42 40Q-60 28 -62 6Z';
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.34, transform: `translate(${-v.side * 6} 13)` }) +
    fill(d, shell) +
    fill(
      'M-58 22Q-30 34 10 30Q50 20 78 -2Q60 22 30 36Q-10 58 -42 40Q-54 32 -58 22Z',
      mix(shell, inks.near, 0.36),
    ) +
    stroke('M-30 -28h.1M2 -34h.1M28 -20h.1M-16 -6h.1M18 4h.1M-6 20h.1M42 2h.1', spot, 20) +
    stroke('M22 -42q-14 30 6 76M50 -24q-10 18 4 44', mix(shell, spot, 0.6), 5) +
    oval(-40, 6, 22, 29, mix(spot, inks.ink, 0.3)) +
    oval(-42, 6, 14, 20, mix(food.paste, food.prawnLight, 0.4))
  );
}

type Lay = (i: number) => string;

/** A plate heaped with one kind in its sauce. */
function plateful(
  v: View,
  label: string,
  r: number,
  sauceInk: string,
  one: Lay,
  count: number,
  over: string,
): string {
  const random = v.random.fork(`snails-${label}`);
  let heap = '';
  for (let i = 0; i < count; i++) {
    const ring = i < count * 0.55 ? 0.5 : i < count - 1 ? 0.26 : 0;
    const a = (i / (count * 0.55)) * Math.PI * 2 + ring * 3;
    heap += place(
      one(i),
      Math.cos(a) * r * ring + random.range(-8, 8),
      Math.sin(a) * r * ring + random.range(-8, 8),
      r / 370,
      false,
      random.range(0, 360),
    );
  }
  const pool =
    disc(0, 0, r * 0.74, mix(sauceInk, v.inks.near, 0.16)) + disc(v.side * 8, 8, r * 0.7, sauceInk);
  return plate(v, r, random.pick(['white', 'enamel', 'blue']), v.flat(pool + heap + over, 0, 0, 8));
}

/** An evening of snails: mud creepers in coconut milk, babylon snails roasted in chilli salt, shells sucked empty. */
export const snails: Motif = {
  tilts: [0.7, 0.76, 0.82],
  zoom: [0.94, 1.04],
  tables: ['steel', 'painted'],
  lay: (v) => {
    const { food, inks } = v;
    const dark = mix(food.char, food.clay, 0.35);
    const coconut = plateful(
      v,
      'coconut',
      400,
      mix(food.cream, food.crumb, 0.35),
      (i) => creeper(v, i % 3 ? dark : mix(dark, food.paste, 0.3)),
      20,
      strew(v, 'lemongrass', 200, mix(food.lime, food.crumb, 0.4), 22, 9) +
        scatter(v, 'coconut', 190, 14, 8, 12),
    );
    const roasted = plateful(
      v,
      'roasted',
      340,
      mix(food.oil, food.chilli, 0.35),
      () => babylon(v),
      18,
      strew(v, 'salt', 190, food.chilli, 60, 8) + strew(v, 'grains', 190, food.white, 40, 6),
    );
    const empty = plate(
      v,
      190,
      'enamel',
      v.flat(
        [0, 1, 2, 3]
          .map((i) =>
            place(
              creeper(v, mix(dark, inks.ink, 0.1)),
              -60 + (i % 2) * 110,
              -50 + i * 34,
              0.9,
              false,
              i * 77,
            ),
          )
          .join(''),
        0,
        0,
        8,
      ),
    );
    return [
      { x: -230, y: 120, draw: coconut },
      { x: 370, y: -190, draw: roasted },
      { x: 330, y: 350, draw: sauce(v, 'salt', 118) },
      { x: -300, y: -370, draw: glass(v, 104, 280, food.beer, 0.8) },
      { x: 700, y: 210, draw: empty },
      { x: -760, y: -60, draw: herbPlate(v, 'wide', 170, ['sawleaf', 'basil']) },
      {
        x: 40,
        y: -440,
        draw: place(herbs(v, 'mint', { radius: 60, count: 8, herbs: ['sawleaf'], leaf: 70, rise: 6 }), 0, 0),
      },
      { x: 560, y: 420, draw: place(limeWedge(v), 0, 0, 0.9) },
      { x: 790, y: -330, draw: glass(v, 104, 280, food.beer, 0.66) },
    ];
  },
};

/** A blood cockle steamed open: two ribbed shells and its red flesh, in the plane. */
function cockle(v: View): string {
  const { inks, food } = v;
  const shell = mix(food.china, food.clay, 0.25);
  const half = 'M-58 0Q-58 -52 0 -56Q58 -52 58 0Z';
  return (
    oval(-v.side * 5, 12, 62, 52, inks.ink, { 'fill-opacity': 0.3 }) +
    place(fill(half, mix(shell, inks.near, 0.25)), 0, 4, 1, false, 180) +
    fill(half, shell) +
    stroke(
      'M-40 -6Q-36 -36 -22 -48M-18 -4Q-16 -38 -8 -54M4 -4V-55M26 -4Q22 -38 16 -53M44 -8Q40 -36 30 -46',
      mix(shell, food.grilled, 0.5),
      6,
    ) +
    oval(0, 6, 46, 24, mix(food.china, food.crumb, 0.5)) +
    oval(2, 6, 34, 16, mix(food.carrot, food.chilli, 0.4)) +
    oval(-6, 4, 18, 8, mix(food.chilliDark, food.bean, 0.4))
  );
}

/** Cockles from the lagoon, from the coals under scallion oil, with salt, pepper and lime. */
export const cockles: Motif = {
  tilts: [0.7, 0.76, 0.82],
  tables: ['boards', 'steel', 'painted'],
  steam: 60,
  lay: (v) => {
    const { food } = v;
    const heap = plateful(
      v,
      'cockles',
      420,
      mix(food.brothClear, food.china, 0.4),
      () => cockle(v),
      24,
      scatter(v, 'oil', 230, 70, 0, 12) + strew(v, 'peanuts', 220, food.peanut, 40, 12),
    );
    return [
      { x: -40, y: 70, draw: heap },
      { x: 440, y: -330, draw: sauce(v, 'salt', 130) },
      { x: -430, y: -390, draw: herbPlate(v, 'back', 190, ['sawleaf', 'basil']) },
      { x: 480, y: 380, draw: place(limeWedge(v), 0, 0, 0.95) },
      { x: -780, y: 120, draw: glass(v, 104, 280, food.beer, 0.8) },
      { x: 760, y: 40, draw: glass(v, 104, 280, food.beer, 0.66) },
    ];
  },
};
