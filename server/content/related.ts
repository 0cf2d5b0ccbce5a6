import { type SQL, sql } from 'drizzle-orm';
import type { Extra, Listed, ReadContext, Selection } from './entity';
import { listRows } from './list';
import type { BaseRow } from './selection';

/** Some candidates are hidden from this reader, or not there in this language. */
const spare = 4;

const ranked = (source: SQL, place: number, count: number): SQL =>
  sql`select id, ${place}::int as place, row_number() over () as position from (${source} limit ${count}) source${sql.raw(String(place))}`;

/**
 * Records that go with one, those of the first source before those of the next. A source is a select of `id`s, best
 * first, that an index answers: only its first few are looked at, however many records there are. Two queries.
 */
export const relatedRows = async <L extends Selection>(
  entity: Listed<L>,
  context: ReadContext,
  { selfId, sources, limit }: { selfId: number; sources: readonly SQL[]; limit: number },
): Promise<Array<BaseRow & Extra<L>>> => {
  const count = limit * spare;
  const all = sql.join(
    sources.map((source, place) => sql`(${ranked(source, place, count)})`),
    sql` union all `,
  );
  const { rows } = await context.db.execute<{ id: number }>(sql`
    select id from (${all}) candidates where id <> ${selfId}
    group by id order by min(place), min(position) limit ${count}`);
  if (rows.length === 0) return [];
  const ids = sql`${sql.param(rows.map(({ id }) => id))}::int[]`;
  return listRows(entity, context, {
    per_page: limit,
    where: [sql`${entity.record.id} = any(${ids})`],
    orderBy: [sql`array_position(${ids}, ${entity.record.id})`],
  });
};
