import { and, eq, isNull, sql } from 'drizzle-orm';
import { blogCategories, blogCategoryTranslations, blogs, blogTranslations } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import { defineEntity, defineListed } from '../../../kernel/entity';
import { isLive } from '../../../kernel/selection';

const blogTables = defineListed(blogs, blogTranslations, () => ({}));

export const blogCategory = defineEntity({
  name: 'blog_category',
  editors: { method: 'GET', path: '/blog-categories' },
  chapters: {
    'Blog categories': 'Categories of articles.',
  },
  binOrder: 1,
  moduleId: null,
  record: blogCategories,
  translation: blogCategoryTranslations,
  page: null,
  insertAt: 'end',
  list: (language) => ({
    // Stories that a visitor can read in this language, so that the number never promises a hidden one.
    blog_count: sql<number>`(
      select count(*)::int from ${blogs}
      join ${blogTranslations} on ${blogTranslations.record_id} = ${blogs.id}
        and ${blogTranslations.lang_id} = ${language}
      where ${blogs.category_id} = ${blogCategories.id} and ${isLive(blogTables)})`,
  }),
  detail: () => ({}),
  input: { record: {}, translation: {} },
  beforeDelete: async ({ tx }, recordId) => {
    const used = await tx.$count(blogs, and(eq(blogs.category_id, recordId), isNull(blogs.deleted_at)));
    if (used > 0) throw new ApiError('in_use', { data: { blog_count: used } });
  },
});
