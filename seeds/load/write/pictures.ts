import type { Transaction } from '../../../db/client';
import type { MediaRecord } from '../../../server/platform/media/add-picture';
import { addRecipe } from '../../../server/platform/media/add-recipe';
import type { MediaStore } from '../../../server/platform/media/store';
import { type DrawnSpec, type PictureOrder, specKey } from '../pictures/orders';
import { heightOf } from '../pictures/paint';
import { openPainters } from '../pictures/painters';
import { readSketches, sketchOf } from '../pictures/sketches';

/** Finds the stored picture of a spec. */
export type Album = (spec: DrawnSpec) => MediaRecord;

/** Puts all pictures into the media library in their order. They are only sketched: who asks for one first has it drawn. */
export const writePictures = async (
  context: { db: Transaction; store: MediaStore },
  orders: readonly PictureOrder[],
): Promise<Album> => {
  const known = await readSketches();
  const painters = openPainters();
  try {
    const sketching = orders.map(async (order) => sketchOf(known, order.spec) ?? painters.sketch(order));
    // Whichever fails first is thrown below; the others' failures are the same news.
    for (const sketch of sketching) sketch.catch(() => {});
    const stored = new Map<string, MediaRecord>();
    for (const [index, { spec, width, name, folder, alt }] of orders.entries()) {
      const sketch = await sketching[index];
      if (!sketch) throw new Error(`No picture for ${name}`);
      const record = await addRecipe(context, {
        recipe: { drawing: spec, width },
        height: heightOf({ spec, width }),
        originalName: name,
        folder,
        alt,
        ...sketch,
      });
      stored.set(specKey(spec), record);
    }
    return (spec) => {
      const record = stored.get(specKey(spec));
      if (!record) throw new Error(`Nobody ordered the picture ${specKey(spec)}`);
      return record;
    };
  } finally {
    await painters.close();
  }
};
