import { mix } from '../../../kit/colour';
import { disc, place } from '../../../kit/svg';
import { herbs, scatter, sprouts, strips } from '../greens';
import { halfEgg, prawn, round } from '../meats';
import type { Motif } from '../motifs';
import { spoon } from '../props';
import { strew } from '../starches';
import { CHINA, plate } from '../ware';
import { company, fan, noodleBowl, R } from './noodle-bowl';

export const bunBo: Motif = {
  tilts: [0.62, 0.68, 0.74],
  tables: ['steel', 'boards', 'painted', 'tiles', 'cloth'],
  steam: 120,
  lay: (v) => {
    const { food, inks } = v;
    const random = v.random.fork('bun-bo');
    let oil = '';
    for (let i = 0; i < 30; i++) {
      const a = random.range(0, 6.3);
      const k = R * random.range(0.5, 0.88);
      oil += disc(Math.cos(a) * k, Math.sin(a) * k, random.range(7, 20), food.oil, { 'fill-opacity': 0.85 });
    }
    const hock = place(
      round(
        v,
        'hock',
        128,
        108,
        mix(food.crumb, food.porkEdge, 0.3),
        mix(food.pork, food.porkEdge, 0.2),
        food.porkEdge,
      ) +
        disc(8, -6, 44, food.crumb) +
        disc(8, -6, 30, mix(food.white, food.crumb, 0.5)) +
        disc(10, -4, 14, food.porkEdge),
      140,
      -110,
    );
    const ball = (x: number, y: number) =>
      place(
        disc(-v.side * 6, 16, 54, inks.ink, { 'fill-opacity': 0.3 }) +
          disc(0, 0, 52, mix(food.prawn, food.char, 0.3)) +
          disc(v.side * 8, -7, 42, mix(food.prawn, food.crust, 0.4)) +
          strew(v, `ball${x}`, 36, food.crumb, 9, 6),
        x,
        y,
      );
    const floats =
      oil +
      hock +
      fan(
        v,
        'beef',
        -130,
        -80,
        4,
        104,
        mix(food.beef, food.char, 0.35),
        mix(food.beef, food.ham, 0.22),
        mix(food.beef, food.crumb, 0.4),
      ) +
      ball(-30, 128) +
      ball(92, 116);
    const out =
      place(
        herbs(v, 'top', { radius: 70, count: 14, herbs: ['sawleaf', 'basil'], leaf: 84, rise: 12 }),
        -200,
        100 * v.k,
      ) +
      place(strips(v, 'onion', 84, [mix(food.white, food.ham, 0.2), food.white], 16, 7, 26), 30, 0) +
      v.flat(scatter(v, 'top', 270, 34, 9, 12));
    return [
      {
        x: 0,
        y: 70,
        draw: noodleBowl(
          v,
          random.pick(['blue', 'rose', 'white', 'enamel'] as const),
          { broth: food.brothRed, ink: food.rice, width: 15, coils: 9, strands: 4, fill: 0.7 },
          floats,
          out,
          R * 0.56,
        ),
      },
      ...company(
        v,
        ['basil', 'mint', 'sawleaf', 'lettuce'],
        [
          {
            x: 720,
            y: 290,
            draw: plate(
              v,
              190,
              random.pick(CHINA),
              strips(
                v,
                'blossom',
                120,
                [mix(food.purple, food.ham, 0.5), food.crumb, mix(food.purple, food.crumb, 0.7)],
                60,
                10,
                60,
              ),
            ),
          },
        ],
      ),
    ];
  },
};

export const huTieu: Motif = {
  tilts: [0.64, 0.7, 0.76],
  tables: ['steel', 'tiles', 'painted', 'cloth', 'boards'],
  steam: 110,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('hu-tieu');
    const floats =
      fan(
        v,
        'pork',
        -150,
        -90,
        4,
        98,
        mix(food.pork, food.crumb, 0.3),
        mix(food.pork, food.white, 0.25),
        food.porkEdge,
      ) +
      fan(
        v,
        'liver',
        150,
        120,
        3,
        80,
        mix(food.bean, food.beef, 0.5),
        mix(food.beef, food.purple, 0.25),
        food.bean,
      ) +
      place(halfEgg(v, 52), -40, 186) +
      place(halfEgg(v, 50), -146, 150, 1, false, 40) +
      place(strew(v, 'mince', 90, mix(food.grilledLight, food.crumb, 0.2), 40, 14), 40, -150);
    const out =
      [
        [120, -70],
        [196, -16],
        [70, 0],
      ]
        .map(([x, y], i) =>
          place(prawn(v, 66, false), x ?? 0, (y ?? 0) * v.k, 1, i % 2 > 0, random.range(-50, 50)),
        )
        .join('') +
      place(
        strips(v, 'chives', 100, [mix(food.leaf, food.leafDark, 0.2), food.leafLight, food.leaf], 26, 9, 30),
        -70,
        60 * v.k,
      ) +
      v.flat(scatter(v, 'top', 280, 26, 7, 11) + strew(v, 'garlic', 250, food.crust, 40, 9));
    return [
      {
        x: 0,
        y: 70,
        draw: noodleBowl(
          v,
          random.pick(['rose', 'blue', 'celadon', 'mint'] as const),
          {
            broth: food.brothClear,
            ink: mix(food.rice, food.celadon, 0.2),
            width: 10,
            coils: 10,
            strands: 6,
            fill: 0.76,
          },
          floats,
          out,
          R * 0.54,
        ),
      },
      ...company(
        v,
        ['lettuce', 'coriander', 'fishmint'],
        [{ x: 730, y: 300, draw: plate(v, 180, random.pick(CHINA), sprouts(v, 'plate', 130, 40)) }],
      ),
      { x: -440, y: 420, draw: spoon(v, random.range(20, 50), true) },
    ];
  },
};
