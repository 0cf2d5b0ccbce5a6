import { eq, sql } from 'drizzle-orm';
import { type Entity, recordNotFound, type WriteContext } from './entity';
import { recordChange, snapshot } from './history';
import { lockRecord } from './write';

/** Days for which a deleted record can be restored. */
export const binDays = 30;

/** Moves a record to the bin. @throws ApiError in_use when other records need it */
export const removeContent = async (context: WriteContext, entity: Entity, recordId: number) => {
  const stored = await lockRecord(context.tx, entity, recordId);
  if (stored.deleted_at) throw recordNotFound(entity);
  await entity.beforeDelete?.(context, recordId);
  const before = await snapshot(context, entity, recordId);
  await context.tx
    .update(entity.record)
    .set({ deleted_at: sql`now()`, version: sql`${entity.record.version} + 1`, updated_at: sql`now()` })
    .where(eq(entity.record.id, recordId));
  await recordChange(context, entity, recordId, { action: 'delete', before, after: null });
};

/** Takes a record out of the bin, hidden, as long as its days there have not run out. */
export const restoreContent = async (context: WriteContext, entity: Entity, recordId: number) => {
  const stored = await lockRecord(context.tx, entity, recordId);
  const since = stored.deleted_at;
  if (!since || Date.now() - since.getTime() > binDays * 24 * 3600 * 1000) {
    throw recordNotFound(entity);
  }
  await context.tx
    .update(entity.record)
    .set({ deleted_at: null, status: 0, version: sql`${entity.record.version} + 1`, updated_at: sql`now()` })
    .where(eq(entity.record.id, recordId));
  await recordChange(context, entity, recordId, {
    action: 'restore',
    before: null,
    after: await snapshot(context, entity, recordId),
  });
};
