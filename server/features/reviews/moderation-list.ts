import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { admins, customers, reviewReports, reviews } from '../../../db/schema';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import { isOnPage, pageOf } from '../../platform/paging';
import { formatDateTime } from '../../time';
import { authorColumn, presentTimes, shownColumns, statusColumns } from './columns';
import { recordsOf } from './records';

type Reason = 'spam' | 'offensive' | 'false' | 'private' | 'other';

/** Asked of all reviews at once, since few are reported. */
const isReported = sql`${reviews.id} = any(array(
  select r.review_id from ${reviewReports} r where r.resolved_at is null))`;

const openReports = sql<Array<{ reason: Reason; note: string; created_at: string }>>`coalesce((
  select json_agg(json_build_object('reason', r.reason, 'note', r.note,
    'created_at', to_char(r.created_at, 'YYYY-MM-DD HH24:MI:SS')) order by r.created_at)
  from ${reviewReports} r where r.review_id = ${reviews.id} and r.resolved_at is null), '[]'::json)`;

const select = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      ...shownColumns,
      ...statusColumns,
      version: reviews.version,
      author: authorColumn,
      reports: openReports,
      moderated_by: sql<
        string | null
      >`(select a.full_name from ${admins} a where a.id = ${reviews.moderated_by})`,
      moderated_at: reviews.moderated_at,
    })
    .from(reviews)
    .where(where);

type Row = Awaited<ReturnType<typeof select>>[number];

const present = (row: Row) => ({
  ...presentTimes(row),
  moderated_at: row.moderated_at && formatDateTime(row.moderated_at),
});

export interface ModerationRequest {
  page: number;
  per_page: number;
  status?: 'pending' | 'approved' | 'rejected' | undefined;
  entity_type?: number | undefined;
  score?: number | undefined;
  reported?: '0' | '1' | undefined;
  keyword?: string | undefined;
}

/** A page of all reviews: what waits comes first, then what was reported, then the newest. */
export const listForModeration = async (db: Queryable, request: ModerationRequest, language: Language) => {
  const where = and(
    request.status ? eq(reviews.status, request.status) : undefined,
    request.entity_type ? eq(reviews.entity_type, request.entity_type) : undefined,
    request.score ? eq(reviews.score, request.score) : undefined,
    request.reported === '1' ? isReported : undefined,
    request.keyword
      ? sql`${reviews.id} in (
          select r.id from ${reviews} r where r.folded_text like fold_pattern(${request.keyword})
          union select r.id from ${customers} c join ${reviews} r on r.customer_id = c.id
          where fold(c.full_name) like fold_pattern(${request.keyword}))`
      : undefined,
  );
  const order = [
    sql`${reviews.status} = 'pending' desc`,
    sql`${isReported} desc`,
    desc(reviews.created_at),
    desc(reviews.id),
  ];
  const [rows, total] = await Promise.all([
    select(db, isOnPage(db, reviews, { ...request, where, order })).orderBy(...order),
    db.$count(reviews, where),
  ]);
  const records = await recordsOf(db, language, rows);
  return pageOf(
    rows.map((row) => ({ ...present(row), record: records(row) })),
    total,
    request,
  );
};

/** One review as moderators see it. @throws ApiError not_found */
export const findForModeration = async (db: Queryable, id: number, language: Language) => {
  const [row] = await select(db, eq(reviews.id, id));
  if (!row) throw new ApiError('not_found', { message: 'review_not_found' });
  const records = await recordsOf(db, language, [row]);
  return { ...present(row), record: records(row) };
};
