import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { linkProblems } from '../../../../db/schema';
import type { Language } from '../../../language';
import { offsetOf, pageOf } from '../../../platform/paging';
import { formatDateTime } from '../../../time';
import { namesOfRecords } from '../record-names';

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
  const names = await namesOfRecords(db, rows, language);
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
