import { inArray, type SQL } from 'drizzle-orm';
import type { WriteContext } from '../entity';
import type { Change } from '../history';
import { recordItemChanges, snapshots } from './history';
import type { Item } from './item';
import { nextVersion } from './write';

/**
 * Shows, hides or restores records that are locked, one version on, and writes it down. Their texts stay as they are and are read
 * once.
 */
export const changeStates = async (
  context: WriteContext,
  item: Item,
  ids: readonly number[],
  { action, columns }: { action: Change['action']; columns: Record<string, 0 | 1 | SQL | null> },
): Promise<void> => {
  const before = await snapshots(context, item, ids);
  const rows = await context.tx
    .update(item.table)
    .set({ ...columns, ...nextVersion(item) })
    .where(inArray(item.table.id, [...ids]))
    .returning();
  const written = new Map(rows.map((row) => [row.id, row]));
  await recordItemChanges(
    context,
    item,
    action,
    before.map((state) => ({
      before: action === 'restore' ? undefined : state,
      after: { ...state, ...written.get(state.id) },
    })),
  );
};
