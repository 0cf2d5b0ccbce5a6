import { and, count, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { admins, auditEntries } from '../../../db/schema';
import { type AdminActor, holds } from '../../access';
import { ApiError } from '../../errors';
import { kinds } from '../../kinds';
import { changedFields } from '../../platform/audit/audit-changes';
import { offsetOf, pageOf } from '../../platform/paging';
import { formatDateTime } from '../../time';

export interface AuditRequest {
  page: number;
  per_page: number;
  keyword?: string | undefined;
  entity?: string | undefined;
  entities?: readonly string[];
  record_id?: number | undefined;
  admin_id?: number | undefined;
  action?: string | undefined;
  /** The first instant and the first one after the last. */
  from?: Date | undefined;
  before?: Date | undefined;
}

/** Changes of what this admin may read, and his own doings. */
const visible = (actor: AdminActor): SQL | undefined => {
  const readable = kinds.filter(({ read }) => holds(actor, read)).map(({ name }) => name);
  return or(inArray(auditEntries.entity, readable), eq(auditEntries.admin_id, actor.id));
};

const conditions = (actor: AdminActor, request: AuditRequest) =>
  and(
    visible(actor),
    request.entity ? eq(auditEntries.entity, request.entity) : undefined,
    request.entities ? inArray(auditEntries.entity, [...request.entities]) : undefined,
    request.record_id ? eq(auditEntries.record_id, request.record_id) : undefined,
    request.admin_id ? eq(auditEntries.admin_id, request.admin_id) : undefined,
    request.action ? eq(auditEntries.action, request.action) : undefined,
    request.from ? gte(auditEntries.created_at, request.from) : undefined,
    request.before ? lt(auditEntries.created_at, request.before) : undefined,
    request.keyword ? sql`fold(${auditEntries.title}) like fold_pattern(${request.keyword})` : undefined,
  );

/** A deleted account keeps its name here: it is the title of the entry that tells of the account last. */
const nameOfActor = sql<string>`coalesce(${admins.full_name}, (
  select e.title from ${auditEntries} e where e.entity = 'admin' and e.record_id = ${auditEntries.admin_id}
  order by e.id desc limit 1), '')`;

const selection = {
  id: auditEntries.id,
  admin_id: auditEntries.admin_id,
  admin_name: nameOfActor,
  action: auditEntries.action,
  entity: auditEntries.entity,
  record_id: auditEntries.record_id,
  lang_id: auditEntries.lang_id,
  title: auditEntries.title,
  before: auditEntries.before,
  after: auditEntries.after,
  request_id: auditEntries.request_id,
  created_at: auditEntries.created_at,
};

const select = (db: Queryable) =>
  db.select(selection).from(auditEntries).leftJoin(admins, eq(admins.id, auditEntries.admin_id));

type Row = Awaited<ReturnType<typeof select>>[number];

const present = ({ admin_id, admin_name, before, after, ...row }: Row, longest?: number) => ({
  ...row,
  created_at: formatDateTime(row.created_at),
  admin: admin_id === null ? null : { id: admin_id, full_name: admin_name },
  changes: changedFields(before, after, longest),
});

/** Who changed what, the newest first. */
export const listChanges = async (db: Queryable, actor: AdminActor, request: AuditRequest) => {
  const where = conditions(actor, request);
  const [rows, [counted]] = await Promise.all([
    select(db).where(where).orderBy(desc(auditEntries.id)).limit(request.per_page).offset(offsetOf(request)),
    db.select({ total: count() }).from(auditEntries).where(where),
  ]);
  return pageOf(
    rows.map((row) => present(row)),
    counted?.total ?? 0,
    request,
  );
};

/** The latest changes of these entities, without a count of all that there were. */
export const latestChanges = async (
  db: Queryable,
  actor: AdminActor,
  entities: readonly string[],
  limit: number,
) => {
  const where = conditions(actor, { page: 1, per_page: limit, entities });
  const rows = await select(db).where(where).orderBy(desc(auditEntries.id)).limit(limit);
  return rows.map((row) => present(row));
};

/**
 * One entry with the whole record before and after, and all that changed in full length.
 * @throws ApiError not_found
 */
export const findChange = async (db: Queryable, actor: AdminActor, id: number) => {
  const [row] = await select(db).where(and(visible(actor), eq(auditEntries.id, id)));
  if (!row) throw new ApiError('not_found');
  return { ...present(row, Number.POSITIVE_INFINITY), before: row.before, after: row.after };
};
