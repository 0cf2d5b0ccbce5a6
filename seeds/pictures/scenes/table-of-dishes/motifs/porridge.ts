import { mix } from '../../../kit/colour';
import { disc, place } from '../../../kit/svg';
import { herbs, scatter, strips } from '../greens';
import { round } from '../meats';
import type { Motif } from '../motifs';
import { eitherWay, herbPlate, limePlate, riceBowl, sauce, spoon, tea } from '../props';
import { strew } from '../starches';
import { bowl, CHINA, plate } from '../ware';
import { clayPot, morningGlory } from './home-dishes';
import { doughStick } from './plates';

/** Rice porridge in a wide bowl, with meat, scallion, pepper and sticks of fried dough. */
export const porridge: Motif = {
  tilts: [0.62, 0.68, 0.74],
  tables: ['boards', 'steel', 'painted', 'tiles', 'cloth'],
  steam: 130,
  lay: (v) => {
    const { food, inks } = v;
    const random = v.random.fork('porridge');
    const r = 400;
    const white = mix(food.rice, food.crumb, 0.3);
    const soup =
      disc(0, 0, r * 0.94, mix(white, inks.near, 0.2)) +
      disc(v.side * 20, 16, r * 0.87, white) +
      strew(v, 'grain', r * 0.8, food.white, 150, 10) +
      strew(v, 'shade', r * 0.8, mix(white, inks.near, 0.16), 80, 9) +
      eitherWay(
        v,
        strips(
          v,
          'meat',
          r * 0.26,
          [mix(food.pork, food.grilledLight, 0.4), food.pork, mix(food.pork, food.white, 0.4)],
          34,
          20,
          84,
        ) +
          scatter(v, 'green', r * 0.62, 46, 10, 13) +
          strew(v, 'pepper', r * 0.66, food.char, 46, 6) +
          place(strew(v, 'shallot', r * 0.24, food.crustDark, 40, 13), -70, 90),
      );
    const out = place(
      herbs(v, 'top', { radius: 56, count: 8, herbs: ['coriander', 'sawleaf'], leaf: 72, rise: 8 }),
      70,
      -80 * v.k,
    );
    const sticks = [0, 1, 2]
      .map((i) => v.flat(doughStick(v), 0, -20 + i * 26, 10 + i * 16, -18 + i * 16, 0.9))
      .join('');
    return [
      { x: 0, y: 20, draw: bowl(v, r, random.pick(CHINA), soup, out, r * 0.5) },
      { x: -400, y: -400, draw: plate(v, 220, random.pick(CHINA), sticks) },
      { x: 410, y: -400, draw: herbPlate(v, 'back', 180, ['perilla', 'coriander', 'sawleaf']) },
      { x: 450, y: 390, draw: sauce(v, 'fish', 100) },
      { x: -480, y: 380, draw: spoon(v, -30, true) },
      { x: -730, y: -60, draw: limePlate(v, 'wide', 140) },
      { x: 740, y: 0, draw: tea(v) },
    ];
  },
};

/** Fish braised dark in a clay pot, with rice and greens. */
export const clayPotFish: Motif = {
  tilts: [0.62, 0.68, 0.74],
  tables: ['boards', 'mat', 'tiles', 'painted'],
  steam: 110,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('clay-pot');
    const r = 340;
    const glaze = mix(mix(food.grilled, food.soySauce, 0.4), food.chilli, 0.08);
    const steak = (label: string, x: number, y: number, turn: number) =>
      place(
        round(v, label, 150, 116, mix(food.char, food.soySauce, 0.4), glaze, mix(glaze, food.char, 0.3)) +
          disc(-6, -8, 24, mix(food.crumb, glaze, 0.4)) +
          disc(-6, -8, 10, mix(food.char, glaze, 0.4)),
        x,
        y,
        1,
        false,
        turn,
      );
    const inside =
      strew(v, 'oil', r * 0.84, mix(food.oil, food.soySauce, 0.45), 40, 15) +
      eitherWay(
        v,
        steak('a', -130, -90, random.range(-30, 30)) +
          steak('b', 120, -60, random.range(-30, 30)) +
          steak('c', -10, 110, random.range(-30, 30)) +
          scatter(v, 'pot', r * 0.7, 26, 12, 13) +
          strew(v, 'pepper', r * 0.7, food.char, 40, 6),
      );
    return [
      { x: 0, y: 60, draw: clayPot(v, r, inside) },
      { x: -400, y: -380, draw: morningGlory(v, 220) },
      { x: 410, y: -390, draw: riceBowl(v, 'back', 170) },
      { x: -480, y: 390, draw: riceBowl(v, 'front', 170, 'rose') },
      { x: 470, y: 390, draw: sauce(v, 'salt', 110) },
      { x: 740, y: -20, draw: tea(v) },
      { x: -740, y: -20, draw: limePlate(v, 'wide', 140) },
    ];
  },
};
