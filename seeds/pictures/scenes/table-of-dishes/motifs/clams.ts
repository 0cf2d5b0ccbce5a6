import { mix } from '../../../kit/colour';
import { disc, fill, num, place, stroke } from '../../../kit/svg';
import { herbs, scatter, strips } from '../greens';
import type { Motif } from '../motifs';
import { chopsticks, herbPlate, limePlate, riceBowl, sauce, spoon, tea } from '../props';
import { cracker, mound, strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, plate } from '../ware';
import { company, noodleBowl, R } from './noodle-bowl';

/** Meats of clams no bigger than a fingernail, out of their shells, in the plane within a radius. */
export function clams(
  v: View,
  label: string,
  radius: number,
  count: number,
  size = 22,
  flesh = mix(v.food.crumb, v.food.peanut, 0.35),
): string {
  const { food, inks } = v;
  const random = v.random.fork(`clams-${label}`);
  let shade = '';
  let meat = '';
  let beard = '';
  for (let i = 0; i < count; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * radius;
    const [x, y] = [Math.cos(a) * k, Math.sin(a) * k];
    const turn = random.range(0, 6.3);
    const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
    // A plump drop: two unequal bows from one end to the other.
    const drop = (dx: number, dy: number) =>
      `M${num(x - c + dx)} ${num(y - s + dy)}q${num(c - s * 1.3)} ${num(s + c * 1.3)} ${num(c * 2)} ${num(s * 2)}q${num(-c + s)} ${num(-s - c)} ${num(-c * 2)} ${num(-s * 2)}Z`;
    shade += drop(-v.side * 3, 5);
    meat += drop(0, 0);
    beard += `M${num(x - c * 0.5)} ${num(y - s * 0.5)}l${num(c * 0.8)} ${num(s * 0.8)}`;
  }
  return (
    fill(shade, inks.ink, { 'fill-opacity': 0.3 }) +
    fill(meat, flesh) +
    stroke(beard, mix(food.clay, food.brothBrown, 0.4), size * 0.4)
  );
}

/** The cloudy liquor that clams were boiled in. */
const liquor = (v: View) => mix(mix(v.food.riceShade, v.food.china, 0.4), v.food.leaf, 0.08);

const cloud = (v: View, r: number) =>
  disc(0, 0, r * 0.94, mix(liquor(v), v.inks.near, 0.2)) +
  disc(v.side * r * 0.05, r * 0.04, r * 0.87, liquor(v));

/** A plate of toasted sesame crackers, leant on one another. */
const crackers = (v: View, r: number) =>
  plate(
    v,
    r,
    v.random.fork('cracker-plate').pick(CHINA),
    [0, 1, 2]
      .map((i) => v.flat(cracker(v, `c${i}`, r * 0.72), (i - 1) * 34, (i - 1) * 20, 12 + i * 22))
      .join(''),
  );

/** Clear soup of river clams with onion and green chilli, crackers to break into it. */
export const clamSoup: Motif = {
  tilts: [0.64, 0.7, 0.76],
  tables: ['boards', 'steel', 'tiles', 'painted'],
  steam: 110,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('clam-soup');
    const r = 360;
    const soup =
      cloud(v, r) +
      clams(v, 'soup', r * 0.66, 90, 23) +
      strips(v, 'onion', r * 0.34, [food.white, mix(food.white, food.celadon, 0.5)], 20, 8, 0) +
      scatter(v, 'soup', r * 0.66, 40, 0, 12) +
      strew(v, 'pepper', r * 0.6, food.char, 40, 5) +
      place(scatter(v, 'hot', r * 0.3, 0, 5, 13), 70, 40);
    return [
      {
        x: -20,
        y: 50,
        draw: bowl(v, r, random.pick(['blue', 'white', 'enamel', 'rose'] as const), soup, '', r * 0.5),
      },
      { x: 430, y: -330, draw: crackers(v, 240) },
      { x: -410, y: -390, draw: limePlate(v, 'back', 150) },
      { x: 470, y: 380, draw: sauce(v, 'fish', 104) },
      { x: -500, y: 370, draw: spoon(v, -28, true) },
      { x: -740, y: -40, draw: herbPlate(v, 'wide', 150, ['coriander', 'sawleaf']) },
      { x: 760, y: 20, draw: tea(v) },
    ];
  },
};

/** River clams fried with onion on a plate, a cracker as large as a wheel to scoop them up, the liquor beside. */
export const friedClams: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'mat', 'tiles', 'painted'],
  steam: 60,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('fried-clams');
    const heap = (r: number, lift: number, count: number) =>
      v.flat(clams(v, `heap${lift}`, r, count, 25), 0, 0, lift);
    const bed = v.flat(
      disc(0, 0, 300, mix(food.peanut, food.brothBrown, 0.35)) + clams(v, 'bed', 292, 130, 25),
      0,
      0,
      12,
    );
    const on =
      bed +
      heap(220, 44, 90) +
      heap(130, 76, 50) +
      place(
        strips(v, 'onion', 190, [mix(food.white, food.crumb, 0.5), food.crumb, food.leaf], 30, 9, 60),
        0,
        -30,
      ) +
      v.flat(scatter(v, 'green', 230, 30, 12, 13), 0, 0, 60);
    return [
      { x: -60, y: 60, draw: plate(v, 410, random.pick(CHINA), on) },
      { x: 430, y: -330, draw: v.flat(cracker(v, 'wheel', 300), 0, 0, 10) },
      { x: -430, y: -390, draw: bowl(v, 180, 'blue', cloud(v, 180) + scatter(v, 'liquor', 110, 18, 0, 11)) },
      { x: 470, y: 390, draw: riceBowl(v, 'side', 140) },
      { x: -520, y: 400, draw: sauce(v, 'fish', 100) },
      { x: 760, y: 60, draw: chopsticks(v, random.range(62, 98)) },
      { x: -760, y: 40, draw: limePlate(v, 'wide', 140) },
    ];
  },
};

/** Noodles in clam liquor under clams, peanuts and herbs. */
export const clamNoodles: Motif = {
  tilts: [0.62, 0.68, 0.74],
  tables: ['steel', 'boards', 'painted', 'tiles'],
  steam: 110,
  lay: (v) => {
    const { food } = v;
    const floats =
      clams(v, 'top', R * 0.52, 80, 25) +
      strew(v, 'peanut', R * 0.42, food.peanut, 40, 14) +
      scatter(v, 'top', R * 0.56, 30, 8, 12);
    const out =
      place(
        herbs(v, 'top', {
          radius: 80,
          count: 14,
          herbs: ['mint', 'perilla', 'coriander'],
          leaf: 84,
          rise: 12,
        }),
        -190,
        -60 * v.k,
      ) +
      place(strips(v, 'onion', 80, [mix(food.white, food.ham, 0.2), food.white], 14, 7, 22), 120, 90 * v.k);
    return [
      {
        x: 0,
        y: 70,
        draw: noodleBowl(
          v,
          v.random.fork('clam-noodles').pick(['blue', 'white', 'enamel', 'rose'] as const),
          { broth: liquor(v), ink: food.rice, width: 11, coils: 10, strands: 5, fill: 0.78 },
          floats,
          out,
          R * 0.54,
        ),
      },
      ...company(v, ['mint', 'lettuce', 'perilla'], [{ x: 730, y: 300, draw: crackers(v, 190) }]),
    ];
  },
};

/** Cold rice with clams and its dozen things on top, the liquor and purple shrimp paste beside. */
export const clamRice: Motif = {
  tilts: [0.64, 0.7, 0.76],
  tables: ['boards', 'steel', 'mat', 'tiles'],
  lay: (v) => {
    const { food, inks } = v;
    const random = v.random.fork('clam-rice');
    const r = 350;
    const lot = (turn: number, draw: string, k = 0.52) =>
      place(draw, Math.cos(turn) * r * k, Math.sin(turn) * r * k * v.k);
    const rice = v.up(mound(v, 'rice', r * 0.8, r * 0.2, food.rice, 11), 0, 0, 0);
    const rind = (i: number) =>
      v.flat(
        fill(
          'M-34 -22Q0 -36 36 -20Q44 4 32 24Q0 34 -34 22Q-46 0 -34 -22Z',
          mix(food.crust, food.turmeric, 0.3),
        ) + stroke('M-20 -8q18 -12 36 2M-16 10q16 8 30 -2', mix(food.crumb, food.crust, 0.3), 6),
        (i % 3) * 46 - 46,
        Math.floor(i / 3) * 46 - 20,
        30,
        i * 40,
        0.8,
      );
    const star = (x: number, y: number, turn: number) =>
      v.flat(
        fill(
          'M0 -40L12 -12L40 -12L18 8L26 38L0 20L-26 38L-18 8L-40 -12L-12 -12Z',
          mix(food.lime, food.turmeric, 0.25),
        ) + stroke('M0 -24V12M-20 -4L16 16M20 -4L-16 16', mix(food.lime, food.white, 0.6), 4),
        x,
        y,
        34,
        turn,
        0.8,
      );
    const on =
      rice +
      lot(
        4.1,
        strips(
          v,
          'blossom',
          92,
          [mix(food.purple, food.crumb, 0.5), food.crumb, mix(food.purple, food.white, 0.7)],
          40,
          8,
          34,
        ),
      ) +
      lot(
        5.4,
        strips(
          v,
          'stem',
          90,
          [mix(food.lettuce, food.white, 0.3), mix(food.leafLight, food.white, 0.4)],
          36,
          10,
          34,
        ),
      ) +
      lot(0.2, herbs(v, 'mint', { radius: 62, count: 12, herbs: ['mint', 'perilla'], leaf: 74, rise: 16 })) +
      lot(1.2, Array.from({ length: 9 }, (_, i) => rind(i)).join('')) +
      lot(2.2, v.flat(strew(v, 'peanut', 84, food.peanut, 44, 17), 0, 0, 30)) +
      lot(3.1, star(-20, -20, 0) + star(34, 16, 30) + star(-30, 40, 55)) +
      v.flat(
        disc(0, 0, 104, mix(food.peanut, food.brothBrown, 0.3)) + clams(v, 'crown', 124, 60, 24),
        0,
        0,
        74,
      ) +
      v.flat(strew(v, 'sesame', 230, food.crumb, 60, 5) + scatter(v, 'chilli', 200, 6, 12, 11), 0, 0, 70);
    return [
      {
        x: -20,
        y: 50,
        draw: bowl(
          v,
          r,
          random.pick(['blue', 'white', 'rose', 'celadon'] as const),
          disc(0, 0, r * 0.9, food.riceShade),
          on,
          r * 0.5,
        ),
      },
      { x: 430, y: -350, draw: bowl(v, 210, 'blue', cloud(v, 210) + scatter(v, 'liquor', 130, 26, 0, 11)) },
      { x: -410, y: -390, draw: herbPlate(v, 'back', 180, ['mint', 'lettuce', 'perilla']) },
      {
        x: 460,
        y: 390,
        draw: bowl(
          v,
          100,
          'white',
          disc(0, 0, 92, mix(food.purple, food.ham, 0.3)) +
            strew(v, 'paste', 66, mix(food.purple, inks.light, 0.4), 20, 8),
          '',
          42,
        ),
      },
      { x: -500, y: 380, draw: spoon(v, -28, false) },
      { x: -740, y: -20, draw: sauce(v, 'chilli', 110) },
      { x: 760, y: 40, draw: tea(v) },
    ];
  },
};
