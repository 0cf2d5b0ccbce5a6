import type { EntityDescriptor } from './descriptor';
import { content, description, slug, title } from './fields';

export const blog: EntityDescriptor = {
  name: 'blog',
  section: 'blogs',
  base: '/blogs',
  update: 'POST',
  moduleId: 7,
  hasImage: true,
  filters: [{ name: 'category_id', all: '', source: 'blog_categories' }],
  columns: ['category', 'author', 'published_at', 'rating', 'updated_at'],
  shownColumns: ['category', 'published_at'],
  texts: [title, slug, description, content, { name: 'tags', kind: 'tags', hint: true }],
  groups: [
    {
      title: 'placing',
      fields: [
        { name: 'category_id', kind: 'choice', source: 'blog_categories', required: true },
        { name: 'city_id', kind: 'choice', source: 'cities', emptyAllowed: true, hint: true },
        { name: 'author', kind: 'line', maxLength: 120 },
      ],
    },
    {
      title: 'schedule',
      fields: [
        { name: 'published_at', kind: 'date_time', hint: true },
        { name: 'hidden_at', kind: 'date_time', hint: true },
      ],
    },
    { title: 'related', fields: [{ name: 'related_ids', kind: 'related', hint: true }] },
  ],
  page: (language, { slug: name }) => (name ? `/${language}/blogs/${name}` : null),
};
