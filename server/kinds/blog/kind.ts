import { asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { blogRelated, blogs, blogTranslations } from '../../../db/schema';
import { invalidField } from '../../errors';
import { id, requiredText, text } from '../../fields';
import { byRecord } from '../../kernel/by-record';
import { defineEntity, type WriteContext } from '../../kernel/entity';
import { ratingSelection } from '../../kernel/rating';
import { liveReference } from '../../kernel/reference';
import { setTags, tagsSelection } from '../../kernel/tags';
import { moduleIds } from '../../module-ids';
import { city } from '../city/kind';
import { blogCategory } from './category/kind';

/** Words a minute of a calm reader; the count includes markup, which is a small part of an article. */
const wordsPerMinute = 220;

const identity = { name: 'blog', record: blogs } as const;

const writeRelated = async ({ tx }: WriteContext, recordId: number, related: readonly number[]) => {
  const wanted = [...new Set(related)];
  if (wanted.includes(recordId)) throw invalidField('related_ids', 'self_reference');
  const found = wanted.length ? await tx.$count(blogs, inArray(blogs.id, wanted)) : 0;
  if (found !== wanted.length) throw invalidField('related_ids', 'unknown_record');
  await tx.delete(blogRelated).where(eq(blogRelated.blog_id, recordId));
  if (wanted.length === 0) return;
  await tx
    .insert(blogRelated)
    .values(wanted.map((related_id, sort) => ({ blog_id: recordId, related_id, sort })));
};

export const blog = defineEntity({
  name: 'blog',
  editors: { method: 'GET', path: '/blogs' },
  chapters: {
    Blogs: 'Articles.',
  },
  moduleId: moduleIds.blog,
  record: blogs,
  translation: blogTranslations,
  page: (slug) => `/blogs/${slug}`,
  insertAt: 'start',
  list: (language) => ({
    category_id: blogs.category_id,
    category: liveReference(blogCategory, sql`${blogs.category_id}`, language),
    author: blogs.author,
    published_at: blogs.published_at,
    tags: tagsSelection(identity, language),
    reading_minutes: sql<number>`greatest(1, ceil(coalesce(${blogTranslations.word_count}, 0) / ${wordsPerMinute}::numeric))::int`,
    ...ratingSelection(blogs),
  }),
  detail: (language) => ({
    city_id: blogs.city_id,
    city: liveReference(city, sql`${blogs.city_id}`, language),
    hidden_at: blogs.hidden_at,
  }),
  input: {
    record: {
      category_id: id,
      city_id: id.nullable(),
      author: text(120),
      related_ids: z.array(id).max(12),
    },
    translation: { tags: z.array(requiredText(60)).max(20) },
  },
  requiredOnCreate: ['category_id'],
  references: { category_id: blogCategory, city_id: city },
  parts: async (tx, recordIds) => {
    const rows = await tx
      .select({ of: blogRelated.blog_id, id: blogRelated.related_id })
      .from(blogRelated)
      .where(inArray(blogRelated.blog_id, [...recordIds]))
      .orderBy(asc(blogRelated.sort));
    const related = byRecord(rows, ({ of }) => of);
    return (recordId) => ({
      related_ids: (related.get(recordId) ?? []).map(({ id: relatedId }) => relatedId),
    });
  },
  afterWrite: async (context, recordId, input) => {
    if (Array.isArray(input.tags))
      await setTags(context.tx, identity, recordId, context.language, input.tags.map(String));
    if (Array.isArray(input.related_ids))
      await writeRelated(context, recordId, input.related_ids.map(Number));
  },
});

/** Ids of the stories that an editor chose as related, in order. */
export const relatedIds = (recordId: number) =>
  sql<
    number[]
  >`(select coalesce(array_agg(${blogRelated.related_id} order by ${blogRelated.sort}), '{}') from ${blogRelated} where ${blogRelated.blog_id} = ${recordId})`;
