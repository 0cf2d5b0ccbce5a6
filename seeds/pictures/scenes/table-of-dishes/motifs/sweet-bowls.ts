import { mix } from '../../../kit/colour';
import { disc, place, stroke } from '../../../kit/svg';
import { strips } from '../greens';
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

/** What lies in the syrup of one sweet. */
interface Sweet {
  syrup: string;
  /** Pieces and what is strewn over them, in the plane of a bowl of that radius. */
  pieces(label: string, r: number): string;
}

/** A bowl of a sweet in its syrup. */
const helping = (v: View, { syrup, pieces }: Sweet, label: string, r: number, glaze: Glaze): string =>
  bowl(
    v,
    r,
    glaze,
    disc(0, 0, r * 0.94, mix(syrup, v.inks.near, 0.25)) +
      disc(v.side * r * 0.05, r * 0.04, r * 0.86, syrup) +
      pieces(label, r),
    '',
    r * 0.56,
  );

/** Bowls of one sweet on a table. */
const bowlsOf = (sweet: (v: View) => Sweet, steam?: number): Motif => ({
  tilts: [0.6, 0.66, 0.72],
  tables: ['boards', 'steel', 'painted'],
  ...(steam ? { steam } : {}),
  lay: (v) => {
    const random = v.random.fork('bowls-of-sweets');
    const of = (label: string, r: number) => helping(v, sweet(v), label, r, random.pick(CHINA));
    return [
      { x: -110, y: 90, draw: of('near', 340) },
      { x: 420, y: -220, draw: of('far', 260) },
      { x: 330, y: 330, draw: spoon(v, random.range(-40, -10), true) },
      { x: -560, y: -330, draw: of('left', 230) },
      {
        x: -760,
        y: 210,
        draw: dish(v, 120, 'white', v.food.crumb, strew(v, 'spare', 80, v.food.peanut, 60, 15)),
      },
    ];
  },
});

/** Balls in a ring and one in the middle, of the inks in turn, in the plane. */
function ring(v: View, label: string, r: number, size: number, inks: readonly [string, string]): string {
  const start = v.random.fork(`ring-${label}`).range(0, 1);
  let balls = '';
  for (let i = 0; i < 7; i++) {
    const a = ((i + start) / 7) * Math.PI * 2;
    balls += ball(v, Math.cos(a) * r * 0.54, Math.sin(a) * r * 0.54, r * size, i % 2 ? inks[1] : inks[0]);
  }
  return balls + ball(v, 0, 0, r * size, inks[1]);
}

/** Lạng Sơn's winter sweet: balls of sticky rice in hot ginger syrup, white ones and ones that gấc has made red. */
export const gingerBalls = bowlsOf(
  (v) => ({
    syrup: mix(v.food.tea, v.food.brothBrown, 0.55),
    pieces: (label, r) =>
      ring(v, label, r, 0.2, [v.food.white, mix(v.food.carrot, v.food.chilli, 0.45)]) +
      place(strew(v, `nuts-${label}`, r * 0.34, v.food.peanut, 26, r * 0.05), -r * 0.1, -r * 0.16) +
      strew(v, `coconut-${label}`, r * 0.5, v.food.white, 22, r * 0.035) +
      strew(v, `ginger-${label}`, r * 0.74, mix(v.food.turmeric, v.food.crumb, 0.4), 18, r * 0.03),
  }),
  100,
);

/** Hưng Yên's lotus seeds, each in a longan, in clear syrup. */
export const lotusLongan = bowlsOf((v) => {
  const longan = mix(v.food.white, v.food.brothClear, 0.42);
  return {
    syrup: mix(v.food.brothClear, v.food.white, 0.3),
    pieces: (label, r) =>
      ring(v, label, r, 0.17, [longan, longan]) +
      ring(v, `${label}-seeds`, r * 0.98, 0.075, [v.food.cream, v.food.cream]) +
      strew(v, `petals-${label}`, r * 0.7, v.food.pink, 6, r * 0.04),
  };
});

/** Lý Sơn's jelly of seaweed, cut in strips under ginger syrup. */
export const seaweedJelly = bowlsOf((v) => ({
  syrup: mix(v.food.tea, v.food.brothBrown, 0.7),
  pieces: (label, r) =>
    strips(
      v,
      `jelly-${label}`,
      r * 0.5,
      [
        mix(v.food.white, v.food.celadon, 0.4),
        mix(v.food.celadon, v.food.tea, 0.3),
        mix(v.food.white, v.food.tea, 0.25),
      ],
      40,
      r * 0.06,
      0,
    ) + strew(v, `ginger-${label}`, r * 0.5, mix(v.food.turmeric, v.food.crumb, 0.4), 22, r * 0.03),
}));
