import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { blogRelated, blogs, taggings } from '../../../db/schema';
import type { ReadContext } from '../../content/entity';
import { listRows } from '../../content/list';
import { isLive } from '../../content/selection';
import { blog } from '../../entities/blog';

const shown = 4;

/** Chosen ones first, then those that share most tags, then the same category, then the same city; newest first. */
export const relatedBlogs = async (
  context: ReadContext,
  self: { id: number; category_id: number; city_id: number | null },
) => {
  const chosen = sql`(select min(r.sort) from ${blogRelated} r where r.blog_id = ${self.id} and r.related_id = ${blogs.id})`;
  const sharedTags = sql`(
    select count(*) from ${taggings} mine join ${taggings} theirs on theirs.tag_id = mine.tag_id and theirs.entity = mine.entity
    where mine.entity = 'blog' and mine.record_id = ${self.id} and theirs.record_id = ${blogs.id})`;
  return listRows(blog, context, {
    per_page: shown,
    where: [
      ne(blogs.id, self.id),
      or(sql`${chosen} is not null`, sql`${sharedTags} > 0`, eq(blogs.category_id, self.category_id)),
    ],
    orderBy: [
      sql`${chosen} nulls last`,
      sql`${sharedTags} desc`,
      sql`(${blogs.category_id} = ${self.category_id}) desc`,
      sql`(${blogs.city_id} is not distinct from ${self.city_id}) desc`,
      sql`${blogs.published_at} desc nulls last`,
    ],
  });
};

/** The live articles published just before and just after this one, in the same language. */
export const neighbours = async (context: ReadContext, self: { id: number }) => {
  const { record, translation } = blog;
  const neighbour = async (where: SQL, direction: SQL) => {
    const [row] = await context.db
      .select({ id: record.id, title: translation.title, slug: translation.slug })
      .from(record)
      .innerJoin(
        translation,
        and(eq(translation.record_id, record.id), eq(translation.lang_id, context.language)),
      )
      .where(and(isLive(blog), where))
      .orderBy(sql`(${record.published_at}, ${record.id}) ${direction}`)
      .limit(1);
    return row ?? null;
  };
  const position = sql`((select b.published_at from ${blogs} b where b.id = ${self.id}), ${self.id}::int)`;
  const [prev, next] = await Promise.all([
    neighbour(sql`(${record.published_at}, ${record.id}) < ${position}`, sql`desc`),
    neighbour(sql`(${record.published_at}, ${record.id}) > ${position}`, sql`asc`),
  ]);
  return { prev, next };
};
