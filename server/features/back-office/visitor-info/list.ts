import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { visitorInfoIssues } from '../../../../db/schema';
import type { VisitorInfoReason } from '../../../../db/schema/visitor-info-issue';
import type { VisitedKind } from '../../../kernel/visitor-info/issues';
import type { Language } from '../../../language';
import { offsetOf, pageOf } from '../../../platform/paging';
import { formatDate } from '../../../time';
import { namesOfRecords } from '../record-names';

interface IssueRequest {
  page: number;
  per_page: number;
  reason?: VisitorInfoReason | undefined;
  entity?: VisitedKind | undefined;
}

/** What misleads visitors comes before what is old, and that before what nobody knows. */
const urgency = sql`array_position(
  array['contradicts', 'lacks', 'outdated', 'missing', 'unknown'], ${visitorInfoIssues.reason}::text)`;

/** What is to be looked at now, the most urgent and then what has waited longest first. @param kinds those that the reader may see */
export const listIssues = async (
  db: Queryable,
  kinds: readonly VisitedKind[],
  language: Language,
  request: IssueRequest,
) => {
  const conditions: SQL[] = [
    lte(visitorInfoIssues.due_on, formatDate(new Date())),
    inArray(visitorInfoIssues.entity, [...kinds]),
    ...(request.entity ? [eq(visitorInfoIssues.entity, request.entity)] : []),
    ...(request.reason ? [eq(visitorInfoIssues.reason, request.reason)] : []),
  ];
  const where = kinds.length > 0 ? and(...conditions) : sql`false`;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(visitorInfoIssues)
      .where(where)
      .orderBy(urgency, visitorInfoIssues.due_on, visitorInfoIssues.id)
      .limit(request.per_page)
      .offset(offsetOf(request)),
    db.$count(visitorInfoIssues, where),
  ]);
  const names = await namesOfRecords(db, rows, language);
  const data = rows.map((row) => {
    const named = names.get(`${row.entity} ${row.record_id}`);
    return { ...row, title: named?.title ?? '', kind: named?.kind ?? null };
  });
  return pageOf(data, total, request);
};
