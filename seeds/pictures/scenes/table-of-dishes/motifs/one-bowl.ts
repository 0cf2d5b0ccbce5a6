import type { Herb } from '../greens';
import type { Motif } from '../motifs';
import type { Item } from '../props';
import { strew } from '../starches';
import type { View } from '../view';
import { dish, type Glaze } from '../ware';
import { company, type Noodles, noodleBowl, R } from './noodle-bowl';

/** What tells one bowl of noodles from another. */
interface Filled extends Noodles {
  glazes: readonly [Glaze, ...Glaze[]];
  /** What floats, in the plane. */
  floats: string;
  /** What is heaped, as seen. */
  out?: string;
  /** Herbs that come on a plate beside it. */
  greens: readonly [Herb, ...Herb[]];
  /** Further things on the table. */
  beside?: Item[];
}

/** A dish that is one bowl of noodles and what comes with it. */
export const oneBowl = (fill: (v: View) => Filled): Motif => ({
  tilts: [0.64, 0.7, 0.76],
  tables: ['steel', 'boards', 'painted', 'tiles'],
  steam: 110,
  lay: (v) => {
    const { glazes, floats, out = '', greens, beside, ...noodles } = fill(v);
    const glaze = v.random.fork('one-bowl').pick(glazes);
    return [
      { x: 0, y: 70, draw: noodleBowl(v, glaze, noodles, floats, out, R * 0.54) },
      ...company(v, greens, beside),
    ];
  },
});

/** The dip that comes with a bowl, of a radius, with bits of one thing in it. */
export const dip = (v: View, r: number, ink: string, bits: string, count = 25): Item => ({
  x: 725,
  y: 300,
  draw: dish(v, r, 'white', ink, strew(v, 'dip', r * 0.65, bits, count, 8)),
});
