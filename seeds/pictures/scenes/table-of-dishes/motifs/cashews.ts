import { mix } from '../../../kit/colour';
import { fill, place, stroke } from '../../../kit/svg';
import { basket, winnow } from '../baskets';
import type { Motif } from '../motifs';
import { strew } from '../starches';
import type { View } from '../view';
import { bowl, CHINA, plate } from '../ware';
import { cup, leaf } from './sweets';

const KIDNEY =
  'M-44 8Q-50 -34 -6 -38Q40 -40 46 2Q46 26 28 28Q14 28 14 10Q10 -8 -8 -6Q-16 -2 -14 16Q-18 34 -34 30Q-44 24 -44 8Z';

/** A cashew as it is roasted, bald and cream, or in its papery brown skin. */
function cashew(v: View, bald: boolean, tone: number): string {
  const { food, inks } = v;
  const skin = bald
    ? mix(food.crumb, food.peanut, 0.25 + tone * 0.3)
    : mix(mix(food.grilled, food.clay, 0.3), food.crust, tone * 0.55);
  return (
    fill(KIDNEY, inks.ink, { 'fill-opacity': 0.32, transform: `translate(${-v.side * 5} 10)` }) +
    fill(KIDNEY, mix(skin, inks.ink, 0.3), { transform: 'translate(0 5)' }) +
    fill(KIDNEY, skin) +
    stroke('M-30 -8Q-26 -24 -4 -27', mix(skin, inks.light, bald ? 0.5 : 0.28), 7) +
    (bald ? '' : stroke('M-36 14q4 8 8 8M20 20q10 0 14 -8', mix(skin, inks.ink, 0.35), 4))
  );
}

/** Nuts heaped within a radius, upright, those in front over those behind. */
function heap(v: View, label: string, radius: number, count: number, rise: number, bald: boolean): string {
  const random = v.random.fork(`cashews-${label}`);
  return Array.from({ length: count }, () => {
    const a = random.range(0, 6.3);
    const k = Math.sqrt(random.next());
    return { x: Math.cos(a) * radius * k, y: Math.sin(a) * radius * k * v.k - (1 - k * k) * rise * v.h };
  })
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) =>
      place(
        cashew(v, bald, random.next()),
        x,
        y,
        random.range(0.8, 1.05),
        random.chance(0.5),
        random.range(0, 360),
      ),
    )
    .join('');
}

/** Cashews roasted in their skin with salt, in a basket, and some rubbed bald. */
export const cashews: Motif = {
  tilts: [0.64, 0.7, 0.76],
  tables: ['boards', 'mat', 'tiles', 'cloth'],
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('cashews');
    const shards = v.flat(strew(v, 'skins', 170, mix(food.grilled, food.crust, 0.4), 60, 18), 0, 0, 12);
    return [
      {
        x: -30,
        y: 50,
        draw: basket(
          v,
          410,
          v.flat(`<circle r="372" fill="${mix(food.grilled, food.char, 0.4)}"/>`, 0, 0, -30) +
            heap(v, 'basket', 345, 105, 110, false) +
            v.flat(strew(v, 'salt', 300, food.white, 70, 6), 0, -30, 50),
          150,
        ),
      },
      { x: 450, y: -330, draw: plate(v, 220, random.pick(CHINA), heap(v, 'bald', 150, 24, 40, true)) },
      { x: -450, y: -340, draw: winnow(v, 240, shards + heap(v, 'rubbed', 130, 12, 6, false)) },
      { x: 480, y: 390, draw: bowl(v, 150, random.pick(CHINA), '', heap(v, 'bowl', 112, 15, 40, true), 70) },
      cup(v),
      leaf(v),
    ];
  },
};
