import { type SQL, sql } from 'drizzle-orm';
import { blogRelated, blogs, taggings } from '../../../db/schema';
import type { ReadContext } from '../../content/entity';
import { relatedRows } from '../../content/related';
import { isLive } from '../../content/selection';
import { blog } from '../../entities/blog';

const shown = 4;

/** Chosen ones first, then those that share most tags, then the same category, then the same city, in the editors' order. */
export const relatedBlogs = (
  context: ReadContext,
  self: { id: number; category_id: number; city_id: number | null },
) => {
  const inOrder = sql`and b.status = 1 and b.deleted_at is null order by b.sort, b.id desc`;
  return relatedRows(blog, context, {
    selfId: self.id,
    limit: shown,
    sources: [
      sql`select r.related_id as id from ${blogRelated} r where r.blog_id = ${self.id} order by r.sort`,
      sql`select theirs.record_id as id from ${taggings} mine
        join ${taggings} theirs on theirs.tag_id = mine.tag_id and theirs.entity = mine.entity
        where mine.entity = ${blog.name} and mine.record_id = ${self.id}
        group by theirs.record_id order by count(*) desc, theirs.record_id desc`,
      sql`select b.id from ${blogs} b where b.category_id = ${self.category_id} ${inOrder}`,
      sql`select b.id from ${blogs} b where b.city_id = ${self.city_id} ${inOrder}`,
    ],
  });
};

interface Neighbour {
  id: number;
  title: string;
  slug: string;
}

/** The live articles published just before and just after this one, in the same language. */
export const neighbours = async ({ db, language }: ReadContext, self: { id: number }) => {
  const { record, translation } = blog;
  const neighbour = (comparison: SQL, direction: SQL) => sql`(
    select json_build_object('id', ${record.id}, 'title', ${translation.title}, 'slug', ${translation.slug})
    from ${record} join ${translation} on ${translation.record_id} = ${record.id} and ${translation.lang_id} = ${language}
    where ${isLive(blog)} and (${record.published_at}, ${record.id}) ${comparison} (self.published_at, self.id)
    order by ${record.published_at} ${direction}, ${record.id} ${direction} limit 1)`;
  const { rows } = await db.execute<{ prev: Neighbour | null; next: Neighbour | null }>(sql`
    select ${neighbour(sql`<`, sql`desc`)} as prev, ${neighbour(sql`>`, sql`asc`)} as next
    from ${record} self where self.id = ${self.id}`);
  return rows[0] ?? { prev: null, next: null };
};
