import { mix } from '../../../kit/colour';
import { disc, fill, num, place, stroke } from '../../../kit/svg';
import { herbs, scatter, strips } from '../greens';
import type { Motif } from '../motifs';
import { chopsticks, eitherWay, herbPlate, limePlate, sauce, spoon, tea } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, plate } from '../ware';
import { company, noodleBowl, R } from './noodle-bowl';

/** Boned strips of small eel, brown on the back and yellow below, curled as frying leaves them; in the plane. */
export function eels(v: View, label: string, radius: number, count: number, crisp: boolean): string {
  const { food, inks } = v;
  const random = v.random.fork(`eels-${label}`);
  const back = crisp ? mix(food.grilled, food.crustDark, 0.5) : mix(food.clay, food.soySauce, 0.35);
  const belly = crisp ? mix(food.crust, food.turmericDark, 0.4) : mix(food.turmericDark, food.crumb, 0.15);
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * radius;
    const l = random.range(70, 112);
    const bend = random.sign() * random.range(16, 46);
    const d = `M${num(-l)} ${num(-bend * 0.3)}Q${num(-l * 0.4)} ${num(bend)} 0 0T${num(l)} ${num(bend * 0.3)}`;
    out += place(
      stroke(d, inks.ink, 34, { 'stroke-opacity': 0.3, transform: `translate(${-v.side * 5} 9)` }) +
        stroke(d, back, 32) +
        stroke(d, belly, 18, { transform: 'translate(0 5)' }) +
        stroke(d, mix(belly, inks.light, 0.5), 4, { transform: 'translate(0 -1)', 'stroke-opacity': 0.7 }),
      Math.cos(a) * k,
      Math.sin(a) * k,
      random.range(0.85, 1.05),
      false,
      random.range(0, 180),
    );
  }
  return out;
}

/** Glass noodles in a turmeric broth under strips of eel fried crisp. */
export const eelNoodles: Motif = {
  tilts: [0.62, 0.68, 0.74],
  tables: ['boards', 'steel', 'tiles', 'painted'],
  steam: 110,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('eel-noodles');
    const floats = eels(v, 'top', R * 0.36, 20, true) + scatter(v, 'top', R * 0.6, 34, 4, 12);
    const out =
      v.flat(strew(v, 'shallot', 180, food.crustDark, 60, 13), 0, 0, 16) +
      place(
        strips(
          v,
          'blossom',
          90,
          [mix(food.purple, food.crumb, 0.55), food.crumb, mix(food.purple, food.white, 0.7)],
          26,
          8,
          26,
        ),
        -210,
        40 * v.k,
      ) +
      place(
        herbs(v, 'top', {
          radius: 70,
          count: 12,
          herbs: ['perilla', 'coriander', 'sawleaf'],
          leaf: 80,
          rise: 12,
        }),
        190,
        -70 * v.k,
      );
    return [
      {
        x: 0,
        y: 70,
        draw: noodleBowl(
          v,
          random.pick(['blue', 'white', 'rose', 'celadon'] as const),
          {
            broth: mix(food.brothClear, food.turmericDark, 0.4),
            ink: mix(mix(food.riceShade, food.brownNoodle, 0.5), food.celadon, 0.2),
            width: 9,
            coils: 11,
            strands: 6,
            fill: 0.78,
          },
          floats,
          out,
          R * 0.54,
        ),
      },
      ...company(v, ['perilla', 'coriander', 'mint', 'sawleaf']),
    ];
  },
};

/** Noodles with everything laid side by side like slices of a cake: egg, sausage, herbs, peanuts, and eel in the middle. */
export const eelInRows: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'tiles', 'lacquer', 'painted'],
  steam: 110,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('eel-rows');
    const lead = random.range(0, 6.3);
    const lots = [
      strips(v, 'egg', 104, [food.yolk, food.turmeric, mix(food.yolk, food.crumb, 0.35)], 60, 8, 0),
      strips(
        v,
        'sausage',
        104,
        [mix(food.pork, food.white, 0.5), mix(food.ham, food.white, 0.45), food.crumb],
        60,
        8,
        0,
      ),
      scatter(v, 'herb', 108, 70, 0, 14) + strew(v, 'herb', 104, food.leaf, 60, 12),
      strew(v, 'nuts', 104, food.peanut, 70, 17),
      strew(v, 'shallot', 104, food.crustDark, 90, 13),
    ];
    const ring = lots
      .map((draw, i) => {
        const a = lead + (i / lots.length) * Math.PI * 2;
        return place(draw, Math.cos(a) * R * 0.5, Math.sin(a) * R * 0.5);
      })
      .join('');
    return [
      {
        x: 0,
        y: 70,
        draw: noodleBowl(
          v,
          random.pick(['blue', 'celadon', 'rose'] as const),
          { broth: food.brothClear, ink: food.rice, width: 11, coils: 10, strands: 5, fill: 0.86 },
          ring + eels(v, 'middle', 84, 13, true),
          '',
          R * 0.54,
        ),
      },
      ...company(
        v,
        ['perilla', 'mint', 'coriander'],
        [{ x: -440, y: 420, draw: spoon(v, random.range(20, 50), true) }],
      ),
    ];
  },
};

/** The red eel soup of Vinh, bread beside it to dip. */
export const eelSoup: Motif = {
  tilts: [0.64, 0.7, 0.76],
  tables: ['boards', 'steel', 'painted', 'tiles'],
  steam: 130,
  lay: (v) => {
    const { food, inks } = v;
    const random = v.random.fork('eel-soup');
    const r = 360;
    const red = mix(food.brothRed, food.chilli, 0.18);
    const soup =
      disc(0, 0, r * 0.94, mix(red, inks.near, 0.25)) +
      disc(v.side * 18, 14, r * 0.87, red) +
      strew(v, 'oil', r * 0.8, food.oil, 90, 15) +
      eitherWay(
        v,
        eels(v, 'soup', r * 0.5, 24, false) +
          scatter(v, 'soup', r * 0.66, 50, 10, 12) +
          strew(v, 'shallots', r * 0.5, mix(food.white, food.ham, 0.25), 26, 15),
      );
    const out = place(
      herbs(v, 'top', { radius: 56, count: 9, herbs: ['sawleaf', 'coriander'], leaf: 76, rise: 8 }),
      90,
      -90 * v.k,
    );
    const loaf = (turn: number, x: number, y: number) =>
      v.flat(
        fill('M-190 -6Q-170 -66 0 -70Q170 -66 190 -6Q170 62 0 66Q-170 62 -190 -6Z', food.crustDark, {
          transform: 'translate(0 14)',
        }) +
          fill('M-190 -6Q-170 -66 0 -70Q170 -66 190 -6Q170 54 0 58Q-170 54 -190 -6Z', food.crust) +
          fill('M-150 -14Q0 -46 150 -14Q0 10 -150 -14Z', mix(food.crumb, food.crust, 0.35)) +
          stroke('M-120 -16Q0 -38 120 -16', mix(food.crumb, food.white, 0.4), 7),
        x,
        y,
        14,
        turn,
      );
    return [
      {
        x: -20,
        y: 50,
        draw: bowl(v, r, random.pick(['blue', 'white', 'enamel'] as const), soup, out, r * 0.5),
      },
      { x: 420, y: -350, draw: plate(v, 240, random.pick(CHINA), loaf(18, -10, -46) + loaf(-14, 10, 60)) },
      { x: -410, y: -390, draw: herbPlate(v, 'back', 180, ['sawleaf', 'coriander', 'mint']) },
      { x: 460, y: 390, draw: sauce(v, 'fish', 104) },
      { x: -500, y: 380, draw: spoon(v, -30, true) },
      { x: -740, y: -40, draw: limePlate(v, 'wide', 140) },
      { x: 760, y: 60, draw: chopsticks(v, random.range(64, 98)) },
      { x: 740, y: -300, draw: tea(v) },
    ];
  },
};
