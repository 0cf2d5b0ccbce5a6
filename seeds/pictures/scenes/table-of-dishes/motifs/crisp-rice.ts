import { mix } from '../../../kit/colour';
import { smoothClosed } from '../../../kit/path';
import { disc, fill, num, type Point, place, stroke } from '../../../kit/svg';
import { scatter, slice, strips } from '../greens';
import type { Motif } from '../motifs';
import { chopsticks, eitherWay, herbPlate, sauce, tea } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, plate } from '../ware';
import { mushrooms } from './hotpot';

/** Swollen grains in the plane within a radius, each a short stroke. */
function grains(v: View, label: string, radius: number, ink: string, count: number, size: number): string {
  const random = v.random.fork(`grains-${label}`);
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next()) * radius;
    const b = random.range(0, 6.3);
    d += `M${num(Math.cos(a) * k)} ${num(Math.sin(a) * k * 0.86)}l${num(Math.cos(b) * size * 0.6)} ${num(Math.sin(b) * size * 0.6)}`;
  }
  return (
    stroke(d, mix(ink, v.food.crustDark, 0.45), size, { transform: 'translate(0 4)' }) +
    stroke(d, ink, size * 0.8)
  );
}

/** A broken piece of rice crust, swollen in hot fat so that each grain stands; in the plane, of a radius. */
function crust(v: View, label: string, r: number): string {
  const { food, inks } = v;
  const random = v.random.fork(`crust-${label}`);
  const gold = mix(food.crumb, food.turmeric, 0.42);
  const edge: Point[] = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * Math.PI * 2;
    const k = r * random.range(0.78, 1.1);
    return [Math.cos(a) * k, Math.sin(a) * k * 0.86];
  });
  const d = smoothClosed(edge);
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.3, transform: `translate(${-v.side * 9} 18)` }) +
    fill(d, food.crustDark, { transform: 'translate(0 14)' }) +
    fill(d, mix(gold, food.crust, 0.35)) +
    grains(v, `a${label}`, r * 0.8, mix(food.crust, gold, 0.45), 46, 24) +
    grains(v, `b${label}`, r * 0.76, gold, 60, 20) +
    grains(v, `c${label}`, r * 0.66, mix(food.crumb, gold, 0.25), 30, 16)
  );
}

/** Rice crust fried golden, a bowl of gravy beside to pour over it. */
export const crispRice: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'mat', 'tiles', 'painted'],
  steam: 60,
  lay: (v) => {
    const { food, inks } = v;
    const random = v.random.fork('crisp-rice');
    let pieces = '';
    for (const [i, [x, y, z]] of (
      [
        [-190, -90, 14],
        [10, -150, 14],
        [200, -80, 14],
        [-220, 90, 16],
        [200, 100, 16],
        [-10, 170, 18],
        [-90, 10, 56],
        [110, 20, 60],
        [0, -50, 96],
      ] as const
    ).entries())
      pieces += v.flat(crust(v, `p${i}`, 158), x, y, z, random.range(0, 360));
    const r = 230;
    const gravy = mix(food.brothBrown, food.soySauce, 0.3);
    const inside =
      disc(0, 0, r * 0.94, mix(gravy, inks.near, 0.25)) +
      disc(v.side * 12, 10, r * 0.87, gravy) +
      eitherWay(
        v,
        strips(
          v,
          'meat',
          r * 0.4,
          [mix(food.beef, food.grilled, 0.4), food.beef, mix(food.pork, food.grilled, 0.4)],
          26,
          24,
          0,
        ) +
          place(slice(v, 'tomato', 46), -90, 50) +
          place(slice(v, 'tomato', 42), 80, 96) +
          strew(v, 'carrot', r * 0.66, food.carrot, 26, 24) +
          strips(v, 'onion', r * 0.3, [food.white, mix(food.white, food.celadon, 0.4)], 14, 9, 0) +
          scatter(v, 'gravy', r * 0.6, 20, 2, 12),
      );
    const round = 'M-150 0A150 150 0 1 1 150 0A150 150 0 1 1 -150 0Z';
    const floss =
      v.flat(
        fill(round, food.crustDark, { transform: 'translate(0 12)' }) + crust(v, 'floss', 150),
        0,
        0,
        14,
      ) +
      place(
        strips(v, 'floss', 90, [food.crust, mix(food.crust, food.crumb, 0.4), food.grilledLight], 60, 6, 40),
        0,
        -16,
      ) +
      v.flat(stroke('M-40 10h.1M30 -20h.1M50 30h.1M-10 44h.1', food.chilli, 12), 0, 0, 40);
    return [
      { x: -90, y: 60, draw: plate(v, 430, random.pick(CHINA), pieces) },
      {
        x: 470,
        y: 300,
        draw: bowl(
          v,
          r,
          random.pick(['blue', 'white', 'celadon'] as const),
          inside,
          mushrooms(v, 'gravy', 5, 70),
          r * 0.55,
        ),
      },
      { x: 400, y: -390, draw: plate(v, 200, random.pick(CHINA), floss) },
      { x: -440, y: -400, draw: herbPlate(v, 'back', 180, ['coriander', 'lettuce', 'mint']) },
      { x: -560, y: 400, draw: sauce(v, 'fish', 100) },
      { x: -770, y: 40, draw: tea(v) },
      { x: 780, y: -40, draw: chopsticks(v, random.range(66, 100)) },
    ];
  },
};
