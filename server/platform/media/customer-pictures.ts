import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { media } from '../../../db/schema';
import { ApiError } from '../../errors';
import { removePicture } from './remove-picture';

/** The folder of what customers upload: their own pictures, and those of their reviews. */
export const customerPictures = 'customers';

/** Whether a customer uploaded a picture, and no editor has put it into the library since. */
export const isVisitors: SQL = sql`(${media.folder} = ${customerPictures} and ${media.created_by} is null)`;

/**
 * Deletes pictures that customers uploaded and that nothing shows any more. One that an editor put into the library as
 * well, or that somebody else shows, stays.
 */
export const dropPictures = async (
  stores: Parameters<typeof removePicture>[0],
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  const own = await stores.db
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, [...ids]), isVisitors));
  for (const { id } of own) {
    await removePicture(stores, id).catch((error: unknown) => {
      // Somebody shows it, or it has gone already.
      if (!(error instanceof ApiError && ['in_use', 'not_found'].includes(error.code))) throw error;
    });
  }
};
