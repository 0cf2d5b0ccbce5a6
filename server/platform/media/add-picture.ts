import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client';
import { media } from '../../../db/schema';
import { ApiError } from '../../errors';
import { type AltTexts, fillAlt } from './alt';
import { customerPictures } from './customer-pictures';
import { encoding, waitingUploads } from './encoding';
import { findByHash, lockHash } from './hash-lock';
import { type Author, recordChange, snapshot } from './history';
import { type Master, makeMaster } from './master';
import { center, type FocalPoint, formatName, masterTypes, roundFocal } from './picture-name';
import type { MediaStore } from './store';

/** What a file that somebody uploads may weigh. */
export const maximumUploadBytes = 5 * 1024 * 1024;

export type MediaRecord = typeof media.$inferSelect;

export interface NewPicture {
  bytes: Buffer;
  /** What the uploader's file was called: shown to editors, used for nothing else. */
  originalName: string;
  alt?: AltTexts;
  focal?: FocalPoint;
  folder?: string | undefined;
  /** The admin who uploads. Nobody for pictures of the seeds and of customers: those make no audit entry. */
  author?: Author;
  /** The field of the form that errors are told for. */
  field?: string;
  /** The caller is our own code with many pictures, not a visitor: no limits, and a faster encoding. */
  trusted?: boolean;
}

/** The last part of a path, without control characters, at most 200 characters. */
export const cleanName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').normalize('NFC').replace(/\p{C}/gu, '').trim().slice(0, 200);

const insert = async (tx: Transaction, picture: NewPicture, master: Master): Promise<MediaRecord> => {
  const focal = roundFocal(picture.focal ?? center);
  const [row] = await tx
    .insert(media)
    .values({
      file: formatName({ ...master, focal }),
      original_name: cleanName(picture.originalName),
      mime: masterTypes[master.extension],
      bytes: master.bytes.length,
      width: master.width,
      height: master.height,
      blur: master.blur,
      focal_x: focal.x,
      focal_y: focal.y,
      folder: picture.folder ?? '',
      created_by: picture.author?.adminId ?? null,
    })
    .returning();
  if (!row) throw new ApiError('internal');
  await fillAlt(tx, row.id, picture.alt ?? {});
  if (picture.author) {
    await recordChange(tx, picture.author, row.id, {
      action: 'create',
      before: null,
      after: await snapshot(tx, row.id),
    });
  }
  return row;
};

/** What is added once more is wanted: it leaves the bin, and a visitor's picture becomes one of the library by an editor. */
const takeBack = async (tx: Transaction, known: MediaRecord, author: Author | undefined) => {
  if (known.deleted_at) {
    await tx.update(media).set({ deleted_at: null }).where(eq(media.id, known.id));
    if (author) {
      const after = await snapshot(tx, known.id);
      await recordChange(tx, author, known.id, { action: 'restore', before: null, after });
    }
  }
  if (author && known.created_by === null && known.folder === customerPictures)
    await tx.update(media).set({ created_by: author.adminId, folder: '' }).where(eq(media.id, known.id));
};

/**
 * Puts a picture into the library. One that is there already gives its record as it is; only alt texts that it lacks
 * are added.
 *
 * @throws ApiError too_large; invalid (not_an_image, image_too_many_pixels, image_unreadable); unavailable
 */
export const addPicture = async (
  { db, store }: { db: Queryable; store: MediaStore },
  picture: NewPicture,
): Promise<MediaRecord> => {
  if (!picture.trusted && picture.bytes.length > maximumUploadBytes) {
    throw new ApiError('too_large', { message: 'image_too_large' });
  }
  const { bytes, field, trusted } = picture;
  const master = trusted
    ? await encoding.run(() => makeMaster(bytes, field, 'fast'))
    : await encoding.run(() => makeMaster(bytes, field), waitingUploads, 'first');
  return db.transaction(async (tx) => {
    await lockHash(tx, master.hash);
    const known = await findByHash(tx, master.hash);
    if (known) {
      await takeBack(tx, known, picture.author);
      await fillAlt(tx, known.id, picture.alt ?? {});
      // A store that lost its file gets it back.
      await store.put(known.file, master.bytes);
      return known;
    }
    const row = await insert(tx, picture, master);
    await store.put(row.file, master.bytes);
    return row;
  });
};
