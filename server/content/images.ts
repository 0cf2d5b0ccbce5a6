import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client';
import { media } from '../../db/schema';
import { invalidField } from '../errors';

/** The media record of a picture path, or null for no picture. 422 when the library doesn't have it. */
export const imageId = async (db: Queryable, path: unknown, field = 'image'): Promise<number | null> => {
  if (typeof path !== 'string' || path === '') return null;
  const file = path.replace(/^\/media\//, '').replace(/\?.*$/, '');
  const [row] = await db.select({ id: media.id }).from(media).where(eq(media.file, file));
  if (!row) throw invalidField(field, 'unknown_image');
  return row.id;
};
