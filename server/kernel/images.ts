import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client';
import { media } from '../../db/schema';
import { invalidField } from '../errors';

const hashLength = 32;

/** The media record of a picture path, or null for no picture. 422 when the library doesn't have it. */
export const imageId = async (db: Queryable, path: unknown, field = 'image'): Promise<number | null> => {
  if (typeof path !== 'string' || path === '') return null;
  // The name begins with the hash of the picture. What follows changes with the focal point, which somebody may have
  // moved while the form was open.
  const hash = path
    .replace(/^\/media\//, '')
    .replace(/\?.*$/, '')
    .slice(0, hashLength);
  const [row] = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(sql`left(${media.file}, ${sql.raw(String(hashLength))})`, hash), isNull(media.deleted_at)));
  if (!row) throw invalidField(field, 'unknown_image');
  return row.id;
};

/**
 * The picture that a text names by its path, which can't leave the library until the transaction ends; null for none.
 * @throws ApiError invalid
 */
export const heldImage = async (tx: Transaction, path: unknown, field: string): Promise<number | null> => {
  const id = await imageId(tx, path, field);
  if (id === null) return null;
  const [held] = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, id), isNull(media.deleted_at)))
    .for('key share');
  if (!held) throw invalidField(field, 'unknown_image');
  return id;
};
