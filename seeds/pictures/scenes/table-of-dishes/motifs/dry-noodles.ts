import { mix } from '../../../kit/colour';
import { fill, place } from '../../../kit/svg';
import { herbs, scatter, sprouts, strips } from '../greens';
import { halfEgg, prawn } from '../meats';
import type { Motif } from '../motifs';
import { herbPlate } from '../props';
import { cracker, strew } from '../starches';
import type { View } from '../view';
import { CHINA } from '../ware';
import { company, fan, noodleBowl, R } from './noodle-bowl';

/** Blistered squares of fried dough. */
function crackling(v: View): string {
  const { food, inks } = v;
  const random = v.random.fork('crackling');
  return Array.from({ length: 9 }, (_, i) => {
    const ink = mix(food.crust, food.turmeric, 0.3);
    const d = 'M-46 -38Q0 -52 44 -40Q54 0 46 38Q0 50 -44 40Q-54 0 -46 -38Z';
    return place(
      fill(d, inks.ink, { 'fill-opacity': 0.32, transform: `translate(${-v.side * 7} 13)` }) +
        fill(d, food.crustDark, { transform: 'translate(0 8)' }) +
        fill(d, ink) +
        fill(
          'M-30 -22q14 -12 24 2q-10 14 -24 -2ZM8 4q16 -10 24 6q-12 14 -24 -6ZM-26 14q12 -8 18 4q-8 10 -18 -4Z',
          mix(ink, inks.light, 0.55),
        ),
      60 + (i % 3) * 70 + random.range(-16, 16),
      (Math.floor(i / 3) * 66 - 20) * v.k - (i % 2) * 12,
      random.range(0.78, 1),
      false,
      random.range(-40, 40),
    );
  }).join('');
}

export const caoLau: Motif = {
  tilts: [0.64, 0.7, 0.76],
  tables: ['tiles', 'boards', 'painted', 'lacquer'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('cao-lau');
    const glaze = random.pick(['celadon', 'blue', 'clay', 'rose'] as const);
    const pork = fan(
      v,
      'xiu',
      -60,
      -70,
      5,
      104,
      mix(food.porkEdge, food.chilliDark, 0.3),
      mix(food.pork, food.porkEdge, 0.28),
      food.porkEdge,
    );
    const out =
      place(
        herbs(v, 'top', { radius: 84, count: 18, herbs: ['mint', 'lettuce', 'basil'], leaf: 92, rise: 12 }),
        -196,
        96 * v.k,
      ) +
      place(sprouts(v, 'top', 110, 16), -70, 170 * v.k) +
      place(crackling(v), 20, 50 * v.k) +
      v.flat(scatter(v, 'top', 240, 14, 6, 11), 0, 20);
    return [
      {
        x: 0,
        y: 60,
        draw: noodleBowl(
          v,
          glaze,
          {
            broth: mix(food.brothBrown, food.soySauce, 0.3),
            ink: food.brownNoodle,
            width: 19,
            coils: 11,
            strands: 4,
            fill: 0.86,
          },
          pork,
          out,
          R * 0.42,
        ),
      },
      ...company(v, ['lettuce', 'mint', 'basil', 'perilla']),
    ];
  },
};

export const miQuang: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'painted', 'tiles', 'mat', 'steel'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('mi-quang');
    const floats =
      fan(v, 'pork', -150, 60, 3, 84, food.porkEdge, food.pork, food.porkEdge) +
      place(halfEgg(v, 56), 60, 190, 1, false, 20) +
      place(halfEgg(v, 54), -46, 214, 1, false, -30);
    const out =
      place(
        strips(v, 'blossom', 76, [mix(food.purple, food.ham, 0.45), food.crumb], 26, 9, 30),
        190,
        110 * v.k,
      ) +
      place(
        herbs(v, 'top', {
          radius: 80,
          count: 17,
          herbs: ['mint', 'lettuce', 'coriander'],
          leaf: 88,
          rise: 14,
        }),
        200,
        -30 * v.k,
      ) +
      [
        [-60, -110],
        [70, -70],
        [-20, 20],
      ]
        .map(([x, y], i) =>
          place(prawn(v, 62, false), x ?? 0, (y ?? 0) * v.k, 1, i % 2 > 0, random.range(-40, 40)),
        )
        .join('') +
      v.flat(strew(v, 'nuts', 230, food.peanut, 46, 14) + scatter(v, 'top', 250, 18, 5, 11));
    return [
      { x: -250, y: -330, draw: v.flat(cracker(v, 'back', 270), 0, 0, 30) },
      {
        x: 0,
        y: 70,
        draw:
          noodleBowl(
            v,
            random.pick(CHINA),
            {
              broth: mix(food.brothBrown, food.turmericDark, 0.4),
              ink: food.yellowNoodle,
              width: 30,
              coils: 10,
              strands: 3,
              fill: 0.88,
            },
            floats,
            out,
            R * 0.44,
          ) + v.up(v.flat(cracker(v, 'rim', 130), 250, -215, 196), 0, 0),
      },
      ...company(v, ['lettuce', 'mint', 'perilla', 'coriander']).filter(
        ({ x, y }) => !(x === -380 && y === -400),
      ),
      { x: 720, y: 330, draw: herbPlate(v, 'wide', 190, ['lettuce', 'mint', 'basil']) },
    ];
  },
};
