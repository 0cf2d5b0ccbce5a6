import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { admins, auditEntries } from '../../../../db/schema';
import { binDays } from '../../../kernel/remove';
import { offsetOf, pageOf } from '../../../platform/paging';
import { formatDateTime } from '../../../time';
import type { BinnedKind } from './kinds';

export interface BinRequest {
  page: number;
  per_page: number;
  keyword?: string | undefined;
}

interface Row extends Record<string, unknown> {
  entity: string;
  id: number;
  deleted_at: string;
  days_left: number;
  title: string;
  admin_id: number | null;
  full_name: string | null;
}

const inBin = (kinds: readonly BinnedKind[]): SQL =>
  sql.join(
    kinds.map(
      ({ name, table, deletedAt }) => sql`
        select ${name}::text as entity, ${table.id} as id, ${deletedAt} as deleted_at
        from ${table} where ${deletedAt} is not null`,
    ),
    sql` union all `,
  );

/** Who deleted it, and what it was called then. */
const lastDelete = sql`
  select e.title, e.admin_id from ${auditEntries} e
  where e.entity = b.entity and e.record_id = b.id and e.action = 'delete' order by e.id desc limit 1`;

/** What lies in the bin, the latest first, with who put it there. Two queries, however many kinds there are. */
export const listBin = async (db: Queryable, kinds: readonly BinnedKind[], request: BinRequest) => {
  if (kinds.length === 0) return pageOf([], 0, request);
  const { keyword } = request;
  const from = sql`from (${inBin(kinds)}) b left join lateral (${lastDelete}) d on true`;
  const where = keyword ? sql`where fold(d.title) like fold_pattern(${keyword})` : sql``;
  const [rows, counted] = await Promise.all([
    db.execute<Row>(sql`
      select b.entity, b.id, b.deleted_at, coalesce(d.title, '') as title, d.admin_id, a.full_name,
        greatest(0, ceil(extract(epoch from b.deleted_at + make_interval(days => ${binDays}) - now()) / 86400))::int
          as days_left
      ${from} left join ${admins} a on a.id = d.admin_id ${where}
      order by b.deleted_at desc, b.entity, b.id limit ${request.per_page} offset ${offsetOf(request)}`),
    db.execute<{ total: number }>(
      keyword
        ? sql`select count(*)::int as total ${from} ${where}`
        : sql`select count(*)::int as total from (${inBin(kinds)}) b`,
    ),
  ]);
  const data = rows.rows.map(({ admin_id, full_name, deleted_at, ...row }) => ({
    ...row,
    deleted_at: formatDateTime(new Date(deleted_at)),
    admin: admin_id === null ? null : { id: admin_id, full_name: full_name ?? '' },
  }));
  return pageOf(data, counted.rows[0]?.total ?? 0, request);
};
