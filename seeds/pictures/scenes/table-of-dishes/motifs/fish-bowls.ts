import { mix } from '../../../kit/colour';
import { disc, place } from '../../../kit/svg';
import { herbs, scatter, sprouts, strips } from '../greens';
import { strew } from '../starches';
import { fishPiece, laid, prawns, roastPork } from '../toppings';
import type { View } from '../view';
import { CHINA, plate } from '../ware';
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
