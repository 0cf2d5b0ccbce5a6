import { mix } from '../../../kit/colour';
import { disc, fill, num, place, stroke } from '../../../kit/svg';
import { glass } from '../baskets';
import type { Motif } from '../motifs';
import { spoon } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, plate } from '../ware';

/** A short jar of yoghurt, seen as it stands. */
function yoghurt(v: View, r: number): string {
  const { food } = v;
  return bowl(
    v,
    r,
    'white',
    disc(0, 0, r * 0.92, mix(food.white, food.cream, 0.6)) +
      stroke(`M${num(-r * 0.5)} 0Q0 ${num(-r * 0.4)} ${num(r * 0.5)} 0`, food.white, 6),
    '',
    r * 1.1,
  );
}

/** Fresh milk in glasses and yoghurt in small jars, as a town of dairy farms serves them. */
export const milk: Motif = {
  tilts: [0.44, 0.5, 0.56],
  tables: ['boards', 'painted', 'cloth'],
  beyond: ['wall'],
  steam: 40,
  lay: (v) => {
    const { food } = v;
    const white = mix(food.white, food.cream, 0.5);
    return [
      { x: -250, y: 20, draw: glass(v, 124, 340, white, 0.86, false) },
      { x: 30, y: -70, draw: glass(v, 124, 340, white, 0.84, false) },
      { x: 320, y: 60, draw: yoghurt(v, 104) },
      { x: 110, y: 260, draw: yoghurt(v, 110) },
      { x: 520, y: 240, draw: yoghurt(v, 108) },
      { x: -300, y: 340, draw: spoon(v, 18) },
      { x: -720, y: 60, draw: glass(v, 116, 320, white, 0.8, false) },
      {
        x: 760,
        y: -60,
        draw: plate(v, 170, 'blue', v.flat(strew(v, 'cakes', 110, food.crumb, 40, 26), 0, 0, 10)),
      },
    ];
  },
};

/** The green tea of Nghệ An: fresh leaves steeped in a pot, drunk hot out of bowls, with sweet potatoes. */
export const freshTea: Motif = {
  tilts: [0.54, 0.6, 0.66],
  tables: ['mat', 'boards'],
  steam: 110,
  lay: (v) => {
    const { food, inks } = v;
    const random = v.random.fork('fresh-tea');
    const brew = mix(food.lime, food.tea, 0.45);
    const full = (r: number) =>
      bowl(
        v,
        r,
        'clay',
        disc(0, 0, r * 0.94, mix(brew, inks.near, 0.22)) + disc(v.side * r * 0.05, r * 0.04, r * 0.86, brew),
        '',
        r * 0.5,
      );
    const leaf = (turn: number, x: number, y: number) =>
      place(
        fill('M-90 0Q-30 -42 90 0Q-30 42 -90 0Z', inks.ink, {
          'fill-opacity': 0.26,
          transform: 'translate(0 8)',
        }) +
          fill('M-90 0Q-30 -42 90 0Q-30 42 -90 0Z', mix(food.leaf, food.leafDark, 0.4)) +
          fill('M-90 0Q-30 -42 90 0Z', mix(food.leaf, food.leafLight, 0.2)) +
          stroke('M-90 0H80', mix(food.leafDark, inks.ink, 0.2), 4),
        x,
        y,
        1,
        false,
        turn,
      );
    const root = (x: number, y: number, turn: number) =>
      place(
        fill(
          'M-110 0Q-60 -46 30 -42Q96 -34 118 4Q70 44 -20 44Q-84 40 -110 0Z',
          mix(food.purple, food.ham, 0.4),
        ) + stroke('M-70 -14Q0 -34 70 -16', mix(food.ham, food.white, 0.3), 6),
        x,
        y,
        1,
        false,
        turn,
      );
    return [
      { x: -170, y: 90, draw: full(270) },
      { x: 360, y: -130, draw: full(220) },
      { x: -520, y: -260, draw: full(200) },
      {
        x: 380,
        y: 290,
        draw: v.flat(
          [
            [-20, -40, -60],
            [30, 60, -20],
            [160, 0, 40],
            [80, -70, 40],
            [200, 90, 60],
          ]
            .map(([turn = 0, x = 0, y = 0]) => leaf(turn, x, y))
            .join('') + stroke('M-130 -90Q0 -10 150 90', mix(food.leafDark, food.wood, 0.5), 8),
          0,
          0,
          8,
          random.range(-14, 14),
        ),
      },
      {
        x: 720,
        y: 20,
        draw: plate(v, 200, 'clay', v.flat(root(-30, -50, 12) + root(24, 30, -16), 0, 0, 14)),
      },
      {
        x: -760,
        y: 210,
        draw: plate(v, 190, 'enamel', v.flat(root(0, -20, 20) + root(10, 56, -8), 0, 0, 14)),
      },
    ];
  },
};
