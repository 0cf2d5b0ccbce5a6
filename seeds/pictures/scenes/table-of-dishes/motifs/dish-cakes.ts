import { disc } from '../../../kit/svg';
import { tray } from '../baskets';
import type { Motif } from '../motifs';
import { sauce } from '../props';
import { strew } from '../starches';
import { CHINA, plate } from '../ware';
import { cup, leaf } from './sweets';

/** Steamed rice cakes, each in its small dish, with dried shrimp and scallion. */
export const dishCakes: Motif = {
  tilts: [0.62, 0.7, 0.76],
  tables: ['boards', 'mat', 'painted', 'tiles'],
  steam: 60,
  lay: (v) => {
    const { food } = v;
    const random = v.random.fork('dishes');
    const saucer = (label: string, x: number, y: number) =>
      v.up(
        plate(
          v,
          100,
          'white',
          v.flat(
            disc(0, 0, 80, food.riceShade) +
              disc(0, -3, 76, food.rice) +
              strew(v, `s${label}`, 34, food.prawn, 14, 12) +
              strew(v, `g${label}`, 46, food.leaf, 10, 9),
            0,
            0,
            10,
          ),
        ),
        x,
        y,
        20,
      );
    let set = '';
    for (const y of [-210, -20, 180])
      for (const x of [-220, 0, 220]) set += saucer(`${x}${y}`, x * (y === -20 ? 1.15 : 0.92), y);
    return [
      { x: 0, y: 50, draw: tray(v, 450, set) },
      { x: -450, y: -390, draw: sauce(v, 'fish', 140) },
      {
        x: 450,
        y: -390,
        draw: plate(v, 150, random.pick(CHINA), v.flat(strew(v, 'rind', 96, food.crust, 60, 20), 0, 0, 14)),
      },
      { x: 480, y: 420, draw: sauce(v, 'chilli', 110) },
      cup(v),
      leaf(v),
    ];
  },
};
