import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { media } from '../../../db/schema';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import { findByHash, lockHash } from './hash-lock';
import { type Author, recordChange, snapshot } from './history';
import { recipeName } from './recipes';
import type { MediaStore } from './store';
import { findUses } from './usage';
import { variantPrefix } from './variant';

interface Stores {
  db: Database;
  store: MediaStore;
}

/** Removes the originals of a picture under all their names, and its variants, unless it was added again meanwhile. */
export const removeFiles = ({ db, store }: Stores, hash: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockHash(tx, hash);
    if (await findByHash(tx, hash)) return;
    // A recipe first, then the originals: who makes a variant looks for its original afterwards.
    for (const prefix of [recipeName(hash), hash, variantPrefix(hash)]) {
      for (const name of await store.list(prefix)) await store.delete(name);
    }
  });

/**
 * Removes a picture that nothing shows: first the record, for good, then its files. Files that stay behind because the
 * process ends in between are harmless, and are used again when the same picture comes back.
 *
 * @param author the admin who removes it; nobody for a customer's own, which makes no audit entry
 * @throws ApiError not_found; in_use with the records that show it
 */
export const removePicture = async (
  stores: Stores,
  id: number,
  author: Author | null,
  language: Language,
): Promise<void> => {
  const hash = await stores.db.transaction(async (tx) => {
    // Whoever wants to refer to the picture now waits for this lock, and then finds it gone.
    const [row] = await tx.select({ file: media.file }).from(media).where(eq(media.id, id)).for('update');
    if (!row) throw new ApiError('not_found');
    const uses = (await findUses(tx, [id], language)).get(id) ?? [];
    if (uses.length > 0) throw new ApiError('in_use', { data: uses });
    if (author) {
      await recordChange(tx, author, id, { action: 'delete', before: await snapshot(tx, id), after: null });
    }
    await tx.delete(media).where(eq(media.id, id));
    return row.file.slice(0, 32);
  });
  await removeFiles(stores, hash);
};
