import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { blogRelated, blogs, taggings } from '../../../db/schema';
import type { ReadContext } from '../../kernel/entity';
import { relatedRows } from '../../kernel/related';
import { isLive, isShown } from '../../kernel/selection';
import { preparedQuery } from '../../kernel/statement';
import { blog } from './kind';

const shown = 4;

const id = sql.placeholder('id');
const inOrder = sql`and ${isShown(alias(blogs, 'b'))} order by b.sort, b.id desc`;

const findRelated = relatedRows(blog, [
  sql`select r.related_id as id from ${blogRelated} r where r.blog_id = ${id} order by r.sort`,
  sql`select b.id from ${blogs} b where b.city_id = ${sql.placeholder('city_id')} ${inOrder}`,
  sql`select theirs.record_id as id from ${taggings} mine
    join ${taggings} theirs on theirs.tag_id = mine.tag_id and theirs.entity = mine.entity
    where mine.entity = ${blog.name} and mine.record_id = ${id}
    group by theirs.record_id order by count(*) desc, theirs.record_id desc`,
  sql`select b.id from ${blogs} b where b.category_id = ${sql.placeholder('category_id')} ${inOrder}`,
]);

/** Chosen ones first, then the same city, then those that share most tags, then the same category, in the editors' order. */
export const relatedBlogs = (
  context: ReadContext,
  { id, category_id, city_id }: { id: number; category_id: number; city_id: number | null },
) => findRelated(context, { id, category_id, city_id }, shown);

interface Neighbour {
  id: number;
  title: string;
  slug: string;
}

const findNeighbours = preparedQuery<{ prev: Neighbour | null; next: Neighbour | null }>(
  ['prev', 'next'],
  () => {
    const { record, translation } = blog;
    const neighbour = (comparison: SQL, direction: SQL) => sql`(
    select json_build_object('id', ${record.id}, 'title', ${translation.title}, 'slug', ${translation.slug})
    from ${record} join ${translation}
      on ${translation.record_id} = ${record.id} and ${translation.lang_id} = ${sql.placeholder('language')}
    where ${isLive(blog)} and (${record.published_at}, ${record.id}) ${comparison} (self.published_at, self.id)
    order by ${record.published_at} ${direction}, ${record.id} ${direction} limit 1)`;
    return sql`select ${neighbour(sql`<`, sql`desc`)} as prev, ${neighbour(sql`>`, sql`asc`)} as next
    from ${record} self where self.id = ${id}`;
  },
);

/** The live articles published just before and just after this one, in the same language. */
export const neighbours = async ({ db, language }: ReadContext, self: { id: number }) => {
  const [row] = await findNeighbours(db, { id: self.id, language });
  return row ?? { prev: null, next: null };
};
