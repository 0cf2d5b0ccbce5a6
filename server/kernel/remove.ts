import { sql } from 'drizzle-orm';
import { changeVisibility } from './change-visibility';
import { type Entity, recordNotFound, type WriteContext } from './entity';
import { lockRecords } from './write';

/** Days for which a deleted record can be restored. */
export const binDays = 30;

/** Moves records to the bin. @throws ApiError not_found; in_use when other records need one */
export const removeContent = async (context: WriteContext, entity: Entity, ids: readonly number[]) => {
  const stored = await lockRecords(context.tx, entity, ids);
  if (stored.length < ids.length || stored.some(({ deleted_at }) => deleted_at)) throw recordNotFound(entity);
  if (entity.beforeDelete) for (const { id } of stored) await entity.beforeDelete(context, id);
  await changeVisibility(context, entity, ids, { action: 'delete', columns: { deleted_at: sql`now()` } });
};

/** Takes records out of the bin, hidden, as long as their days there have not run out. @throws ApiError not_found */
export const restoreContent = async (context: WriteContext, entity: Entity, ids: readonly number[]) => {
  const stored = await lockRecords(context.tx, entity, ids);
  const oldest = Date.now() - binDays * 24 * 3600 * 1000;
  const isGone = ({ deleted_at: since }: (typeof stored)[number]) => !since || since.getTime() < oldest;
  if (stored.length < ids.length || stored.some(isGone)) throw recordNotFound(entity);
  await changeVisibility(context, entity, ids, {
    action: 'restore',
    columns: { deleted_at: null, status: 0 },
  });
};
