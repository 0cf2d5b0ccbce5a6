import type { Database } from '../../../db/client';

/** The transactions that had ended at some moment. */
type Snapshot = string;

/** Nothing that it was made of has been changed by a transaction that it hasn't seen. */
const isUnchanged = `not exists (
  select from table_change c where c.tag = any(a.tags) and c.transaction >= pg_snapshot_xmin(a.made_of)
    and not pg_visible_in_snapshot(c.transaction, a.made_of))`;

/** Rows whose tables were changed by a transaction that they may not have seen. */
const oldRows = `delete from ready_row r using (select tag, max(transaction) as last from table_change group by tag) changed
  where changed.tag = any(r.tags) and changed.last >= r.seen`;

/**
 * Lets go of finished answers and rows that are no longer right, then of changes that every answer still there has seen, and any that is
 * being made: those that had ended `before`, at the last clearing. Gives what had ended by now.
 */
export const clearReadyAnswers = async (db: Database, before: Snapshot | null): Promise<Snapshot> => {
  const { rows } = await db.$client.query<{ now: Snapshot }>('select pg_current_snapshot()::text as now');
  await db.$client.query(`delete from ready_answer a where a.until <= now() or not (${isUnchanged})`);
  await db.$client.query('delete from ready_row where until <= now()');
  await db.$client.query(oldRows);
  if (before !== null)
    await db.$client.query('delete from table_change where transaction < pg_snapshot_xmin($1)', [before]);
  return rows[0]?.now ?? '';
};
