import { mix } from '../../../kit/colour';
import { place } from '../../../kit/svg';
import { herbs, scatter, strips } from '../greens';
import type { Motif } from '../motifs';
import { strew } from '../starches';
import { dish } from '../ware';
import { company, fan, noodleBowl, R } from './noodle-bowl';

/** Sour phở of Lạng Sơn: cool noodles without soup under many toppings, a shining sauce poured over. */
export const sourPho: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'tiles', 'steel', 'painted'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('sour-pho');
    const sauce = mix(food.brothBrown, food.oil, 0.35);
    const meats =
      fan(v, 'pork', -150, -110, 4, 92, food.porkEdge, mix(food.pork, food.porkEdge, 0.2), food.porkEdge) +
      fan(
        v,
        'liver',
        150,
        -120,
        3,
        80,
        mix(food.bean, food.beef, 0.4),
        mix(food.beef, food.purple, 0.3),
        food.bean,
      ) +
      fan(v, 'lap-xuong', 190, 60, 4, 60, food.chilliDark, mix(food.chilli, food.ham, 0.3), food.crumb);
    const out =
      place(
        strips(
          v,
          'chicken',
          84,
          [mix(food.white, food.crumb, 0.5), mix(food.crumb, food.turmeric, 0.15)],
          26,
          9,
          22,
        ),
        -200,
        30 * v.k,
      ) +
      place(
        strips(v, 'cucumber', 84, [food.cucumber, mix(food.leaf, food.cucumber, 0.4)], 24, 10, 20),
        -110,
        170 * v.k,
      ) +
      place(
        strips(
          v,
          'taro',
          104,
          [food.crust, mix(food.crust, food.turmericDark, 0.4), food.crustDark],
          54,
          11,
          46,
        ),
        20,
        30 * v.k,
      ) +
      place(
        herbs(v, 'top', { radius: 54, count: 10, herbs: ['coriander', 'mint', 'basil'], leaf: 72, rise: 12 }),
        130,
        160 * v.k,
      ) +
      v.flat(
        strew(v, 'nuts', 230, food.peanut, 54, 15) + strew(v, 'shallot', 220, food.crustDark, 50, 11),
        0,
        0,
        30,
      );
    return [
      {
        x: 0,
        y: 60,
        draw: noodleBowl(
          v,
          random.pick(['blue', 'celadon', 'rose', 'white'] as const),
          { broth: sauce, ink: food.rice, width: 17, coils: 9, strands: 4, fill: 0.86 },
          meats,
          out,
          R * 0.42,
        ),
      },
      ...company(
        v,
        ['coriander', 'mint', 'basil'],
        [
          {
            x: -440,
            y: 420,
            draw: dish(
              v,
              116,
              'blue',
              mix(food.lime, food.brothClear, 0.4),
              strew(v, 'bamboo', 70, mix(food.crumb, food.lime, 0.3), 24, 20) +
                scatter(v, 'mac-mat', 66, 0, 7, 10),
            ),
          },
        ],
      ),
    ];
  },
};
