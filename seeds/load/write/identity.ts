import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/client';

/** After rows with ids of their own: the next record that somebody makes gets the id after the highest. */
export const continueIdentity = (tx: Transaction, table: PgTable) =>
  tx.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  );
