import { mix } from '../../../kit/colour';
import { lotusBud, lotusFlower, lotusLeaf } from '../../../kit/plants';
import { disc, fill, place } from '../../../kit/svg';
import { tray } from '../baskets';
import { herbs, scatter, slice } from '../greens';
import type { Motif } from '../motifs';
import { chopsticks, type Item, riceBowl, sauce, tea } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, hoop, plate, turned } from '../ware';
import { braise, clayPot, friedFish, lotusRoot, morningGlory, tofu } from './home-dishes';
import { mushrooms } from './hotpot';

/** Dishes set round the middle of a tray, from the back to the front. */
function around(v: View, radius: number, lead: number, dishes: readonly string[]): string {
  return dishes
    .map((draw, i) => {
      const a = lead + (i / dishes.length) * Math.PI * 2;
      return { x: Math.cos(a) * radius, y: Math.sin(a) * radius * v.k, draw };
    })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, draw }) => place(draw, x, y))
    .join('');
}

/** Rice bowls and chopsticks of those who will eat, about the tray. */
function places(v: View): Item[] {
  const random = v.random.fork('places');
  const glaze = random.pick(CHINA);
  return [
    { x: 420, y: 440, draw: riceBowl(v, 'a', 120, glaze) },
    { x: -430, y: 430, draw: riceBowl(v, 'b', 120, glaze) },
    { x: -440, y: -430, draw: riceBowl(v, 'c', 116, glaze) },
    { x: 440, y: -440, draw: riceBowl(v, 'd', 116, glaze) },
    { x: 150, y: 500, draw: chopsticks(v, random.range(-12, 12)) },
    { x: -730, y: 60, draw: chopsticks(v, random.range(70, 100)) },
    { x: 740, y: 200, draw: tea(v) },
  ];
}

/** The aluminium pot of rice, its lid off. */
function ricePot(v: View): string {
  const { food, inks } = v;
  const r = 190;
  return (
    v.cast([
      [0, r],
      [150, r],
    ]) +
    turned(
      v,
      [
        [0, r * 0.92],
        [40, r],
        [150, r],
      ],
      food.steel,
      mix(food.steel, inks.near, 0.5),
    ) +
    v.flat(
      disc(0, 0, r * 1.04, mix(food.steel, inks.light, 0.4)) +
        disc(0, 0, r * 0.93, food.riceShade) +
        disc(v.side * 12, -8, r * 0.8, food.rice) +
        strew(v, 'pot', r * 0.8, food.riceShade, 70, 8) +
        hoop(r * 0.96, food.steelDark, 5),
      0,
      0,
      150,
    )
  );
}

export const riceTray: Motif = {
  tilts: [0.72, 0.78, 0.84],
  zoom: [0.9, 1],
  tables: ['mat', 'boards', 'tiles', 'mat'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('rice-tray');
    const soup =
      disc(0, 0, 150, mix(food.brothClear, food.lime, 0.35)) +
      [0, 1, 2]
        .map((i) => place(slice(v, 'tomato', 40), Math.cos(i * 2.2) * 64, Math.sin(i * 2.2) * 64))
        .join('') +
      scatter(v, 'soup', 110, 26, 3, 11);
    const dishes = random.shuffle([
      friedFish(v, 186),
      morningGlory(v, 170),
      clayPot(v, 146, braise(v, 140)),
      bowl(
        v,
        156,
        random.pick(CHINA),
        soup,
        herbs(v, 'soup', { radius: 40, count: 8, herbs: ['coriander', 'sawleaf'], leaf: 62, rise: 4 }),
      ),
      plate(
        v,
        140,
        random.pick(CHINA),
        v.flat(
          strew(v, 'ca-phao', 84, mix(food.white, food.celadon, 0.4), 22, 34) +
            scatter(v, 'ca-phao', 80, 0, 8, 10),
          0,
          0,
          14,
        ),
      ),
    ]);
    const on = around(v, 282, random.range(0, 6.3), dishes) + place(sauce(v, 'fish', 84, 'middle'), 0, 0);
    return [
      { x: 0, y: 20, draw: tray(v, 500, on, random.chance(0.4)) },
      { x: 780, y: -230, draw: ricePot(v) },
      ...places(v),
    ];
  },
};

export const vegetarian: Motif = {
  tilts: [0.7, 0.76, 0.82],
  zoom: [0.9, 1],
  tables: ['boards', 'lacquer', 'tiles', 'mat'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('vegetarian');
    const parcel =
      lotusLeaf(v.stage, 0, 0, 200, 200 * v.k, 0.6) +
      place(
        fill(
          v.solid([
            [0, 110],
            [40, 96],
            [66, 50],
          ]),
          mix(food.crumb, food.turmeric, 0.2),
        ) +
          v.flat(
            strew(v, 'seeds', 84, food.rice, 26, 22) +
              strew(v, 'carrot', 84, food.carrot, 18, 10) +
              strew(v, 'pea', 84, food.leaf, 14, 12),
            0,
            0,
            52,
          ),
        0,
        0,
      );
    const rolls = [0, 1, 2, 3]
      .map((i) =>
        place(
          fill('M-80 -24H80Q94 0 80 26H-80Q-94 0 -80 -24Z', food.crustDark, { transform: 'translate(0 7)' }) +
            fill('M-80 -26H80Q92 -4 80 20H-80Q-92 -4 -80 -26Z', food.crust),
          (i % 2) * 60 - 30,
          -42 + i * 30,
          1,
          false,
          -20,
        ),
      )
      .join('');
    const dishes = random.shuffle([
      tofu(v, 180),
      morningGlory(v, 164),
      clayPot(v, 146, disc(0, 0, 130, food.soySauce), mushrooms(v, 'clay', 10, 74)),
      lotusRoot(v, 164),
      plate(v, 160, random.pick(CHINA), rolls),
    ]);
    const lotus =
      lotusLeaf(v.stage, -40, 20, 190, 190 * v.k, 2.4) +
      lotusFlower(v.stage, 40, 10, 190, random.range(-16, 16)) +
      lotusBud(v.stage, -150, 60, 120, 74, -0.3);
    return [
      {
        x: 0,
        y: 20,
        draw: tray(
          v,
          500,
          around(v, 286, random.range(0, 6.3), dishes) + place(parcel, 0, 0, 0.86),
          random.chance(0.6),
        ),
      },
      { x: -400, y: -400, draw: place(lotus, 0, 30, 0.92) },
      { x: 430, y: 440, draw: riceBowl(v, 'a', 122, 'celadon') },
      { x: -440, y: 440, draw: sauce(v, 'soy', 100) },
      { x: 440, y: -440, draw: riceBowl(v, 'b', 116, 'celadon') },
      { x: 730, y: 100, draw: chopsticks(v, random.range(70, 104)) },
      { x: -740, y: 140, draw: tea(v) },
      { x: 760, y: -260, draw: lotusRoot(v, 170) },
    ];
  },
};
