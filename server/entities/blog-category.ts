import { and, eq, isNull, sql } from 'drizzle-orm';
import { blogCategories, blogCategoryTranslations, blogs } from '../../db/schema';
import { defineEntity } from '../content/entity';
import { ApiError } from '../errors';

export const blogCategory = defineEntity({
  name: 'blog_category',
  moduleId: null,
  record: blogCategories,
  translation: blogCategoryTranslations,
  notFound: 'category_not_found',
  page: null,
  insertAt: 'end',
  list: (language) => ({
    // Stories that a visitor can read in this language, so that the number never promises a hidden one.
    blog_count: sql<number>`(
      select count(*)::int from ${blogs} b join blog_translation t on t.record_id = b.id and t.lang_id = ${language} and t.is_published
      where b.category_id = ${blogCategories.id} and b.deleted_at is null and b.status = 1
        and (b.published_at is null or b.published_at <= now()) and (b.hidden_at is null or b.hidden_at > now()))`,
  }),
  detail: () => ({}),
  input: { record: {}, translation: {} },
  toColumns: async () => ({}),
  beforeDelete: async ({ tx }, recordId) => {
    const used = await tx.$count(blogs, and(eq(blogs.category_id, recordId), isNull(blogs.deleted_at)));
    if (used > 0) throw new ApiError('in_use', { data: { blog_count: used } });
  },
});
