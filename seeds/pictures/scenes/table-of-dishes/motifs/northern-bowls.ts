import { mix } from '../../../kit/colour';
import { disc, place } from '../../../kit/svg';
import { herbs, scatter, strips } from '../greens';
import type { Motif } from '../motifs';
import { chopsticks, herbPlate, limePlate, riceBowl, sauce, tea } from '../props';
import { skeins, strew } from '../starches';
import { crabRaft, fishPiece, friedFillet, laid, leafRoll, prawns } from '../toppings';
import { CHINA, plate } from '../ware';
import { clams } from './clams';
import { oneBowl } from './one-bowl';
import { doughStick } from './plates';

/** Hải Phòng's broad brown noodles under a raft of crab, leaf rolls, prawns, water spinach. */
export const crabNoodles = oneBowl((v) => {
  const { food } = v;
  return {
    glazes: ['blue', 'white', 'rose'],
    broth: mix(food.brothBrown, food.brothClear, 0.5),
    ink: mix(mix(food.brothBrown, food.soySauce, 0.38), food.crustDark, 0.3),
    width: 27,
    coils: 8,
    strands: 3,
    fill: 0.82,
    floats:
      place(crabRaft(v, 'a', 128, 92), -76, -96) +
      laid(
        [
          [150, -60, 24],
          [128, 14, 8],
        ],
        () => leafRoll(v),
      ) +
      prawns(v, [
        [-176, 70, 20],
        [-92, 128, -40],
      ]) +
      place(
        strips(v, 'spinach', 92, [food.leaf, mix(food.leafLight, food.leaf, 0.4), food.leafDark], 34, 13, 0),
        70,
        142,
      ) +
      place(strew(v, 'shallot', 120, food.crustDark, 50, 12), 10, -10) +
      scatter(v, 'top', 240, 26, 4, 12),
    greens: ['lettuce', 'mint', 'perilla'],
    beside: [
      {
        x: 730,
        y: 310,
        draw: plate(
          v,
          180,
          'blue',
          [0, 1].map((i) => v.flat(doughStick(v), 0, i * 30 - 30, 10 + i * 16, i * 16 - 14, 0.72)).join(''),
        ),
      },
    ],
  };
});

/** Hải Dương's field perch: a clear broth, white noodles, fillets fried golden, dill and greens. */
export const perchNoodles = oneBowl((v) => {
  const { food } = v;
  const green = mix(food.leaf, food.leafLight, 0.35);
  return {
    glazes: ['white', 'blue', 'rose'],
    broth: mix(food.brothClear, food.turmeric, 0.2),
    ink: food.rice,
    width: 12,
    coils: 10,
    strands: 5,
    fill: 0.76,
    floats:
      laid(
        [
          [-150, -96, -24],
          [10, -142, 8],
          [-176, 14, -50],
          [-30, -44, 14],
          [104, -66, 38],
        ],
        (i) => friedFillet(v, `${i}`),
      ) +
      place(strips(v, 'greens', 108, [green, food.leafDark, food.leafLight], 40, 14, 0), 70, 120) +
      strew(v, 'dill', 250, food.leafDark, 60, 6) +
      scatter(v, 'top', 250, 44, 4, 12),
    out: place(
      herbs(v, 'dill', { radius: 52, count: 8, herbs: ['coriander', 'sawleaf'], leaf: 68, rise: 8 }),
      170,
      84 * v.k,
    ),
    greens: ['lettuce', 'perilla', 'coriander'],
  };
});

/** Dry noodles fried with mud clams of the mangroves, wood ear, carrot and celery. */
export const clamFriedNoodles: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'tiles', 'painted', 'steel'],
  steam: 90,
  lay: (v) => {
    const { food, inks } = v;
    const noodle = mix(mix(food.brownNoodle, food.ham, 0.42), food.grilledLight, 0.2);
    const meat = mix(food.bean, food.clay, 0.45);
    const heap =
      v.flat(skeins(v, 'fried', 300, noodle, 12, 13, 5), 0, 0, 20) +
      v.flat(skeins(v, 'fried-top', 200, mix(noodle, food.crumb, 0.15), 12, 9, 5), 0, -10, 60) +
      place(
        strips(
          v,
          'celery',
          220,
          [food.leafLight, food.leaf, mix(food.leafLight, food.white, 0.3)],
          34,
          11,
          50,
        ),
        0,
        -24,
      ) +
      place(
        strips(v, 'carrot', 210, [food.carrot, mix(food.carrot, food.turmeric, 0.4)], 26, 9, 54),
        0,
        -30,
      ) +
      place(strips(v, 'wood-ear', 210, [mix(food.char, inks.ink, 0.4), food.char], 24, 14, 54), 0, -28) +
      v.flat(clams(v, 'ngan', 230, 46, 27, meat), 0, -6, 72) +
      v.flat(scatter(v, 'fried', 230, 26, 8, 12), 0, 0, 74) +
      place(herbs(v, 'fried', { radius: 46, count: 7, herbs: ['coriander'], leaf: 66, rise: 10 }), -40, -90);
    const shells = v.flat(
      [
        [-60, -30],
        [56, -44],
        [0, 46],
      ]
        .map(([x = 0, y = 0]) =>
          place(
            disc(0, 10, 62, inks.ink, { 'fill-opacity': 0.3 }) +
              disc(0, 0, 62, mix(food.steelDark, food.clay, 0.5)) +
              disc(0, -3, 50, mix(food.china, food.ham, 0.25)) +
              disc(4, 2, 34, meat),
            x,
            y,
          ),
        )
        .join(''),
      0,
      0,
      10,
    );
    return [
      { x: -30, y: 60, draw: plate(v, 410, v.random.fork('ngan').pick(CHINA), heap) },
      { x: 430, y: -360, draw: plate(v, 190, 'white', shells) },
      { x: -430, y: -390, draw: herbPlate(v, 'back', 180, ['coriander', 'lettuce', 'perilla']) },
      { x: 470, y: 390, draw: sauce(v, 'fish', 104) },
      { x: -520, y: 390, draw: riceBowl(v, 'side', 130) },
      { x: 760, y: 50, draw: chopsticks(v, v.random.fork('ngan-sticks').range(62, 98)) },
      { x: -750, y: 20, draw: limePlate(v, 'wide', 140) },
      { x: 740, y: -320, draw: tea(v) },
    ];
  },
};

/** Thick hand-cut noodles of rice flour in a broth that they thicken, with snakehead and a red spoon of chilli oil. */
export const cutNoodles = oneBowl((v) => {
  const { food } = v;
  const red = mix(food.chilli, food.oil, 0.45);
  return {
    glazes: ['blue', 'white', 'celadon'],
    broth: mix(mix(food.brothClear, food.riceShade, 0.5), food.oil, 0.22),
    ink: mix(food.rice, food.riceShade, 0.3),
    width: 25,
    coils: 9,
    strands: 3,
    fill: 0.84,
    floats:
      strew(v, 'oil', 340, red, 60, 13) +
      laid(
        [
          [-130, -100, -20],
          [30, -130, 12],
          [-160, 10, -46],
          [-20, -24, 20],
        ],
        () => fishPiece(v, mix(food.turmericDark, food.brothBrown, 0.4)),
      ) +
      place(disc(0, 0, 66, red) + strew(v, 'chilli', 58, food.chilliDark, 26, 8), 150, -30) +
      place(strew(v, 'shallot', 80, mix(food.white, food.ham, 0.3), 26, 15), 96, 116) +
      scatter(v, 'top', 250, 74, 0, 13),
    greens: ['coriander', 'sawleaf', 'lettuce'],
  };
});
