import type { Transaction } from '../../../db/client';
import { addPicture, type MediaRecord } from '../../../server/modules/media/add-picture';
import type { MediaStore } from '../../../server/modules/media/store';
import { type PictureOrder, specKey } from '../pictures/orders';
import { openPainters } from '../pictures/painters';
import type { PictureSpec } from '../shapes';

/** Finds the stored picture of a spec. */
export type Album = (spec: PictureSpec) => MediaRecord;

/**
 * Draws all pictures and puts them into the media library in their order. Drawing goes on in threads while the ones
 * before are stored.
 */
export const writePictures = async (
  context: { db: Transaction; store: MediaStore },
  orders: readonly PictureOrder[],
): Promise<Album> => {
  const painters = openPainters();
  try {
    const painting = orders.map((order) => painters.paint(order));
    // Whichever fails first is thrown below; the others' failures are the same news.
    for (const picture of painting) picture.catch(() => {});
    const stored = new Map<string, MediaRecord>();
    for (const [index, { spec, name, folder, alt }] of orders.entries()) {
      const painted = await painting[index];
      if (!painted) throw new Error(`No picture for ${name}`);
      const { bytes, focal } = painted;
      const record = await addPicture(context, {
        bytes,
        focal,
        originalName: name,
        folder,
        alt,
        trusted: true,
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
