import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { linkProblems } from '../../../db/schema';
import { entities } from '../../entities';
import type { Language } from '../../language';
import { formatDateTime } from '../../time';
import { offsetOf, pageOf } from '../admin/paging';

type Problem = typeof linkProblems.$inferSelect;

interface Named extends Record<string, unknown> {
  entity: string;
  id: number;
  title: string;
  kind: number | null;
}

/** What the records are called in the reader's language, else in another, and of which kind they are. One query. */
const namesOf = async (db: Queryable, problems: readonly Problem[], language: Language) => {
  const parts = entities.map(({ name, record, translation, pageKind }) => {
    const ids = problems.filter(({ entity }) => entity === name).map(({ record_id }) => record_id);
    return sql`
      select ${name}::text as entity, r.id, coalesce((
        select t.title from ${translation} t where t.record_id = r.id
        order by t.lang_id = ${language} desc limit 1), '') as title,
        ${pageKind ? sql`r.${sql.identifier(pageKind.column.name)}` : sql`null`}::int as kind
      from ${record} r where r.id = any(${sql.param(ids)}::int[])`;
  });
  const { rows } = await db.execute<Named>(sql.join(parts, sql` union all `));
  return new Map(rows.map((row) => [`${row.entity} ${row.id}`, row]));
};

/** Links that lead nowhere, by record. */
export const listProblems = async (
  db: Queryable,
  language: Language,
  request: { page: number; per_page: number; entity?: string | undefined },
) => {
  const where = request.entity === undefined ? undefined : eq(linkProblems.entity, request.entity);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(linkProblems)
      .where(where)
      .orderBy(linkProblems.entity, linkProblems.record_id, linkProblems.lang_id, desc(linkProblems.id))
      .limit(request.per_page)
      .offset(offsetOf(request)),
    db.$count(linkProblems, where),
  ]);
  const names = await namesOf(db, rows, language);
  const data = rows.map(({ found_at, checked_at, ...row }) => {
    const named = names.get(`${row.entity} ${row.record_id}`);
    return {
      ...row,
      title: named?.title ?? '',
      kind: named?.kind ?? null,
      found_at: formatDateTime(found_at),
      checked_at: formatDateTime(checked_at),
    };
  });
  return pageOf(data, total, request);
};
