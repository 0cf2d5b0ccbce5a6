import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import { ApiError, invalidField } from '../../errors';
import type { WriteContext } from '../entity';
import { binDays } from '../remove';
import { forgetStale } from '../stale';
import { changeStates } from './change-states';
import { recordItemChanges, snapshots } from './history';
import type { Item } from './item';
import { lockItem, lockItems, nextVersion } from './write';

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
  await recordItemChanges(
    context,
    item,
    'delete',
    before.map((state) => ({ before: state })),
  );
  if (!item.bin) await forgetStale(context.tx, item.name, ids);
};

/** Removes one record. @throws ApiError not_found */
export const removeItem = async (context: WriteContext, item: Item, recordId: number) => {
  await lockItem(context, item, recordId);
  await removeItems(context, item, [recordId]);
};

/** Takes records out of the bin, hidden, as long as their days there have not run out. @throws ApiError not_found */
export const restoreItems = async (context: WriteContext, item: Item, ids: readonly number[]) => {
  const { bin, live } = item;
  const locked = await lockItems(context, item, ids, { inBin: true });
  if (!bin || locked.some(({ days_in_bin: days }) => (days ?? 0) > binDays)) throw new ApiError('not_found');
  await changeStates(context, item, ids, {
    action: 'restore',
    columns: { [bin.name]: null, [live.name]: 0 },
  });
};
