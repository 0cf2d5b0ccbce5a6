import { mix } from '../../../kit/colour';
import { disc, fill, num, place, stroke } from '../../../kit/svg';
import { herbs, slice, strips } from '../greens';
import { round } from '../meats';
import type { Motif } from '../motifs';
import { chopsticks, herbPlate, riceBowl, sauce, tea } from '../props';
import { cracker, mound, strew } from '../starches';
import type { View } from '../view';
import { CHINA, plate } from '../ware';
import { friedFish } from './home-dishes';

/** What stands around one large plate. */
const around = (v: View, dip: 'fish' | 'soy' | 'salt' | 'peanut' = 'fish') => [
  { x: 370, y: 350, draw: sauce(v, dip, 140) },
  { x: 430, y: -390, draw: herbPlate(v, 'back', 200, ['perilla', 'mint', 'lettuce', 'basil']) },
  { x: -700, y: -240, draw: tea(v) },
  { x: 710, y: 20, draw: chopsticks(v, v.random.fork('sticks').range(58, 84)) },
];

/** A piece of fowl chopped through the bone: skin above, meat at the cut; about 150 long. */
function chopped(v: View, skin: string, flesh: string): string {
  const { food, inks } = v;
  return (
    fill('M-78 34Q-84 -30 -20 -44Q60 -50 80 -10Q84 34 50 46Q-40 56 -78 34Z', inks.ink, {
      'fill-opacity': 0.3,
      transform: `translate(${-v.side * 8} 14)`,
    }) +
    fill('M-78 34Q-84 -30 -20 -44Q60 -50 80 -10Q84 34 50 46Q-40 56 -78 34Z', flesh) +
    fill('M-78 22Q-84 -30 -20 -44Q60 -50 80 -10Q84 12 70 20Q-10 2 -78 22Z', skin) +
    stroke('M-60 -4Q-30 -30 20 -32', mix(skin, food.white, 0.55), 7, { 'stroke-opacity': 0.7 }) +
    stroke('M-40 36Q0 44 34 36', mix(flesh, food.char, 0.25), 4) +
    fill('M44 30a11 9 0 1 0 22 0a11 9 0 1 0 -22 0Z', mix(food.crumb, food.white, 0.5))
  );
}

/** Rows of chopped fowl, as it is laid back together on the plate. */
function rows(v: View, skin: string, flesh: string): string {
  const random = v.random.fork('chopped');
  let out = '';
  for (const [row, count] of [4, 5, 5, 4].entries())
    for (let i = 0; i < count; i++)
      out += place(
        chopped(v, skin, flesh),
        (i - (count - 1) / 2) * 112 + random.range(-8, 8),
        (row - 1.5) * 92 + random.range(-6, 6),
        1,
        random.chance(0.3),
        random.range(-16, 16),
      );
  return out;
}

const bed = (v: View, radius = 300) =>
  herbs(v, 'bed', { radius, count: 26, herbs: ['lettuce', 'coriander', 'mint'], leaf: 112, rise: 8 });

/** Duck roasted brown, chopped, with leaves under it. */
export const roastDuck: Motif = {
  tilts: [0.68, 0.74, 0.8],
  tables: ['boards', 'steel', 'tiles', 'painted'],
  steam: 60,
  lay: (v) => {
    const { food } = v;
    const skin = mix(mix(food.grilled, food.crustDark, 0.5), food.chilli, 0.16);
    return [
      {
        x: -30,
        y: 0,
        draw: plate(
          v,
          430,
          v.random.fork('duck').pick(CHINA),
          bed(v) + rows(v, skin, mix(food.pork, food.grilledLight, 0.4)),
        ),
      },
      { x: -420, y: 400, draw: riceBowl(v, 'side', 150) },
      ...around(v, 'soy'),
    ];
  },
};

/** Rice cooked golden in chicken broth, chopped chicken with it. */
export const chickenRice: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'tiles', 'painted', 'cloth'],
  steam: 70,
  lay: (v) => {
    const { food } = v;
    const skin = mix(food.turmeric, food.crumb, 0.45);
    const flesh = mix(food.white, food.crumb, 0.4);
    const random = v.random.fork('chicken');
    const meat = [-1, 0, 1, 2]
      .map((i) =>
        place(chopped(v, skin, flesh), 110 + (i % 2) * 96, -120 + i * 74, 1.06, false, random.range(-20, 20)),
      )
      .join('');
    const sides = [0, 1, 2]
      .map((i) => place(slice(v, i % 2 ? 'tomato' : 'cucumber', 62), -90 + i * 88, 224 - i * 12))
      .join('');
    return [
      {
        x: -20,
        y: 0,
        draw: plate(
          v,
          430,
          random.pick(CHINA),
          place(mound(v, 'rice', 200, 130, mix(food.turmeric, food.rice, 0.5)), -130, -10) +
            meat +
            v.flat(sides, 0, 0, 12) +
            place(
              herbs(v, 'top', { radius: 70, count: 9, herbs: ['coriander', 'mint'], leaf: 74, rise: 10 }),
              40,
              -200,
            ),
        ),
      },
      { x: -430, y: 390, draw: sauce(v, 'chilli', 110) },
      ...around(v),
    ];
  },
};

/** A whole fish fried crisp, on leaves, with rice paper to roll it in. */
export const wholeFish: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'leaf', 'tiles', 'mat'],
  steam: 60,
  lay: (v) => [
    { x: -20, y: 20, draw: friedFish(v, 460) },
    {
      x: -440,
      y: 410,
      draw: plate(
        v,
        210,
        'blue',
        v.flat(
          disc(14, 8, 150, v.food.riceShade) +
            disc(0, 0, 150, v.food.rice) +
            strew(v, 'paper', 130, v.food.riceShade, 60, 7),
          0,
          0,
          12,
        ),
      ),
    },
    ...around(v),
    { x: -420, y: -400, draw: herbPlate(v, 'left', 180, ['lettuce', 'fishmint', 'coriander']) },
  ],
};

/** A salad of shreds with meat, peanuts and herbs, prawn crackers beside. */
export const salad: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'tiles', 'mat', 'leaf', 'painted'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('salad');
    const shreds = (label: string, r: number, count: number, lift: number) =>
      place(
        strips(
          v,
          label,
          r,
          [food.white, mix(food.white, food.leafLight, 0.35), food.tomato, mix(food.ham, food.white, 0.5)],
          count,
          15,
          96,
        ),
        0,
        -lift,
      );
    const heap =
      bed(v, 320) +
      shreds('low', 300, 90, 0) +
      shreds('mid', 220, 70, 46) +
      shreds('top', 130, 46, 96) +
      place(
        herbs(v, 'crown', {
          radius: 60,
          count: 12,
          herbs: ['mint', 'coriander', 'basil'],
          leaf: 78,
          rise: 26,
        }),
        0,
        -90,
      ) +
      v.flat(strew(v, 'nuts', 260, food.peanut, 70, 14), 0, 0, 60) +
      v.flat(strew(v, 'shallot', 180, food.crustDark, 40, 12), 0, -60, 90);
    return [
      { x: -20, y: 0, draw: plate(v, 430, random.pick(CHINA), heap) },
      {
        x: -450,
        y: 390,
        draw: plate(
          v,
          220,
          random.pick(CHINA),
          [0, 1, 2]
            .map((i) => place(cracker(v, `c${i}`, 96), -60 + i * 60, 10 - i * 26, 1, i === 1))
            .join(''),
        ),
      },
      ...around(v),
    ];
  },
};

/** Flat cakes fried golden, with leaves and a dip. */
export const fritters: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'tiles', 'steel', 'painted'],
  steam: 70,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('fritters');
    const gold = mix(food.crust, food.turmeric, 0.35);
    const one = (label: string, x: number, y: number) =>
      place(
        round(
          v,
          label,
          104,
          84,
          mix(food.crustDark, food.char, 0.15),
          gold,
          mix(food.crustDark, food.turmericDark, 0.5),
        ) +
          v.flat(
            strew(v, label, 60, food.leafDark, 9, 10) + strew(v, `p${label}`, 56, food.crumb, 8, 8),
            0,
            -6,
          ),
        x,
        y,
        1,
        false,
        random.range(-20, 20),
      );
    let cakes = '';
    for (const [i, [x, y]] of (
      [
        [-200, -80],
        [0, -120],
        [200, -70],
        [-230, 70],
        [-20, 40],
        [190, 80],
        [-110, 170],
        [90, 180],
        [-90, -20],
        [100, -10],
      ] as const
    ).entries())
      cakes += one(`f${i}`, x, y - (i > 7 ? 40 : 0));
    return [
      { x: -20, y: 0, draw: plate(v, 430, random.pick(CHINA), bed(v) + cakes) },
      { x: -430, y: 390, draw: herbPlate(v, 'front', 170, ['perilla', 'coriander', 'mint']) },
      ...around(v),
    ];
  },
};

/** Slashes of a cut, as on bread fried to go with porridge: about 300 long, in the plane. */
export function doughStick(v: View): string {
  const { food, inks } = v;
  const d =
    'M-150 -20Q-160 -34 -140 -40H140Q160 -34 150 -18Q160 -4 142 2Q154 20 138 30H-140Q-158 22 -146 4Q-160 -6 -150 -20Z';
  let cuts = '';
  for (let i = -4; i <= 4; i++) cuts += `M${num(i * 30)} -36l8 30M${num(i * 30 + 6)} 2l8 24`;
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.3, transform: `translate(${-v.side * 6} 14)` }) +
    fill(d, food.crust) +
    stroke('M-146 -2H146', food.crustDark, 9) +
    stroke(cuts, mix(food.crustDark, food.crust, 0.4), 6) +
    stroke('M-130 -34H130', mix(food.crumb, food.crust, 0.4), 6)
  );
}
