import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Entity, WriteContext } from './entity';
import { type Change, recordChanges, snapshots } from './history';

/** Columns that decide who sees a record. */
interface Visibility {
  status?: 0 | 1;
  deleted_at?: SQL | null;
}

/**
 * Shows, hides, deletes or restores records that are locked, one version on, and writes it down. Nothing else of them changes, so
 * that what belongs to them is read once.
 */
export const changeVisibility = async (
  context: WriteContext,
  entity: Entity,
  ids: readonly number[],
  { action, columns }: { action: Change['action']; columns: Visibility },
): Promise<void> => {
  const { record } = entity;
  const before = await snapshots(context, entity, ids);
  const rows = await context.tx
    .update(record)
    .set({ ...columns, version: sql`${record.version} + 1`, updated_at: sql`now()` })
    .where(inArray(record.id, [...ids]))
    .returning();
  const written = new Map(rows.map((row) => [row.id, row]));
  await recordChanges(
    context,
    entity,
    before.map((state) => ({
      recordId: state.id,
      action,
      before: action === 'restore' ? null : state,
      after: action === 'delete' ? null : { ...state, ...written.get(state.id) },
    })),
  );
};
