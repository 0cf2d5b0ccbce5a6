import { type SQL, sql } from 'drizzle-orm';
import { media } from '../../../db/schema';
import type { Entity, ReadContext } from '../../content/entity';
import { isLive } from '../../content/selection';
import { entities } from '../../entities';

/** Kinds that have a page of their own, and so can be found. */
export const searchable = entities.filter((entity) => entity.page !== null);

export interface Hit {
  type: string;
  id: number;
  slug: string;
  title: string;
  description: string;
  image: string | null;
  image_alt: string;
  image_blur: string | null;
  [column: string]: unknown;
}

/** Below this word similarity a title is another word, not a misspelt one. */
const typoSimilarity = 0.45;

/**
 * Rank of a record for folded words `q`: whole title, start of title, word in title, other names, text, misspelt title.
 */
const rank = (entity: Entity, q: SQL): SQL => {
  const { translation } = entity;
  const others = (entity.alsoMatches ?? []).map(
    (folded) => sql`when ${folded} like fold_pattern(${q}) then 0.6`,
  );
  return sql`case
    when ${translation.folded_title} = fold(${q}) then 1
    when ${translation.folded_title} like fold(${q}) || '%' then 0.9
    when ${translation.folded_title} like fold_pattern(${q}) then 0.8
    ${sql.join(others, sql` `)}
    when ${translation.folded_text} like fold_pattern(${q}) then 0.4
    else 0.3 * word_similarity(fold(${q}), ${translation.folded_title}) end`;
};

const matches = (entity: Entity, q: SQL): SQL => {
  const others = (entity.alsoMatches ?? []).map((folded) => sql`or ${folded} like fold_pattern(${q})`);
  return sql`(${entity.translation.folded_text} like fold_pattern(${q}) ${sql.join(others, sql` `)}
    or word_similarity(fold(${q}), ${entity.translation.folded_title}) >= ${typoSimilarity})`;
};

const oneKind = (entity: Entity, { language }: ReadContext, keyword: string): SQL => {
  const { record, translation } = entity;
  const q = sql`${keyword}::text`;
  return sql`
    select ${entity.name}::text as type, ${record.id} as id, ${translation.slug} as slug, ${translation.title} as title,
      ${translation.description} as description, '/media/' || ${media.file} as image, ${translation.image_alt} as image_alt,
      ${media.blur} as image_blur, (${rank(entity, q)})::float8 as rank, ${record.sort} as sort
    from ${record}
    join ${translation} on ${translation.record_id} = ${record.id} and ${translation.lang_id} = ${language}
    left join ${media} on ${media.id} = ${record.image_id}
    where ${isLive(entity)} and ${matches(entity, q)}`;
};

/**
 * Live records of the wanted kinds whose title, other names or text match, best first, with the number of hits of
 * every kind. One query, whatever the number of kinds.
 */
export const search = async (
  context: ReadContext,
  request: { keyword: string; types: readonly string[]; page: number; per_page: number },
) => {
  const found = sql.join(
    searchable.map((entity) => oneKind(entity, context, request.keyword)),
    sql` union all `,
  );
  const wanted = request.types.length
    ? sql`where type in (${sql.join(
        request.types.map((type) => sql`${type}`),
        sql`, `,
      )})`
    : sql``;
  const { rows } = await context.db.execute<Hit & { facets: Record<string, number> | null }>(sql`
    with found as materialized (${found})
    select f.*, (select json_object_agg(type, total) from (select type, count(*)::int as total from found group by type) x) as facets
    from (select 1) one left join lateral (
      select * from found ${wanted} order by rank desc, sort, id limit ${request.per_page} offset ${(request.page - 1) * request.per_page}
    ) f on true order by f.rank desc, f.sort, f.id`);
  const facets = rows[0]?.facets ?? {};
  const data = rows.filter((row) => row.id !== null);
  const counted = request.types.length ? request.types : Object.keys(facets);
  const total = counted.reduce((sum, type) => sum + (facets[type] ?? 0), 0);
  return { data, facets, total };
};
