import { mix } from '../../../kit/colour';
import { disc, element, fill, num, oval, place, stroke } from '../../../kit/svg';
import { limeWedge } from '../greens';
import type { Motif } from '../motifs';
import { herbPlate, sauce } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { CHINA, plate } from '../ware';

/** A thick glass of draught beer with its head. */
function beerGlass(v: View, label: string, r: number, height: number, level: number): string {
  const { food, inks } = v;
  const random = v.random.fork(`beer-${label}`);
  const at = (z: number) => r * (0.76 + 0.24 * (z / height));
  const wall = v.solid([
    [0, r * 0.76],
    [height, r],
  ]);
  const top = height * level;
  const foam = height * 0.16;
  let flutes = '';
  for (let i = -4; i <= 4; i++)
    flutes += `M${num(i * r * 0.2)} ${num(-height * v.h * 0.94 + r * v.k * 0.9)}L${num(i * r * 0.16)} ${num(r * v.k * 0.7)}`;
  let bubbles = '';
  for (let i = 0; i < 46; i++)
    bubbles += disc(
      random.range(-0.7, 0.7) * r,
      -random.range(0, top) * v.h + r * v.k * 0.5,
      random.range(2, 6),
      food.foam,
      { 'fill-opacity': 0.7 },
    );
  let head = '';
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.28;
    head += disc(
      Math.cos(a) * at(top) * 0.52,
      Math.sin(a) * at(top) * 0.5 * v.k - r * 0.06,
      r * random.range(0.3, 0.42),
      food.foam,
    );
  }
  for (let i = 0; i < 12; i++)
    head += disc(
      random.range(-0.6, 0.6) * r,
      random.range(-0.5, 0.3) * r * v.k,
      random.range(5, 14),
      mix(food.foam, food.beer, 0.22),
    );
  const clip = v.stage.clip(fill(wall, '#000'));
  return (
    v.cast([
      [0, r * 0.8],
      [height, r],
    ]) +
    fill(wall, mix(food.celadon, inks.paper, 0.4), { 'fill-opacity': 0.55 }) +
    fill(
      v.solid([
        [height * 0.08, at(height * 0.08) * 0.9],
        [top, at(top) * 0.93],
      ]),
      food.beer,
    ) +
    bubbles +
    fill(
      v.solid([
        [top - foam, at(top - foam) * 0.93],
        [top, at(top) * 0.94],
      ]),
      food.foam,
    ) +
    element(
      'g',
      { 'clip-path': clip },
      fill(
        `M${num(-v.side * r * 0.3)} ${num(-height * 1.4)}H${num(-v.side * r * 1.3)}V${num(r * 1.3)}H${num(-v.side * r * 0.16)}Z`,
        inks.ink,
        { 'fill-opacity': 0.16 },
      ) + stroke(flutes, inks.paper, 5, { 'stroke-opacity': 0.32 }),
    ) +
    v.flat(disc(0, 0, at(top) * 0.94, food.foam), 0, 0, top) +
    v.up(oval(0, 0, at(top) * 0.8, at(top) * 0.8 * v.k, food.foam) + head, 0, 0, top + 8) +
    stroke(
      `M${num(v.side * r * 0.82)} ${num(-height * v.h * 0.8)}L${num(v.side * r * 0.68)} ${num(-height * v.h * 0.1)}`,
      inks.paper,
      11,
      { 'stroke-opacity': 0.75 },
    )
  );
}

/** Fermented pork in its leaves, some unwrapped. */
function nemChua(v: View): string {
  const { food } = v;
  return [0, 1, 2, 3]
    .map((i) =>
      place(
        fill('M-70 -28H70V30H-70Z', mix(food.leaf, food.leafDark, 0.5), { transform: 'translate(0 10)' }) +
          fill('M-70 -30H70V28H-70Z', i === 2 ? mix(food.ham, food.porkEdge, 0.35) : food.leaf) +
          (i === 2
            ? disc(20, 0, 16, food.chilli) + stroke('M-54 -14h40M-40 8h30', food.white, 5)
            : stroke('M-24 -30V28M24 -30V28', food.bamboo, 8)),
        (i % 2) * 96 - 48,
        Math.floor(i / 2) * 66 - 40,
        0.95,
        false,
        -14 + i * 9,
      ),
    )
    .join('');
}

export const beer: Motif = {
  tilts: [0.4, 0.44, 0.48],
  tables: ['steel', 'painted', 'boards', 'painted'],
  beyond: ['pavement'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('beer');
    const two = random.chance(0.4);
    const spots = two
      ? [
          [-160, 190],
          [170, 250],
        ]
      : [
          [-270, 170],
          [10, 270],
          [280, 160],
        ];
    const glasses = spots.map(([x, y], i) => ({
      x: x ?? 0,
      y: y ?? 0,
      draw: beerGlass(v, `${i}`, two ? 156 : 136, two ? 500 : 450, i === 1 && random.chance(0.4) ? 0.7 : 0.9),
    }));
    const peanuts = plate(
      v,
      190,
      random.pick(['enamel', 'white', 'mint', 'tin'] as const),
      v.flat(strew(v, 'nuts', 124, mix(food.peanut, food.crustDark, 0.35), 80, 24), 0, 0, 16),
    );
    return [
      ...glasses,
      { x: -390, y: 450, draw: peanuts },
      { x: 430, y: 440, draw: plate(v, 180, random.pick(CHINA), nemChua(v)) },
      { x: 680, y: 180, draw: herbPlate(v, 'wide', 190, ['perilla', 'basil', 'mint']) },
      {
        x: -700,
        y: 170,
        draw: plate(
          v,
          190,
          'enamel',
          v.flat(strew(v, 'tofu', 100, mix(food.crust, food.turmeric, 0.4), 22, 54), 0, 0, 14),
        ),
      },
      { x: 690, y: -180, draw: sauce(v, 'salt', 110) },
      { x: 60, y: 500, draw: place(limeWedge(v), 0, 0, 0.9) },
    ];
  },
};
