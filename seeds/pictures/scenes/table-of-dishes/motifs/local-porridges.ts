import { mix } from '../../../kit/colour';
import { disc, fill, place } from '../../../kit/svg';
import { herbs, scatter, sprouts, strips } from '../greens';
import type { Motif } from '../motifs';
import { eitherWay, herbPlate, type Item, limePlate, sauce, spoon, tea } from '../props';
import { strew } from '../starches';
import { laid } from '../toppings';
import type { View } from '../view';
import { bowl, CHINA, plate } from '../ware';
import { eels } from './eel';
import { fan } from './noodle-bowl';

const R = 400;

/** A wide bowl of porridge of a colour, what lies on it in the plane, and what stands about it. */
const porridgeOf = (fill: (v: View) => { ink: string; on: string; out?: string; beside: Item[] }): Motif => ({
  tilts: [0.64, 0.7, 0.76],
  tables: ['boards', 'steel', 'painted', 'tiles'],
  steam: 130,
  lay: (v) => {
    const { inks, food } = v;
    const { ink, on, out = '', beside } = fill(v);
    const soup =
      disc(0, 0, R * 0.94, mix(ink, inks.near, 0.2)) +
      disc(v.side * 20, 16, R * 0.87, ink) +
      strew(v, 'grain', R * 0.8, mix(ink, food.white, 0.5), 130, 10) +
      strew(v, 'shade', R * 0.8, mix(ink, inks.near, 0.16), 80, 9) +
      eitherWay(v, on);
    return [
      { x: 0, y: 40, draw: bowl(v, R, v.random.fork('porridge-of').pick(CHINA), soup, out, R * 0.5) },
      { x: 450, y: 390, draw: sauce(v, 'fish', 100) },
      { x: -480, y: 390, draw: spoon(v, -30, true) },
      { x: -730, y: -60, draw: limePlate(v, 'wide', 140) },
      { x: 740, y: 0, draw: tea(v) },
      ...beside,
    ];
  },
});

/** Thủ Dầu Một's thin grey porridge of roasted rice and taro, with eel fried yellow. */
export const eelPorridge = porridgeOf((v) => {
  const { food } = v;
  const grey = mix(mix(food.riceShade, food.purple, 0.16), food.brothBrown, 0.12);
  const cube = mix(food.crumb, food.purple, 0.22);
  const taro = fill('M-34 -30H36L40 30H-38Z', mix(cube, food.purple, 0.35), { transform: 'translate(0 9)' });
  return {
    ink: grey,
    on:
      laid(
        [
          [-170, 40, 12],
          [-120, 130, -20],
          [190, -80, 30],
          [110, -170, 4],
        ],
        () => taro + fill('M-34 -30H36L40 30H-38Z', cube),
      ) +
      place(
        strips(
          v,
          'stalk',
          96,
          [food.lettuce, mix(food.lettuce, food.leafLight, 0.5), food.cucumber],
          26,
          18,
          0,
        ),
        120,
        110,
      ) +
      place(eels(v, 'porridge', 150, 15, false), -30, -50) +
      strew(v, 'turmeric', 300, food.turmeric, 50, 10) +
      scatter(v, 'top', 270, 50, 8, 12) +
      strew(v, 'pepper', 260, food.char, 50, 6),
    beside: [
      { x: -400, y: -400, draw: herbPlate(v, 'back', 190, ['coriander', 'sawleaf', 'basil']) },
      { x: 410, y: -400, draw: plate(v, 190, 'celadon', sprouts(v, 'plate', 130, 36)) },
    ],
  };
});

/** Hà Giang's bitter brown porridge with an egg, minced meat, perilla and spring onion. */
export const monkshoodPorridge = porridgeOf((v) => {
  const { food } = v;
  return {
    ink: mix(mix(food.brothBrown, food.riceShade, 0.4), food.clay, 0.2),
    on:
      place(
        disc(-v.side * 5, 8, 92, v.inks.ink, { 'fill-opacity': 0.22 }) +
          disc(0, 0, 92, mix(food.white, food.riceShade, 0.3)) +
          disc(4, -2, 54, food.yolk) +
          disc(16, -16, 18, mix(food.yolk, food.white, 0.5)),
        -60,
        -70,
      ) +
      place(strew(v, 'mince', 120, mix(food.grilledLight, food.crumb, 0.15), 70, 15), 110, 10) +
      place(
        strips(v, 'perilla', 96, [food.perilla, mix(food.perilla, food.leaf, 0.4), food.leafDark], 30, 12, 0),
        -60,
        110,
      ) +
      scatter(v, 'top', 280, 56, 5, 13) +
      strew(v, 'pepper', 260, food.char, 40, 6),
    beside: [
      { x: -400, y: -400, draw: herbPlate(v, 'back', 180, ['perilla', 'coriander']) },
      { x: 410, y: -400, draw: sauce(v, 'chilli', 100) },
    ],
  };
});

/** The thin ivory porridge of Cái Tắc with offal in large cuts; sprouts and bitter herbs beside. */
export const offalPorridge = porridgeOf((v) => {
  const { food } = v;
  return {
    ink: mix(mix(food.rice, food.crumb, 0.5), food.ham, 0.12),
    on:
      fan(v, 'sausage', -110, -90, 3, 82, food.char, mix(food.bean, food.clay, 0.4), food.crumb) +
      fan(
        v,
        'liver',
        120,
        -70,
        3,
        92,
        mix(food.bean, food.beef, 0.5),
        mix(food.beef, food.purple, 0.25),
        food.bean,
      ) +
      fan(v, 'heart', -90, 80, 3, 84, food.porkEdge, mix(food.pork, food.beef, 0.25), food.porkEdge) +
      scatter(v, 'top', 280, 60, 6, 13) +
      strew(v, 'pepper', 270, food.char, 50, 6),
    out: place(
      herbs(v, 'top', { radius: 44, count: 6, herbs: ['coriander'], leaf: 66, rise: 8 }),
      120,
      80 * v.k,
    ),
    beside: [
      { x: -400, y: -400, draw: plate(v, 210, 'celadon', sprouts(v, 'plate', 140, 44)) },
      { x: 410, y: -400, draw: herbPlate(v, 'back', 190, ['sawleaf', 'fishmint', 'lettuce']) },
    ],
  };
});
