import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client';
import { media } from '../../../db/schema';
import { ApiError } from '../../errors';
import { binDays } from '../../kernel/remove';
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

/** Locks a picture of the library: whoever wants to refer to it now waits, and then finds it gone. */
const lockUnused = async (tx: Transaction, id: number, language: Language) => {
  const [row] = await tx
    .select({ file: media.file, deleted_at: media.deleted_at })
    .from(media)
    .where(eq(media.id, id))
    .for('update');
  if (!row) throw new ApiError('not_found');
  const uses = (await findUses(tx, [id], language)).get(id) ?? [];
  if (uses.length > 0) throw new ApiError('in_use', { data: uses });
  return { hash: row.file.slice(0, 32), deletedAt: row.deleted_at };
};

/** Says of a picture in the bin, which is about to go for good, what its files are called. @throws ApiError in_use */
export const lastHash = async (tx: Transaction, id: number, language: Language): Promise<string> =>
  (await lockUnused(tx, id, language)).hash;

/**
 * Moves a picture that nothing shows to the bin. It keeps its files and its address for as long as it can come back.
 * @throws ApiError not_found; in_use with the records that show it
 */
export const binPicture = (db: Database, id: number, author: Author, language: Language): Promise<void> =>
  db.transaction(async (tx) => {
    const { deletedAt } = await lockUnused(tx, id, language);
    if (deletedAt) throw new ApiError('not_found');
    const before = await snapshot(tx, id);
    await tx
      .update(media)
      .set({ deleted_at: sql`now()`, version: sql`${media.version} + 1` })
      .where(eq(media.id, id));
    await recordChange(tx, author, id, { action: 'delete', before, after: null });
  });

/** Takes a picture out of the bin, as it was. @throws ApiError not_found */
export const restorePicture = async (tx: Transaction, id: number, author: Author): Promise<void> => {
  const taken = await tx
    .update(media)
    .set({ deleted_at: null, version: sql`${media.version} + 1` })
    .where(and(eq(media.id, id), isInBin))
    .returning({ id: media.id });
  if (taken.length === 0) throw new ApiError('not_found');
  await recordChange(tx, author, id, { action: 'restore', before: null, after: await snapshot(tx, id) });
};

/** As long as its days there have not run out. */
const isInBin = sql`${media.deleted_at} > now() - make_interval(days => ${binDays})`;

/**
 * Removes a picture that nothing shows and that nobody will want back, such as a customer's own: first the record, then
 * its files. Files that stay behind because the process ends in between are harmless, and are used again when the same
 * picture comes back. Makes no audit entry.
 *
 * @throws ApiError not_found; in_use with the records that show it
 */
export const removePicture = async (stores: Stores, id: number): Promise<void> => {
  const hash = await stores.db.transaction(async (tx) => {
    const found = await lockUnused(tx, id, 'en');
    await tx.delete(media).where(eq(media.id, id));
    return found.hash;
  });
  await removeFiles(stores, hash);
};
