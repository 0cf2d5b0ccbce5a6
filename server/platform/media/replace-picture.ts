import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client';
import { media, mediaFormerFiles } from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import { cleanName, maximumUploadBytes } from './add-picture';
import { StaleVersion } from './change-picture';
import { encoding, waitingUploads } from './encoding';
import { findByHash, lockHash } from './hash-lock';
import { type Author, recordChange, snapshot } from './history';
import { type Master, makeMaster } from './master';
import { formatName, masterTypes } from './picture-name';
import { removeFiles } from './remove-picture';
import type { MediaStore } from './store';

export interface Replacement {
  bytes: Buffer;
  originalName: string;
  version?: number | undefined;
}

interface Stores {
  db: Database;
  store: MediaStore;
}

/** Gives the record its new file, and returns the hash of the one before; null when it is the same picture. */
const exchange = async (
  tx: Transaction,
  id: number,
  { originalName, version }: Replacement,
  master: Master,
  author: Author,
): Promise<{ file: string; formerHash: string } | null> => {
  await lockHash(tx, master.hash);
  const [row] = await tx
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.deleted_at)))
    .for('update');
  if (!row) throw new ApiError('not_found');
  if (version !== undefined && version < row.version) throw new StaleVersion();
  const known = await findByHash(tx, master.hash);
  if (known?.id === id) return null;
  if (known) throw invalidField('file', 'picture_known');
  const before = await snapshot(tx, id);
  const file = formatName({ ...master, focal: { x: row.focal_x, y: row.focal_y } });
  const formerHash = row.file.slice(0, 32);
  await tx
    .update(media)
    .set({
      file,
      original_name: cleanName(originalName),
      mime: masterTypes[master.extension],
      bytes: master.bytes.length,
      width: master.width,
      height: master.height,
      blur: master.blur,
      version: sql`${media.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(eq(media.id, id));
  await tx.delete(mediaFormerFiles).where(eq(mediaFormerFiles.hash, master.hash));
  await tx
    .insert(mediaFormerFiles)
    .values({ hash: formerHash, media_id: id })
    .onConflictDoUpdate({ target: mediaFormerFiles.hash, set: { media_id: id } });
  await recordChange(tx, author, id, { action: 'update', before, after: await snapshot(tx, id) });
  return { file, formerHash };
};

/**
 * Puts another file in the place of a picture: everything that shows it shows the new one, and texts that carry its
 * address are led on. Addresses are cached for a year by browsers, so that the new file has one of its own; the old file
 * and its variants go.
 *
 * @throws ApiError not_found; too_large; invalid for no picture, or one that the library has already; StaleVersion
 */
export const replacePicture = async (
  stores: Stores,
  id: number,
  replacement: Replacement,
  author: Author,
): Promise<void> => {
  const { db, store } = stores;
  if (replacement.bytes.length > maximumUploadBytes) {
    throw new ApiError('too_large', { message: 'image_too_large' });
  }
  const master = await encoding.run(() => makeMaster(replacement.bytes), waitingUploads, 'first');
  const done = await db.transaction(async (tx) => {
    const exchanged = await exchange(tx, id, replacement, master, author);
    // Before the record says so, so that no page asks for a file that isn't there.
    if (exchanged) await store.put(exchanged.file, master.bytes);
    return exchanged;
  });
  if (done) await removeFiles(stores, done.formerHash);
};

/** The file that has taken the place of one which was called by this hash; null when none has. */
export const fileInPlaceOf = async (db: Database, hash: string): Promise<string | null> => {
  const [row] = await db
    .select({ file: media.file })
    .from(mediaFormerFiles)
    .innerJoin(media, eq(media.id, mediaFormerFiles.media_id))
    .where(eq(mediaFormerFiles.hash, hash));
  return row?.file ?? null;
};
