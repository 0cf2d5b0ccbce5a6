import { contentCalls } from './calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { description, slug, title } from './fields';

export const blogCategory = defineEntity({
  name: 'blog_category',
  section: 'blog-categories',
  menu: { group: 'content', icon: 'copy' },
  calls: contentCalls('/blog-categories', 'POST'),
  hasImage: false,
  columns: [{ name: 'blog_count', as: 'number' }, updatedAt],
  shownColumns: ['blog_count', 'updated_at'],
  texts: [title, slug, description],
  page: (language, { id }) => `/${language}/blogs?category_id=${id}`,
});
