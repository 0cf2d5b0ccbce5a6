import { mix } from '../../../kit/colour';
import { disc, place, stroke } from '../../../kit/svg';
import type { Motif } from '../motifs';
import { spoon } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, dish, type Glaze } from '../ware';

/** A ball of sticky rice dough afloat, in the plane. */
function ball(v: View, x: number, y: number, r: number, ink: string): string {
  const { inks } = v;
  return place(
    disc(-v.side * r * 0.12, r * 0.24, r * 1.02, inks.ink, { 'fill-opacity': 0.26 }) +
      disc(0, 0, r, mix(ink, inks.near, 0.22)) +
      disc(v.side * r * 0.1, -r * 0.1, r * 0.84, ink) +
      stroke(
        `M${-r * 0.4} ${-r * 0.36}Q0 ${-r * 0.7} ${r * 0.42} ${-r * 0.34}`,
        mix(ink, inks.light, 0.75),
        r * 0.14,
      ),
    x,
    y,
  );
}

/** A bowl of them in ginger syrup: white ones and ones that gấc has made red, peanuts and coconut on top. */
function helping(v: View, label: string, r: number, glaze: Glaze): string {
  const { food, inks } = v;
  const syrup = mix(food.tea, food.brothBrown, 0.55);
  const red = mix(food.carrot, food.chilli, 0.45);
  const ring = v.random.fork(`ring-${label}`).range(0, 1);
  let balls = '';
  for (let i = 0; i < 7; i++) {
    const a = ((i + ring) / 7) * Math.PI * 2;
    balls += ball(v, Math.cos(a) * r * 0.54, Math.sin(a) * r * 0.54, r * 0.2, i % 2 ? red : food.white);
  }
  return bowl(
    v,
    r,
    glaze,
    disc(0, 0, r * 0.94, mix(syrup, inks.near, 0.25)) +
      disc(v.side * r * 0.05, r * 0.04, r * 0.86, syrup) +
      balls +
      ball(v, 0, 0, r * 0.21, red) +
      place(strew(v, `nuts-${label}`, r * 0.34, food.peanut, 26, r * 0.05), -r * 0.1, -r * 0.16) +
      strew(v, `coconut-${label}`, r * 0.5, food.white, 22, r * 0.035) +
      strew(v, `ginger-${label}`, r * 0.74, mix(food.turmeric, food.crumb, 0.4), 18, r * 0.03),
    '',
    r * 0.56,
  );
}

/** Lạng Sơn's winter sweet: balls of sticky rice in hot ginger syrup. */
export const gingerBalls: Motif = {
  tilts: [0.6, 0.66, 0.72],
  tables: ['boards', 'steel', 'painted'],
  steam: 100,
  lay: (v) => {
    const random = v.random.fork('ginger-balls');
    return [
      { x: -110, y: 90, draw: helping(v, 'near', 340, random.pick(CHINA)) },
      { x: 420, y: -220, draw: helping(v, 'far', 260, random.pick(CHINA)) },
      { x: 330, y: 330, draw: spoon(v, random.range(-40, -10), true) },
      { x: -560, y: -330, draw: helping(v, 'left', 230, random.pick(CHINA)) },
      {
        x: -760,
        y: 210,
        draw: dish(v, 120, 'white', v.food.crumb, strew(v, 'spare', 80, v.food.peanut, 60, 15)),
      },
    ];
  },
};
