import { type SQL, sql } from 'drizzle-orm';
import type { Extra, Listed, ReadContext, Selection } from './entity';
import { listRows } from './list';
import type { BaseRow } from './selection';
import { preparedQuery } from './statement';

/** Some candidates are hidden from this reader, or not there in this language. */
const spare = 4;

const candidates = sql.placeholder('candidates');

const ranked = (source: SQL, place: SQL): SQL =>
  sql`select id, ${place} as place, row_number() over () as position from (${source} limit ${candidates}) source${place}`;

/**
 * Finds records that go with one, those of the first source before those of the next. A source is a select of `id`s,
 * best first, that an index answers: only its first few are looked at, however many records there are. What it knows of
 * the one record stands in it as `sql.placeholder`s (`id`, which is left out of the result, and others). Two queries.
 */
export const relatedRows = <L extends Selection>(entity: Listed<L>, sources: readonly SQL[]) => {
  const findIds = preparedQuery<{ id: number }>(['id'], () => {
    const all = sql.join(
      sources.map((source, place) => sql`(${ranked(source, sql.raw(String(place)))})`),
      sql` union all `,
    );
    return sql`select id from (${all}) candidates where id <> ${sql.placeholder('id')}
      group by id order by min(place), min(position) limit ${candidates}`;
  });
  return async (
    context: ReadContext,
    self: { id: number; [value: string]: unknown },
    limit: number,
  ): Promise<Array<BaseRow & Extra<L>>> => {
    const found = await findIds(context.db, { ...self, candidates: limit * spare });
    if (found.length === 0) return [];
    const ids = sql`${sql.param(found.map(({ id }) => id))}::int[]`;
    return listRows(entity, context, {
      per_page: limit,
      where: [sql`${entity.record.id} = any(${ids})`],
      orderBy: [sql`array_position(${ids}, ${entity.record.id})`],
    });
  };
};
