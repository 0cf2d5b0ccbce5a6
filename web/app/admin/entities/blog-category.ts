import type { EntityDescriptor } from './descriptor';
import { description, slug, title } from './fields';

export const blogCategory: EntityDescriptor = {
  name: 'blog_category',
  section: 'blog-categories',
  base: '/blog-categories',
  update: 'POST',
  moduleId: null,
  hasImage: false,
  filters: [],
  columns: ['blog_count', 'updated_at'],
  shownColumns: ['blog_count', 'updated_at'],
  texts: [title, slug, description],
  groups: [],
  page: (language, { id }) => `/${language}/blogs?category_id=${id}`,
};
