import { mix } from '../../../kit/colour';
import { disc, fill, place, stroke } from '../../../kit/svg';
import { basket } from '../baskets';
import { herbs, scatter, strips } from '../greens';
import { prawn } from '../meats';
import type { Motif } from '../motifs';
import { chopsticks, limePlate, sauce, tea } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, hoop, plate, turned } from '../ware';

/** A little round cake of rice batter in its mould or out of it, in the plane. */
function cake(v: View, label: string, r: number, yellow: boolean): string {
  const { food, inks } = v;
  const body = yellow ? food.turmeric : food.rice;
  return (
    disc(0, 0, r, mix(food.crustDark, food.char, 0.2)) +
    disc(0, 0, r * 0.92, mix(food.crust, body, 0.35)) +
    disc(v.side * r * 0.05, -r * 0.04, r * 0.78, body) +
    (yellow ? '' : disc(r * 0.05, r * 0.05, r * 0.36, food.yolk)) +
    scatter(v, `cake-${label}`, r * 0.55, 7, 1, r * 0.1) +
    strew(v, `cake-${label}`, r * 0.5, mix(food.prawn, inks.light, 0.2), 8, r * 0.09)
  );
}

/** The clay stove with its ring of moulds, a few under their lids. */
function mouldStove(v: View, r: number, yellow: boolean): string {
  const { food, inks } = v;
  const random = v.random.fork('moulds');
  const clay = mix(food.clay, food.crustDark, 0.4);
  const height = r * 0.46;
  const spots = [
    [0, 0],
    ...Array.from({ length: 6 }, (_, i) => [
      Math.cos(i * 1.047 + 0.3) * r * 0.6,
      Math.sin(i * 1.047 + 0.3) * r * 0.6,
    ]),
  ];
  const lidded = random.int(1, 6);
  const top = spots
    .map(([x, y], i) => {
      const well =
        disc(0, 0, r * 0.27, mix(clay, inks.ink, 0.55)) + hoop(r * 0.27, mix(clay, inks.light, 0.35), 6);
      return place(well + (i === lidded ? '' : cake(v, `${i}`, r * 0.235, yellow)), x ?? 0, y ?? 0);
    })
    .join('');
  const [lx, ly] = spots[lidded] ?? [0, 0];
  const lid =
    fill(
      v.solid([
        [0, r * 0.27],
        [r * 0.1, r * 0.2],
        [r * 0.14, r * 0.07],
      ]),
      mix(clay, inks.light, 0.16),
    ) + v.up(disc(0, 0, r * 0.06, mix(clay, inks.ink, 0.3)), 0, 0, r * 0.17);
  let embers = '';
  for (const x of [-0.42, -0.14, 0.14, 0.42])
    embers += `M${x * r} ${r * 0.78 * v.k - height * 0.3 * v.h}h${r * 0.12}`;
  return (
    v.cast([
      [0, r * 0.8],
      [height, r],
    ]) +
    turned(
      v,
      [
        [0, r * 0.8],
        [height * 0.6, r * 0.96],
        [height, r],
      ],
      clay,
      mix(clay, inks.near, 0.5),
      stroke(embers, mix(food.ember, food.chilli, 0.25), r * 0.07),
    ) +
    v.flat(
      disc(0, 0, r, mix(clay, inks.light, 0.2)) + hoop(r * 0.97, mix(clay, inks.ink, 0.3), 6) + top,
      0,
      0,
      height,
    ) +
    v.up(lid, lx, ly, height + 4)
  );
}

export const smallCakes: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'steel', 'painted', 'tiles'],
  steam: 100,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('small-cakes');
    const yellow = random.chance(0.5);
    const served = [
      [-70, -40],
      [70, -46],
      [-4, 50],
      [126, 40],
      [-126, 44],
    ]
      .map(
        ([x, y], i) =>
          v.flat(cake(v, `s${i}`, 66, yellow), x, y, 14) +
          (i < 3 ? v.up(prawn(v, 30, false), x, y, 30, 1, i > 1) : ''),
      )
      .join('');
    return [
      {
        x: -360,
        y: -390,
        draw: basket(
          v,
          230,
          herbs(v, 'basket', {
            radius: 196,
            count: 64,
            herbs: ['lettuce', 'mustard', 'perilla', 'mint'],
            leaf: 100,
            rise: 90,
          }),
        ),
      },
      { x: 380, y: -400, draw: sauce(v, 'fish', 140) },
      { x: 0, y: 40, draw: mouldStove(v, 370, yellow) },
      { x: 390, y: 390, draw: plate(v, 220, random.pick(CHINA), served) },
      {
        x: -420,
        y: 400,
        draw: bowl(
          v,
          120,
          random.pick(CHINA),
          disc(0, 0, 112, food.lime),
          strips(v, 'pickles', 78, [food.carrot, food.white], 34, 10, 40),
        ),
      },
      { x: 740, y: 60, draw: chopsticks(v, random.range(60, 110)) },
      { x: -740, y: 60, draw: tea(v) },
      { x: 760, y: -300, draw: limePlate(v, 'wide', 150) },
    ];
  },
};
