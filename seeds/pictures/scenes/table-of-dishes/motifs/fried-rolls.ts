import { mix } from '../../../kit/colour';
import { fill, place, stroke } from '../../../kit/svg';
import { herbs } from '../greens';
import type { Motif } from '../motifs';
import { chopsticks, herbPlate, limePlate, sauce, tea } from '../props';
import type { View } from '../view';
import { CHINA, plate } from '../ware';

/** A roll no thicker than a finger, fried crisp, about 230 long, in the plane. */
function roll(v: View): string {
  const { food, inks } = v;
  const d = 'M-112 -22Q0 -30 112 -22Q124 0 112 24Q0 32 -112 24Q-124 0 -112 -22Z';
  return (
    fill(d, inks.ink, { 'fill-opacity': 0.32, transform: `translate(${-v.side * 6} 12)` }) +
    fill(d, food.crustDark) +
    fill(
      'M-110 -22Q0 -29 110 -22Q118 -6 112 8Q0 16 -112 8Q-118 -6 -110 -22Z',
      mix(food.crust, food.turmeric, 0.3),
    ) +
    stroke('M-84 -14Q0 -20 84 -14', mix(food.crumb, food.turmeric, 0.3), 6) +
    stroke('M-60 -26l-14 48M10 -28l-12 54M76 -26l-12 50', food.crustDark, 4, { 'stroke-opacity': 0.6 }) +
    stroke('M-92 6h.1M-20 10h.1M44 4h.1M92 8h.1', mix(food.crumb, food.turmeric, 0.5), 11)
  );
}

/** Quảng Ngãi's rolls of young corn, heaped on a plate, to be wrapped with leaves and rice paper. */
export const friedRolls: Motif = {
  tilts: [0.66, 0.72, 0.78],
  tables: ['boards', 'mat', 'painted'],
  lay: (v) => {
    const random = v.random.fork('fried-rolls');
    const heap = [
      [-120, -120, -20],
      [70, -150, 8],
      [-150, -20, 14],
      [60, -60, -14],
      [190, -40, 30],
      [-110, 90, -10],
      [80, 60, 18],
      [-10, 10, 40],
      [150, 130, -12],
      [-20, 150, 8],
    ]
      .map(([x = 0, y = 0, turn = 0]) => place(roll(v), x, y, 1.1, false, turn))
      .join('');
    return [
      {
        x: -30,
        y: 70,
        draw: plate(
          v,
          420,
          random.pick(CHINA),
          herbs(v, 'bed', { radius: 290, count: 18, herbs: ['lettuce', 'mint'], leaf: 100, rise: 6 }) +
            v.flat(heap, 0, 0, 16),
        ),
      },
      { x: 430, y: -370, draw: sauce(v, 'fish', 150) },
      { x: -420, y: -390, draw: herbPlate(v, 'back', 200, ['lettuce', 'mint', 'perilla', 'basil']) },
      { x: 460, y: 400, draw: limePlate(v, 'front', 140) },
      { x: -780, y: 150, draw: tea(v) },
      { x: 760, y: 20, draw: chopsticks(v, random.range(62, 108)) },
    ];
  },
};
