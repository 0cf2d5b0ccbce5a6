import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { entities } from '../../kinds';
import type { Language } from '../../language';

interface Named extends Record<string, unknown> {
  entity: string;
  id: number;
  title: string;
  kind: number | null;
}

/** What the records are called in the reader's language, else in another, and of which kind they are. One query. */
export const namesOfRecords = async (
  db: Queryable,
  listed: readonly { entity: string; record_id: number }[],
  language: Language,
) => {
  const parts = entities.map(({ name, record, translation, pageKind }) => {
    const ids = listed.filter(({ entity }) => entity === name).map(({ record_id }) => record_id);
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
