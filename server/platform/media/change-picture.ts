import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client';
import { media } from '../../../db/schema';
import { ApiError } from '../../errors';
import { type AltTexts, setAlt } from './alt';
import { type Author, recordChange, snapshot } from './history';
import { formatName, parseName, roundFocal } from './picture-name';
import { type MediaStore, readWhole } from './store';

export interface PictureChange {
  alt: AltTexts;
  focal_x?: number | undefined;
  focal_y?: number | undefined;
  folder?: string | undefined;
  version?: number | undefined;
}

/** Signals that the stored record is newer than the one that was edited; the route adds the stored one. */
export class StaleVersion extends Error {}

const lockRecord = async (tx: Transaction, id: number) => {
  const [row] = await tx
    .select()
    .from(media)
    .where(and(eq(media.id, id), isNull(media.deleted_at)))
    .for('update');
  if (!row) throw new ApiError('not_found');
  const name = parseName(row.file);
  if (!name) throw new Error(`Media record ${id} has an unusable file name`);
  return { row, name };
};

/**
 * Changes what is said about a picture. Another focal point gives it another file name, under which the same original
 * is stored once more: addresses are cached for a year, so that what one stands for must not change. The old name stays
 * good for pages and texts that carry it.
 *
 * @throws StaleVersion, ApiError not_found
 */
export const changePicture = (
  { db, store }: { db: Database; store: MediaStore },
  id: number,
  change: PictureChange,
  author: Author,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { row, name } = await lockRecord(tx, id);
    if (change.version !== undefined && change.version < row.version) throw new StaleVersion();
    const before = await snapshot(tx, id);
    const focal = roundFocal({ x: change.focal_x ?? row.focal_x, y: change.focal_y ?? row.focal_y });
    const file = formatName({ ...name, focal });
    if (file !== row.file) {
      const original = await readWhole(store, row.file);
      if (!original) throw new Error(`The store has no ${row.file}`);
      await store.put(file, original);
    }
    await tx
      .update(media)
      .set({
        file,
        focal_x: focal.x,
        focal_y: focal.y,
        folder: change.folder ?? row.folder,
        version: sql`${media.version} + 1`,
        updated_at: sql`now()`,
      })
      .where(eq(media.id, id));
    await setAlt(tx, id, change.alt);
    await recordChange(tx, author, id, { action: 'update', before, after: await snapshot(tx, id) });
  });
