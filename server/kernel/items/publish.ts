import type { WriteContext } from '../entity';
import { recordChange } from '../history';
import { applyOrder } from '../publish';
import { nextStatus, type WantedStatus } from '../wanted-status';
import { changeStates } from './change-states';
import type { Item } from './item';
import { lockItem } from './write';

/** Flips hidden and live under a row lock, so that parallel flips are each counted; or makes it what is wanted. */
export const flipItem = async (
  context: WriteContext,
  item: Item,
  recordId: number,
  wanted?: WantedStatus,
) => {
  const stored = await lockItem(context, item, recordId);
  const status = nextStatus({ status: Number(stored.live), version: Number(stored.version) }, wanted);
  if (status === null) return { id: recordId, status: Number(stored.live) };
  await changeStates(context, item, [recordId], { action: 'publish', columns: { [item.live.name]: status } });
  return { id: recordId, status };
};

/** Makes the given order the order of these records. Ids that repeat or don't exist: 422 and nothing changes. */
export const sortItems = async (
  context: WriteContext,
  item: Item,
  ids: readonly number[],
  seen?: readonly number[],
) => {
  await applyOrder(context.tx, item.table, ids, seen);
  const [first] = ids;
  if (first !== undefined)
    await recordChange(context, item, first, { action: 'sort', before: null, after: null });
};
