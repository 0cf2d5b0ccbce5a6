import { encoding, waitingVariants } from './encoding';
import { createOnce } from './once';
import type { PictureName } from './picture-name';
import { formatName } from './picture-name';
import type { Answer } from './send-picture';
import { type MediaStore, putIfRoom, readWhole } from './store';
import { encodeVariant, type Variant, variantName } from './variant';

/** Gives variants: kept ones from the store, others made once, however many ask for them at the same time. */
export const createVariants = (store: MediaStore) => {
  const once = createOnce<Buffer | null>();

  const make = (picture: PictureName, variant: Variant, kept: string) =>
    encoding.run(async () => {
      const file = formatName(picture);
      const master = await readWhole(store, file);
      if (!master) return null;
      const bytes = await encodeVariant(master, picture.focal, variant);
      await putIfRoom(store, kept, bytes);
      // The picture may have been removed meanwhile; its variants were, so this one must not stay behind.
      const still = await store.get(file);
      still?.stream.destroy();
      if (!still) await store.delete(kept);
      return bytes;
    }, waitingVariants);

  /** The variant, or null when there is no such picture. @throws ApiError unavailable when too many wait */
  return async (picture: PictureName, variant: Variant): Promise<Answer | null> => {
    const kept = variantName(formatName(picture), variant);
    const stored = await store.get(kept);
    if (stored) return stored;
    const bytes = await once(kept, () => make(picture, variant, kept));
    return bytes && { size: bytes.length, bytes };
  };
};
