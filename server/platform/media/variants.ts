import type { Database } from '../../../db/client';
import { encoding, waitingVariants } from './encoding';
import { madeOnce } from './made-once';
import { createOnce } from './once';
import type { PictureName } from './picture-name';
import { formatName } from './picture-name';
import type { Answer } from './send-picture';
import { type MediaStore, putIfRoom, readWhole } from './store';
import { encodeVariant, type Variant, variantName } from './variant';

/**
 * Gives variants: stored ones from the store, others made once, however many ask for them at the same time, and of however many
 * processes that share the store.
 */
export const createVariants = (db: Database, store: MediaStore) => {
  const once = createOnce<Buffer | null>();

  const make = async (picture: PictureName, variant: Variant, storedName: string): Promise<Buffer | null> => {
    const file = formatName(picture);
    const master = await readWhole(store, file);
    if (!master) return null;
    const bytes = await encodeVariant(master, picture.focal, variant);
    await putIfRoom(store, storedName, bytes);
    // The picture may have been removed meanwhile; its variants were, so this one must not stay behind.
    if (!(await store.has(file))) await store.delete(storedName);
    return bytes;
  };

  const makeInTurn = (picture: PictureName, variant: Variant, storedName: string) =>
    encoding.run(
      () =>
        madeOnce(db, storedName, {
          find: () => readWhole(store, storedName),
          make: () => make(picture, variant, storedName),
        }),
      waitingVariants,
    );

  /** The variant, or null when there is no such picture. @throws ApiError unavailable when too many wait */
  return async (picture: PictureName, variant: Variant): Promise<Answer | null> => {
    const storedName = variantName(formatName(picture), variant);
    const stored = await store.get(storedName);
    if (stored) return stored;
    const bytes = await once(storedName, () => makeInTurn(picture, variant, storedName));
    return bytes && { size: bytes.length, bytes };
  };
};
