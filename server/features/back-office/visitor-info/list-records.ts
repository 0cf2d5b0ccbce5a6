import { and, countDistinct, inArray, min, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { visitorInfoIssues } from '../../../../db/schema';
import { sentencesOf, type VisitedKind, type VisitedRecord } from '../../../kernel/visitor-info/issues';
import type { Language } from '../../../language';
import { offsetOf, pageOf } from '../../../platform/paging';
import { visitedEntities } from './kinds';
import { described, type IssueRequest, issuesWhere, urgency } from './list';

interface Named {
  entity: string;
  record_id: number;
}

const keyOf = ({ entity, record_id }: Named) => `${entity} ${record_id}`;

/** What the texts of some records say of their sections, by record. */
const sentencesIn = async (db: Queryable, records: readonly Named[]) => {
  const found = new Map<string, ReturnType<typeof sentencesOf>>();
  for (const [kind, { translation }] of Object.entries(visitedEntities)) {
    const ids = records.flatMap(({ entity, record_id }) => (entity === kind ? [record_id] : []));
    if (ids.length === 0) continue;
    const { record_id, lang_id, description, content } = translation;
    const texts = await db
      .select({ record_id, lang_id, description, content })
      .from(translation)
      .where(inArray(record_id, ids));
    for (const id of ids) {
      const own = texts.filter((text) => text.record_id === id);
      const translations = Object.fromEntries(own.map((text) => [text.lang_id, text]));
      found.set(`${kind} ${id}`, sentencesOf(translations as VisitedRecord['translations']));
    }
  }
  return found;
};

/**
 * The records of which something is to be looked at now, each with all of it and with what its texts say of that: the one with
 * the most urgent first. @param kinds those that the reader may see
 */
export const listRecords = async (
  db: Queryable,
  kinds: readonly VisitedKind[],
  language: Language,
  request: IssueRequest,
) => {
  const where = issuesWhere(kinds, request);
  const { entity, record_id, due_on, id } = visitorInfoIssues;
  const [records, [counted], things] = await Promise.all([
    db
      .select({ entity, record_id })
      .from(visitorInfoIssues)
      .where(where)
      .groupBy(entity, record_id)
      .orderBy(min(urgency), min(due_on), min(id))
      .limit(request.per_page)
      .offset(offsetOf(request)),
    db
      .select({ total: countDistinct(sql`(${entity}, ${record_id})`) })
      .from(visitorInfoIssues)
      .where(where),
    db.$count(visitorInfoIssues, where),
  ]);
  const isShown =
    records.length > 0
      ? sql`(${entity}, ${record_id}) in (${sql.join(
          records.map((one) => sql`(${one.entity}, ${one.record_id})`),
          sql`, `,
        )})`
      : sql`false`;
  const rows = await db
    .select()
    .from(visitorInfoIssues)
    .where(and(where, isShown))
    .orderBy(urgency, due_on, id);
  const [issues, sentences] = await Promise.all([described(db, rows, language), sentencesIn(db, records)]);
  const data = records.flatMap((record) => {
    const own = issues.filter((issue) => keyOf(issue) === keyOf(record));
    const [first] = own;
    if (!first) return [];
    const said = sentences.get(keyOf(record)) ?? [];
    const { title, kind, city } = first;
    return {
      ...{ entity: first.entity, record_id: record.record_id, title, kind, city },
      issues: own.map((issue) => ({
        ...issue,
        sentences: said.flatMap(({ section, ...one }) => (section === issue.section ? [one] : [])),
      })),
    };
  });
  return { ...pageOf(data, counted?.total ?? 0, request), things };
};
