import { mix } from '../../../kit/colour';
import { disc, place } from '../../../kit/svg';
import { herbs, scatter, sprouts, strips } from '../greens';
import type { Motif } from '../motifs';
import { chopsticks, herbPlate, limePlate, sauce } from '../props';
import { skeins, strew } from '../starches';
import { fishSteak, friedFillet, greenCarpet, laid, quailEgg, rind } from '../toppings';
import { bowl, CHINA, plate } from '../ware';
import { fan } from './noodle-bowl';
import { oneBowl } from './one-bowl';

/** Pleiku's noodles in black fermented crab broth: bamboo shoots, crackling, a brown egg, peanuts. */
export const blackCrabNoodles = oneBowl((v) => {
  const { food, inks } = v;
  const black = mix(mix(food.char, food.soySauce, 0.4), inks.ink, 0.35);
  const shoot = mix(food.crumb, food.turmericDark, 0.25);
  return {
    glazes: ['white', 'enamel', 'blue'],
    broth: black,
    ink: mix(food.rice, food.brothBrown, 0.22),
    width: 13,
    coils: 8,
    strands: 5,
    fill: 0.68,
    floats:
      place(
        strips(v, 'shoots', 100, [shoot, mix(shoot, black, 0.25), mix(shoot, food.white, 0.3)], 30, 14, 0),
        -120,
        96,
      ) +
      quailEgg(v, 116, -88, 20, mix(food.grilled, food.soySauce, 0.35), 1.9) +
      rind(v, -170, -60, 10) +
      rind(v, -110, -116, 50) +
      rind(v, -84, -50, -20) +
      rind(v, -20, -140, 30) +
      place(strew(v, 'nuts', 110, food.peanut, 40, 16), 40, 20) +
      place(strew(v, 'shallot', 120, food.crustDark, 44, 12), 60, 60),
    out: place(
      herbs(v, 'top', { radius: 64, count: 11, herbs: ['lettuce', 'mint', 'perilla'], leaf: 78, rise: 10 }),
      150,
      110 * v.k,
    ),
    greens: ['lettuce', 'mint', 'perilla', 'basil'],
    beside: [
      {
        x: 730,
        y: 310,
        draw: plate(
          v,
          180,
          v.random.fork('pork-roll').pick(CHINA),
          v.flat(
            fan(v, 'roll', 0, 0, 4, 84, food.porkEdge, mix(food.pork, food.white, 0.4), food.ham),
            0,
            0,
            10,
          ),
        ),
      },
    ],
  };
});

/** Tuy Hòa's bowl that is green all over: chives cut fine above fish cakes and quail eggs. */
export const chiveNoodles = oneBowl((v) => {
  const { food } = v;
  const chive = mix(food.leaf, food.leafLight, 0.3);
  return {
    glazes: ['white', 'rose', 'blue'],
    broth: mix(food.brothClear, food.china, 0.45),
    ink: food.rice,
    width: 20,
    coils: 9,
    strands: 4,
    fill: 0.8,
    floats:
      greenCarpet(v, 'chives', 322, chive) +
      laid(
        [
          [-150, -70, -16],
          [-126, 4, 10],
        ],
        (i) => friedFillet(v, `cake${i}`),
      ) +
      fan(
        v,
        'steamed',
        110,
        -104,
        3,
        84,
        food.riceShade,
        food.white,
        mix(food.riceShade, food.celadon, 0.3),
      ) +
      quailEgg(v, 120, 40, 20) +
      quailEgg(v, 56, 104, -30) +
      place(strew(v, 'over', 250, chive, 70, 16), 0, 0) +
      scatter(v, 'top', 200, 0, 5, 12),
    greens: ['lettuce', 'coriander'],
  };
});

/** Fat noodles of rice flour in a fish broth, with steaks of mackerel and fried fish cake. */
export const mackerelNoodles = oneBowl((v) => {
  const { food } = v;
  return {
    glazes: ['enamel', 'white', 'blue'],
    broth: mix(food.brothClear, food.china, 0.25),
    ink: food.rice,
    width: 22,
    coils: 9,
    strands: 4,
    fill: 0.82,
    floats:
      laid(
        [
          [-110, -80, -14],
          [70, -96, 20],
        ],
        () => fishSteak(v, 112),
      ) +
      laid(
        [
          [-130, 92, -10],
          [-10, 110, 14],
        ],
        (i) => friedFillet(v, `cake${i}`),
      ) +
      scatter(v, 'top', 260, 56, 6, 13) +
      strew(v, 'pepper', 240, food.char, 40, 5),
    out: place(sprouts(v, 'top', 70, 10), 160, 90 * v.k),
    greens: ['lettuce', 'coriander', 'mint'],
  };
});

/** Pleiku's phở in two bowls: dry noodles with minced pork and crackling, and a clear beef broth with meatballs. */
export const twoBowlPho: Motif = {
  tilts: [0.64, 0.7, 0.76],
  tables: ['steel', 'boards', 'painted', 'tiles'],
  steam: 80,
  lay: (v) => {
    const { food, inks } = v;
    const random = v.random.fork('two-bowls');
    const noodles =
      disc(0, 0, 300, mix(food.rice, food.brothBrown, 0.3)) +
      skeins(v, 'dry', 270, mix(food.rice, food.brownNoodle, 0.25), 10, 11, 6) +
      place(strew(v, 'mince', 110, mix(food.grilledLight, food.grilled, 0.3), 70, 15), -70, -50) +
      place(strew(v, 'crackling', 80, mix(food.crust, food.turmeric, 0.3), 24, 18), 80, -90) +
      strew(v, 'shallot', 200, food.crustDark, 60, 12) +
      scatter(v, 'dry', 220, 30, 0, 12);
    const ball = (x: number, y: number) =>
      place(
        disc(-v.side * 6, 12, 44, inks.ink, { 'fill-opacity': 0.28 }) +
          disc(0, 0, 43, mix(food.beef, food.pork, 0.35)) +
          disc(v.side * 7, -7, 31, mix(food.beef, food.pork, 0.55)),
        x,
        y,
      );
    const broth =
      disc(0, 0, 232, mix(food.brothClear, inks.near, 0.2)) +
      disc(v.side * 10, 8, 214, food.brothClear) +
      ball(-70, -20) +
      ball(20, -70) +
      ball(30, 40) +
      scatter(v, 'broth', 170, 40, 0, 12);
    return [
      {
        x: -150,
        y: 110,
        draw: bowl(
          v,
          330,
          random.pick(CHINA),
          noodles,
          place(
            herbs(v, 'dry', { radius: 54, count: 9, herbs: ['lettuce', 'basil'], leaf: 76, rise: 10 }),
            130,
            60,
          ),
          160,
        ),
      },
      { x: 370, y: -120, draw: bowl(v, 246, random.pick(CHINA), broth, '', 126) },
      { x: -400, y: -390, draw: herbPlate(v, 'back', 180, ['lettuce', 'basil', 'sawleaf']) },
      { x: 440, y: 390, draw: sauce(v, 'soy', 104) },
      { x: -740, y: 20, draw: limePlate(v, 'wide', 140) },
      { x: 770, y: 60, draw: chopsticks(v, random.range(62, 98)) },
    ];
  },
};
