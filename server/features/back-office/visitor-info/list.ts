import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { visitorInfoIssues } from '../../../../db/schema';
import type { VisitorInfoReason } from '../../../../db/schema/visitor-info-issue';
import { addDays } from '../../../calendar/lunar/day-number';
import type { VisitedKind } from '../../../kernel/visitor-info/issues';
import type { Section } from '../../../kernel/visitor-info/shape';
import type { Language } from '../../../language';
import { offsetOf, pageOf } from '../../../platform/paging';
import { formatDate } from '../../../time';
import { namesOfRecords } from '../record-names';
import { visitedEntities } from './kinds';
import { knownOf, visitedRows } from './known';

export interface IssueRequest {
  page: number;
  per_page: number;
  reason?: VisitorInfoReason | undefined;
  entity?: VisitedKind | undefined;
  record_id?: number | undefined;
  city_id?: number | undefined;
  /** What becomes due in so many days as well; 0 = only what is due. */
  within_days: number;
}

/** What misleads visitors comes before what is old, and that before what nobody knows. */
export const urgency = sql`array_position(
  array['contradicts', 'lacks', 'outdated', 'missing', 'unknown'], ${visitorInfoIssues.reason}::text)`;

/** Of records that lie in or around a destination. */
const isOfCity = (kinds: readonly VisitedKind[], cityId: number): SQL | undefined =>
  or(
    ...kinds.map((kind) => {
      const { record } = visitedEntities[kind];
      const ids = sql`select r.id from ${record} r where r.city_id = ${cityId}`;
      return and(eq(visitorInfoIssues.entity, kind), sql`${visitorInfoIssues.record_id} in (${ids})`);
    }),
  );

/** What is to be looked at by then of what the reader may see and wants to. */
export const issuesWhere = (
  kinds: readonly VisitedKind[],
  request: Omit<IssueRequest, 'page' | 'per_page'>,
) =>
  kinds.length === 0
    ? sql`false`
    : and(
        lte(visitorInfoIssues.due_on, addDays(formatDate(new Date()), request.within_days)),
        inArray(visitorInfoIssues.entity, [...kinds]),
        request.entity ? eq(visitorInfoIssues.entity, request.entity) : undefined,
        request.reason ? eq(visitorInfoIssues.reason, request.reason) : undefined,
        request.record_id ? eq(visitorInfoIssues.record_id, request.record_id) : undefined,
        request.city_id ? isOfCity(kinds, request.city_id) : undefined,
      );

type IssueRow = typeof visitorInfoIssues.$inferSelect;

/** The rows with what is known of their records. */
export const described = async (db: Queryable, rows: readonly IssueRow[], language: Language) => {
  const records = await visitedRows(db, rows);
  const cities = [...records.values()].flatMap(({ city_id }) =>
    city_id === null ? [] : [{ entity: 'city', record_id: city_id }],
  );
  const names = await namesOfRecords(db, [...rows, ...cities], language);
  return rows.map((row) => {
    const key = `${row.entity} ${row.record_id}`;
    const named = names.get(key);
    const record = records.get(key);
    const city = names.get(`city ${record?.city_id}`);
    const section = row.section as Section;
    return {
      ...row,
      // The table has it as text; `where` leaves no other kinds.
      entity: row.entity as VisitedKind,
      section,
      title: named?.title ?? '',
      kind: named?.kind ?? null,
      city: city ? { id: city.id, title: city.title } : null,
      known: record ? knownOf(record, section) : null,
    };
  });
};

/** What is to be looked at now, the most urgent and then what has waited longest first. @param kinds those that the reader may see */
export const listIssues = async (
  db: Queryable,
  kinds: readonly VisitedKind[],
  language: Language,
  request: IssueRequest,
) => {
  const where = issuesWhere(kinds, request);
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
  return pageOf(await described(db, rows, language), total, request);
};
