import { readContent } from '../content';
import { pictureOrders, specKey } from './orders';
import { openPainters } from './painters';
import { readSketches, sketchOf, writeSketches } from './sketches';

/** Sketches what the content asks for and has no sketch yet, and forgets the rest; with `--all` all are made anew. */
const known = process.argv.includes('--all') ? new Map() : await readSketches();
const orders = pictureOrders(await readContent());
const painters = openPainters();
const made = await Promise.all(
  orders.map(
    async (order) =>
      [specKey(order.spec), sketchOf(known, order.spec) ?? (await painters.sketch(order))] as const,
  ),
);
await painters.close();
await writeSketches(new Map(made));
process.stdout.write(
  `${made.length} sketches, ${made.filter(([key]) => !known.has(key)).length} of them new.\n`,
);
