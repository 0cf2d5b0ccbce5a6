import { mix } from '../../../kit/colour';
import { disc, place } from '../../../kit/svg';
import { herbs, scatter, sprouts, strips } from '../greens';
import { round } from '../meats';
import { strew } from '../starches';
import { crabRaft, fishPiece, friedFillet, laid, prawns, roastPork } from '../toppings';
import type { View } from '../view';
import { CHINA, dish, hoop, plate } from '../ware';
import { fan } from './noodle-bowl';
import { oneBowl } from './one-bowl';

/** Shaved banana blossom with sprouts, as it comes on a plate beside the bowls of the delta. */
const blossomPlate = (v: View) => ({
  x: 730,
  y: 305,
  draw: plate(
    v,
    185,
    v.random.fork('blossom-plate').pick(CHINA),
    strips(
      v,
      'blossom',
      112,
      [mix(v.food.purple, v.food.ham, 0.5), v.food.crumb, mix(v.food.purple, v.food.crumb, 0.7)],
      50,
      10,
      50,
    ) + place(sprouts(v, 'beside', 90, 14), 0, -20),
  ),
});

/** The broth of fermented fish that Khmer, Kinh and Chinese share: snakehead, prawns, roast pork, chives. */
export const clearedFishNoodles = oneBowl((v) => {
  const { food } = v;
  return {
    glazes: ['white', 'blue', 'rose'],
    broth: mix(food.brothClear, food.brothBrown, 0.3),
    ink: food.rice,
    width: 11,
    coils: 10,
    strands: 6,
    fill: 0.78,
    floats:
      laid(
        [
          [-150, -100, -20],
          [-24, -146, 10],
          [-176, 4, -50],
        ],
        () => fishPiece(v, mix(food.brothBrown, food.white, 0.35)),
      ) +
      laid(
        [
          [96, -80, 12],
          [150, -10, 30],
          [60, 4, -8],
        ],
        () => roastPork(v),
      ) +
      prawns(v, [
        [-70, 70, 20],
        [-110, 140, -30],
      ]) +
      place(strips(v, 'chives', 90, [food.leafDark, food.leaf, food.leafLight], 30, 9, 0), 84, 130) +
      scatter(v, 'top', 250, 10, 6, 12),
    greens: ['lettuce', 'basil', 'mint'],
    beside: [blossomPlate(v)],
  };
});

/** Rạch Giá's fish noodles: a clear broth, large pieces of snakehead, prawns fried red in their roe. */
export const snakeheadNoodles = oneBowl((v) => {
  const { food } = v;
  return {
    glazes: ['white', 'blue', 'celadon'],
    broth: mix(food.brothClear, food.china, 0.35),
    ink: food.rice,
    width: 11,
    coils: 10,
    strands: 6,
    fill: 0.78,
    floats:
      strew(v, 'roe', 260, mix(food.oil, food.prawnDark, 0.5), 36, 12) +
      laid(
        [
          [-140, -96, -22],
          [-10, -140, 8],
          [-160, 14, -48],
          [-30, -30, 18],
        ],
        () => fishPiece(v, mix(food.brothClear, food.crust, 0.35)),
      ) +
      prawns(
        v,
        [
          [136, -66, 10],
          [166, 24, 60],
          [90, 40, -30],
          [40, 118, 20],
        ],
        66,
      ) +
      place(strew(v, 'garlic', 110, food.crust, 34, 10), -70, 110) +
      scatter(v, 'top', 250, 40, 5, 12),
    greens: ['lettuce', 'basil', 'mint'],
    beside: [blossomPlate(v)],
  };
});

/** Hà Tiên's noodles under minced fish in coconut milk, yellow with turmeric; papaya and sprouts. */
export const coconutFishNoodles = oneBowl((v) => {
  const { food } = v;
  const sauce = mix(mix(food.turmeric, food.cream, 0.35), food.carrot, 0.22);
  return {
    glazes: ['white', 'celadon', 'blue'],
    broth: sauce,
    ink: mix(food.rice, sauce, 0.12),
    width: 12,
    coils: 9,
    strands: 5,
    fill: 0.72,
    floats:
      disc(-30, -30, 176, sauce) +
      strew(v, 'fish', 170, mix(food.turmericDark, food.crust, 0.4), 120, 15) +
      strew(v, 'crumb', 190, mix(food.crumb, food.turmeric, 0.4), 70, 12) +
      place(strips(v, 'papaya', 84, [food.cucumber, food.lettuce, food.white], 34, 8, 0), 150, -60) +
      scatter(v, 'top', 200, 12, 6, 12),
    out:
      place(sprouts(v, 'top', 84, 14), -150, 110 * v.k) +
      place(
        herbs(v, 'top', { radius: 56, count: 9, herbs: ['basil', 'mint'], leaf: 76, rise: 10 }),
        110,
        100 * v.k,
      ),
    greens: ['basil', 'mint', 'lettuce'],
  };
});

/** Phú Quốc's bowl with prawn and fish paste cooked on its wall, squid, and a dip that one mixes oneself. */
export const stirredNoodles = oneBowl((v) => {
  const { food } = v;
  const squid = (x: number, y: number) =>
    place(
      place(hoop(34, v.inks.ink, 18, { 'stroke-opacity': 0.3 }), -v.side * 5, 10) +
        hoop(34, food.riceShade, 18) +
        place(hoop(34, food.white, 13), 0, -3),
      x,
      y,
    );
  const smear = (label: string, rx: number, ry: number, edge: string, flesh: string) =>
    round(v, label, rx, ry, edge, flesh, mix(flesh, food.white, 0.5));
  return {
    glazes: ['white', 'blue', 'mint'],
    broth: mix(food.brothClear, food.china, 0.5),
    ink: food.rice,
    width: 12,
    coils: 10,
    strands: 5,
    fill: 0.7,
    floats:
      place(
        smear('prawn', 132, 74, mix(food.prawn, food.ham, 0.4), mix(food.prawnLight, food.ham, 0.35)),
        -130,
        -104,
        1,
        false,
        -32,
      ) +
      place(smear('fish', 120, 66, food.riceShade, food.white), 120, -120, 1, false, 28) +
      squid(-150, 60) +
      squid(-106, 112) +
      squid(-60, 52) +
      squid(-40, 120) +
      squid(110, 80) +
      scatter(v, 'top', 260, 60, 0, 13) +
      strew(v, 'pepper', 240, food.char, 30, 5),
    greens: ['lettuce', 'coriander'],
    beside: [
      {
        x: 725,
        y: 300,
        draw: dish(
          v,
          130,
          'white',
          mix(food.carrot, food.turmeric, 0.45),
          strew(v, 'dip', 86, food.chilli, 26, 8),
        ),
      },
    ],
  };
});

/** Hà Tiên's fat noodles in a clear broth of crab shells, under thick cuts of crab cake. */
export const crabCakeNoodles = oneBowl((v) => {
  const { food } = v;
  return {
    glazes: ['white', 'blue', 'rose'],
    broth: mix(food.brothClear, food.oil, 0.12),
    ink: food.rice,
    width: 23,
    coils: 9,
    strands: 4,
    fill: 0.8,
    floats:
      place(crabRaft(v, 'a', 104, 66), -130, -96, 1, false, -18) +
      place(crabRaft(v, 'b', 104, 66), 60, -130, 1, false, 14) +
      laid(
        [
          [-140, 34, -30],
          [-40, 4, 16],
        ],
        (i) => friedFillet(v, `crab${i}`),
      ) +
      place(strew(v, 'shallot', 130, food.crustDark, 50, 12), 60, 60) +
      scatter(v, 'top', 250, 50, 0, 13),
    greens: ['lettuce', 'coriander', 'basil'],
    beside: [
      {
        x: 725,
        y: 300,
        draw: dish(
          v,
          110,
          'white',
          mix(food.lime, food.leafLight, 0.4),
          strew(v, 'dip', 70, food.leaf, 24, 8),
        ),
      },
    ],
  };
});

/** The white noodles of Bến Có in clear bone broth, with rounds of pork leg, lean meat and liver. */
export const porkLegNoodles = oneBowl((v) => {
  const { food } = v;
  const leg = (label: string, x: number, y: number) =>
    place(
      round(
        v,
        label,
        112,
        92,
        mix(food.crumb, food.porkEdge, 0.25),
        mix(food.pork, food.white, 0.3),
        food.porkEdge,
      ) +
        disc(6, -4, 36, food.crumb) +
        disc(6, -4, 22, mix(food.white, food.crumb, 0.5)) +
        disc(7, -3, 10, food.porkEdge),
      x,
      y,
    );
  return {
    glazes: ['white', 'rose', 'blue'],
    broth: mix(food.brothClear, food.china, 0.5),
    ink: food.white,
    width: 22,
    coils: 9,
    strands: 4,
    fill: 0.8,
    floats:
      leg('a', -120, -90) +
      leg('b', 40, -130) +
      fan(v, 'lean', -90, 90, 3, 84, food.pork, mix(food.pork, food.white, 0.4), food.porkEdge) +
      fan(
        v,
        'liver',
        140,
        20,
        3,
        76,
        mix(food.bean, food.beef, 0.5),
        mix(food.beef, food.purple, 0.25),
        food.bean,
      ) +
      scatter(v, 'top', 250, 60, 0, 13) +
      strew(v, 'pepper', 240, food.char, 40, 5),
    greens: ['coriander', 'lettuce'],
  };
});

/** Bến Tre's knife-cut noodles, white with coconut milk, with chopped duck. */
export const duckNoodles = oneBowl((v) => {
  const { food } = v;
  const duck = (label: string) =>
    round(
      v,
      label,
      92,
      60,
      mix(food.crumb, food.crust, 0.5),
      mix(food.brothBrown, food.pork, 0.45),
      mix(food.grilled, food.pork, 0.4),
    );
  return {
    glazes: ['celadon', 'blue', 'rose'],
    broth: mix(food.cream, food.riceShade, 0.25),
    ink: food.white,
    width: 21,
    coils: 9,
    strands: 3,
    fill: 0.8,
    floats:
      laid(
        [
          [-130, -96, -24],
          [0, -136, 10],
          [-150, 0, -40],
          [-20, -40, 24],
          [110, -70, 40],
        ],
        (i) => duck(`duck${i}`),
      ) +
      scatter(v, 'top', 260, 70, 0, 13) +
      strew(v, 'pepper', 240, food.char, 50, 5),
    greens: ['coriander', 'sawleaf'],
  };
});
