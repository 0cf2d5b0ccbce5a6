import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ApiError, invalidField } from '../../errors';
import type { WriteContext } from '../entity';
import { binDays } from '../remove';
import { forgetStale } from '../stale';
import { recordItemChange, snapshots } from './history';
import type { Item } from './item';
import { lockItem, nextVersion } from './write';

const discard = ({ tx }: WriteContext, item: Item, ids: readonly number[]) => {
  const these = inArray(item.table.id, [...ids]);
  return item.bin
    ? tx
        .update(item.table)
        .set({ [item.bin.name]: sql`now()`, ...nextVersion(item) })
        .where(these)
    : tx.delete(item.table).where(these);
};

/**
 * Removes records, all or none: to the bin where the kind has one, else for good.
 * @throws ApiError invalid that names the ids which repeat or don't exist
 */
export const removeItems = async (context: WriteContext, item: Item, ids: readonly number[]) => {
  if (new Set(ids).size !== ids.length) throw invalidField('ids', 'duplicate_ids');
  // Locked in id order, so that two removals at the same time wait for each other instead of deadlocking.
  const found = await context.tx
    .select({ id: item.table.id })
    .from(item.table)
    .where(and(inArray(item.table.id, [...ids]), item.bin ? isNull(item.bin) : undefined))
    .orderBy(asc(item.table.id))
    .for('update');
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new ApiError('invalid', {
      fields: { ids: [{ key: 'unknown_records', values: { ids: unknown.join(', ') } }] },
      data: { unknown_ids: unknown },
    });
  }
  const before = await snapshots(context, item, ids);
  await discard(context, item, ids);
  for (const state of before) {
    await recordItemChange(context, item, 'delete', state, undefined);
    if (!item.bin) await forgetStale(context.tx, item.name, state.id);
  }
};

/** Removes one record. @throws ApiError not_found */
export const removeItem = async (context: WriteContext, item: Item, recordId: number) => {
  await lockItem(context, item, recordId);
  await removeItems(context, item, [recordId]);
};

/** Takes a record out of the bin, hidden, as long as its days there have not run out. @throws ApiError not_found */
export const restoreItem = async (context: WriteContext, item: Item, recordId: number) => {
  const { bin, live, table } = item;
  const { days_in_bin: days } = await lockItem(context, item, recordId, { inBin: true });
  if (!bin || (days ?? 0) > binDays) throw new ApiError('not_found');
  await context.tx
    .update(table)
    .set({ [bin.name]: null, [live.name]: 0, ...nextVersion(item) })
    .where(eq(table.id, recordId));
  const [after] = await snapshots(context, item, [recordId]);
  await recordItemChange(context, item, 'restore', undefined, after);
};
