import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/client';

/** A page of rows in the shape that all lists have. */
export const pageOf = <Row>(
  data: Row[],
  total: number,
  { page, per_page }: { page: number; per_page: number },
) => ({
  data,
  total,
  page,
  per_page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
});

export const offsetOf = ({ page, per_page }: { page: number; per_page: number }): number =>
  (page - 1) * per_page;

interface PageOf {
  where: SQL | undefined;
  order: readonly SQL[];
  page: number;
  per_page: number;
}

/**
 * Whether a row of the table is on a page of it. To be asked beside whatever else is read of a row, which is then put
 * together for what is shown, and not for all that is passed over.
 */
export const isOnPage = (
  db: Queryable,
  table: PgTable & { id: AnyPgColumn },
  { where, order, page, per_page }: PageOf,
): SQL => {
  const ids = db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(per_page)
    .offset(offsetOf({ page, per_page }));
  return sql`${table.id} = any(array(${ids}))`;
};
