import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client';
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
    .where(eq(sql`left(${media.file}, ${sql.raw(String(hashLength))})`, hash));
  if (!row) throw invalidField(field, 'unknown_image');
  return row.id;
};
