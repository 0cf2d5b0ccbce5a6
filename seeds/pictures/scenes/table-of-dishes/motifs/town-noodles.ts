import { mix } from '../../../kit/colour';
import { fill, place } from '../../../kit/svg';
import { herbs, scatter, sprouts, strips } from '../greens';
import { round } from '../meats';
import type { Motif } from '../motifs';
import { strew } from '../starches';
import { quailEgg, rind } from '../toppings';
import { CHINA, dish, plate } from '../ware';
import { company, fan, noodleBowl, R } from './noodle-bowl';

/** Fish cake noodles: clear broth, cake steamed white and cake fried golden. */
export const fishCakeNoodles: Motif = {
  tilts: [0.62, 0.68, 0.74],
  tables: ['steel', 'boards', 'painted', 'tiles'],
  steam: 120,
  lay: (v) => {
    const { food, inks } = v;
    const random = v.random.fork('fish-cake');
    const gold = mix(food.crust, food.turmeric, 0.25);
    const fried = (x: number, y: number, turn: number) => {
      const d = 'M-96 -26Q-84 -48 0 -50Q84 -48 96 -26V22Q84 44 0 46Q-84 44 -96 22Z';
      return place(
        fill(d, inks.ink, { 'fill-opacity': 0.3, transform: `translate(${-v.side * 6} 12)` }) +
          fill(d, food.crustDark, { transform: 'translate(0 8)' }) +
          fill(d, gold) +
          fill('M-80 -16Q0 -34 80 -16V12Q0 28 -80 12Z', mix(food.crumb, gold, 0.3)) +
          place(
            strew(v, `cake${x}`, 40, food.leaf, 6, 7) + strew(v, `pepper${x}`, 50, food.char, 12, 5),
            0,
            -2,
          ),
        x,
        y,
        1,
        false,
        turn,
      );
    };
    const floats =
      fan(
        v,
        'steamed',
        120,
        -96,
        4,
        100,
        mix(food.white, food.riceShade, 0.4),
        food.white,
        mix(food.riceShade, food.celadon, 0.3),
      ) +
      fried(-150, -90, random.range(-30, -8)) +
      fried(-110, 4, random.range(-16, 14)) +
      fried(-70, 96, random.range(-6, 24)) +
      place(strew(v, 'jellyfish', 90, mix(food.china, food.celadon, 0.3), 30, 22), 150, 100) +
      scatter(v, 'top', R * 0.62, 44, 6, 12);
    const out = place(
      herbs(v, 'top', { radius: 60, count: 10, herbs: ['coriander', 'mint'], leaf: 76, rise: 10 }),
      30,
      -190 * v.k,
    );
    return [
      {
        x: 0,
        y: 70,
        draw: noodleBowl(
          v,
          random.pick(['blue', 'white', 'rose', 'enamel'] as const),
          {
            broth: mix(food.brothClear, food.china, 0.3),
            ink: food.rice,
            width: 12,
            coils: 10,
            strands: 5,
            fill: 0.76,
          },
          floats,
          out,
          R * 0.56,
        ),
      },
      ...company(
        v,
        ['lettuce', 'mint', 'basil'],
        [
          {
            x: 725,
            y: 300,
            draw: plate(
              v,
              185,
              random.pick(CHINA),
              strips(
                v,
                'blossom',
                116,
                [mix(food.purple, food.crumb, 0.5), food.lettuce, mix(food.lettuce, food.white, 0.4)],
                60,
                9,
                56,
              ),
            ),
          },
        ],
      ),
    ];
  },
};

/** The red noodles of Buôn Ma Thuột: thick and orange with annatto, crab paste, quail eggs, crackling, blanched greens. */
export const redNoodles: Motif = {
  tilts: [0.62, 0.68, 0.74],
  tables: ['steel', 'painted', 'boards', 'tiles'],
  steam: 120,
  lay: (v) => {
    const { food, inks } = v;
    const random = v.random.fork('red-noodles');
    const crab = (label: string, x: number, y: number) =>
      place(
        round(
          v,
          label,
          88,
          66,
          mix(food.clay, food.brothBrown, 0.5),
          mix(food.paste, food.grilledLight, 0.4),
          food.clay,
        ) + strew(v, label, 50, food.crumb, 12, 8),
        x,
        y,
      );
    const floats =
      crab('a', -140, -100) +
      crab('b', -30, -150) +
      quailEgg(v, 110, -130, 20) +
      quailEgg(v, 186, -66, -30) +
      quailEgg(v, 196, 30, 60) +
      rind(v, -190, 20, 10) +
      rind(v, -160, 90, 50) +
      rind(v, -90, 60, -20) +
      scatter(v, 'top', R * 0.56, 30, 8, 12);
    const stems = [food.leaf, mix(food.leafLight, food.leaf, 0.5), food.leafDark] as const;
    const out =
      place(strips(v, 'celery', 108, stems, 34, 11, 26), 70, 130 * v.k) +
      place(sprouts(v, 'top', 90, 16), -50, 170 * v.k) +
      place(
        herbs(v, 'top', { radius: 46, count: 7, herbs: ['mustard', 'coriander'], leaf: 74, rise: 8 }),
        150,
        100 * v.k,
      );
    return [
      {
        x: 0,
        y: 70,
        draw: noodleBowl(
          v,
          random.pick(['white', 'blue', 'enamel'] as const),
          {
            broth: mix(food.brothBrown, food.brothRed, 0.5),
            ink: mix(food.carrot, food.chilli, 0.22),
            width: 22,
            coils: 8,
            strands: 4,
            fill: 0.8,
          },
          floats,
          out,
          R * 0.54,
        ),
      },
      ...company(
        v,
        ['mustard', 'lettuce', 'coriander'],
        [
          {
            x: 735,
            y: 320,
            draw: dish(
              v,
              110,
              'white',
              mix(food.purple, food.ham, 0.3),
              strew(v, 'paste', 60, mix(food.purple, inks.light, 0.4), 16, 8),
            ),
          },
        ],
      ),
    ];
  },
};
