import { mix } from '../../../kit/colour';
import { polygon } from '../../../kit/path';
import { disc, fill, num, type Point, place, stroke } from '../../../kit/svg';
import { herbs, strips } from '../greens';
import type { Motif } from '../motifs';
import { chopsticks, herbPlate, riceBowl, tea } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { CHINA, dish, plate } from '../ware';

/** A thin slice of young beef seared in oil: skin crisp along one edge, still pink within; about 190 long. */
function slice(v: View, label: string): string {
  const { food, inks } = v;
  const random = v.random.fork(`veal-${label}`);
  const bow = random.range(10, 30);
  const d = `M-92 ${num(-16)}Q-30 ${num(-44 - bow)} 40 ${num(-36 - bow * 0.4)}Q84 -30 96 4Q70 40 10 36Q-60 44 -92 -16Z`;
  const pink = mix(mix(food.ham, food.beef, 0.45), food.grilledLight, 0.25);
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.3, transform: `translate(${-v.side * 6} 12)` }) +
    fill(d, mix(food.grilled, food.beef, 0.4)) +
    fill('M-70 -12Q-20 -40 40 -32Q76 -24 78 0Q50 22 0 20Q-50 24 -70 -12Z', pink) +
    stroke(
      `M-90 -18Q-30 ${num(-44 - bow)} 40 ${num(-36 - bow * 0.4)}Q80 -30 94 0`,
      mix(food.crust, food.turmeric, 0.2),
      13,
    ) +
    stroke(`M-84 -20Q-30 ${num(-46 - bow)} 36 ${num(-40 - bow * 0.4)}`, mix(food.crumb, food.crust, 0.3), 4) +
    stroke('M-50 -6q40 -14 90 -6M-40 10q40 -8 84 0', mix(pink, food.beef, 0.45), 4, { 'stroke-opacity': 0.7 })
  );
}

/** A slice of sour star fruit, in the plane. */
function starFruit(v: View, r: number): string {
  const { food } = v;
  const star: Point[] = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2;
    return [Math.cos(a) * r * (i % 2 ? 0.5 : 1), Math.sin(a) * r * (i % 2 ? 0.5 : 1)];
  });
  return (
    fill(polygon(star), mix(food.leaf, food.lime, 0.4)) +
    fill(polygon(star.map(([x, y]): Point => [x * 0.86, y * 0.86])), mix(food.lime, food.turmeric, 0.2)) +
    disc(0, 0, r * 0.14, food.peel)
  );
}

/** A slice of green banana with its skin, in the plane. */
const greenBanana = (v: View, r: number) =>
  disc(0, 0, r, v.food.peel) +
  disc(0, 0, r * 0.84, mix(v.food.crumb, v.food.cucumber, 0.4)) +
  strew(v, `banana${r}`, r * 0.3, v.food.bean, 6, 4);

/** Young beef seared in hot oil with ginger and lemongrass, leaves and sour fruit to roll it in, soya sauce to dip. */
export const veal: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'mat', 'tiles', 'painted'],
  steam: 70,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('veal');
    let meat = '';
    const heap = Array.from({ length: 30 }, (_, i) => {
      const a = random.range(0, 6.3);
      const k = Math.sqrt(random.next()) * (i < 18 ? 1 : 0.55);
      return { x: Math.cos(a) * 270 * k, y: Math.sin(a) * 230 * k * v.k - (1 - k) * 80 * v.h, i };
    }).sort((a, b) => a.y - b.y);
    for (const { x, y, i } of heap)
      meat += place(
        slice(v, `s${i}`),
        x,
        y,
        random.range(0.85, 1.05),
        random.chance(0.5),
        random.range(-50, 50),
      );
    const seasoning =
      place(
        strips(
          v,
          'ginger',
          200,
          [mix(food.turmeric, food.crumb, 0.4), mix(food.turmericDark, food.crumb, 0.3)],
          40,
          7,
          60,
        ),
        0,
        -20,
      ) +
      place(
        strips(
          v,
          'lemongrass',
          190,
          [mix(food.lettuce, food.crumb, 0.5), mix(food.leafLight, food.crumb, 0.5)],
          30,
          6,
          60,
        ),
        0,
        -10,
      ) +
      v.flat(strew(v, 'sesame', 240, food.crumb, 60, 6), 0, 0, 40);
    const bed = herbs(v, 'bed', {
      radius: 330,
      count: 24,
      herbs: ['lettuce', 'perilla'],
      leaf: 110,
      rise: 8,
    });
    const sour =
      [0, 1, 2, 3]
        .map((i) => v.flat(starFruit(v, 62), -70 + i * 46, -50 + (i % 2) * 40, 12 + i * 3, i * 20))
        .join('') +
      [0, 1, 2, 3]
        .map((i) => v.flat(greenBanana(v, 46 + i), -80 + i * 54, 60 + (i % 2) * 24, 12 + i * 3))
        .join('');
    return [
      { x: -30, y: 10, draw: plate(v, 430, random.pick(CHINA), bed + meat + seasoning) },
      { x: 430, y: -400, draw: plate(v, 200, random.pick(CHINA), sour) },
      {
        x: 400,
        y: 360,
        draw: dish(
          v,
          130,
          'white',
          mix(food.turmericDark, food.paste, 0.45),
          strew(v, 'soya', 84, mix(food.turmeric, food.crumb, 0.3), 34, 13) +
            strew(v, 'zest', 70, food.crumb, 16, 9),
        ),
      },
      { x: -460, y: 400, draw: riceBowl(v, 'side', 140) },
      { x: -710, y: -260, draw: herbPlate(v, 'back', 180, ['perilla', 'lettuce', 'fishmint']) },
      { x: 720, y: 20, draw: chopsticks(v, random.range(58, 84)) },
      { x: 740, y: 330, draw: tea(v) },
    ];
  },
};
