import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { media, mediaFormerFiles } from '../../../db/schema';
import type { Language } from '../../language';
import { type ColumnSource, columnSources, type TextSource, textSources } from './usage-sources';

/** A record that shows a picture. Settings have no id; their title is the name of their group. */
export interface Use {
  entity: string;
  id: number | null;
  title: string;
}

const fromColumn = (source: ColumnSource, language: Language): SQL =>
  sql`select wanted.id as media_id, ${source.entity}::text as entity, ${source.id} as record_id,
      coalesce(${source.title(language)}, '') as title
    from ${source.table} join wanted on wanted.id = ${source.image}`;

/** Looks through each text once, however many pictures are wanted. */
const fromText = (source: TextSource, language: Language): SQL =>
  sql`select wanted.id, ${source.entity}::text, ${source.id}, coalesce(${source.title(language)}, '')
    from ${source.table}
    cross join lateral regexp_matches(${source.text}, '/media/([0-9a-f]{32})', 'g') as found
    join wanted on wanted.hash = found[1]
    where ${source.text} like '%/media/%'`;

/** Where pictures are used, by the pictures' ids: one query, however many are asked for. */
export const findUses = async (
  db: Queryable,
  ids: number[],
  language: Language,
): Promise<Map<number, Use[]>> => {
  const uses = new Map(ids.map((id): [number, Use[]] => [id, []]));
  if (ids.length === 0) return uses;
  const branches = [
    ...columnSources.map((source) => fromColumn(source, language)),
    ...textSources.map((source) => fromText(source, language)),
  ];
  const { rows } = await db.execute<{
    media_id: number;
    entity: string;
    record_id: number | null;
    title: string;
  }>(sql`
    with wanted as (
      select ${media.id} as id, left(${media.file}, 32) as hash from ${media} where ${inArray(media.id, ids)}
      union all
      select ${mediaFormerFiles.media_id}, ${mediaFormerFiles.hash} from ${mediaFormerFiles}
      where ${inArray(mediaFormerFiles.media_id, ids)})
    select distinct on (media_id, entity, coalesce(record_id::text, title)) media_id, entity, record_id, title
    from (${sql.join(branches, sql` union all `)}) as uses (media_id, entity, record_id, title)
    order by media_id, entity, coalesce(record_id::text, title), title`);
  for (const { media_id, entity, record_id, title } of rows)
    uses.get(media_id)?.push({ entity, id: record_id, title });
  return uses;
};

/** The condition that nothing shows a picture. Looks through all texts once, which takes a moment. */
export const isUnused: SQL = sql`not exists (select 1 from (${sql.join(
  columnSources.map(
    ({ table, image }) => sql`select ${image} as media_id from ${table} where ${image} is not null`,
  ),
  sql` union all `,
)}) shown where shown.media_id = ${media.id})
  and left(${media.file}, 32) not in (select hash from (${sql.join(
    textSources.map(
      ({ table, text }) => sql`
        select found[1] as hash from ${table}
        cross join lateral regexp_matches(${text}, '/media/([0-9a-f]{32})', 'g') as found
        where ${text} like '%/media/%'`,
    ),
    sql` union `,
  )}) named)
  and not exists (select 1 from ${mediaFormerFiles} f where f.media_id = ${media.id})`;
