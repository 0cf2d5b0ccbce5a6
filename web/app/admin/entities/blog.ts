import { moduleIds } from '~/api/values.gen';
import { contentCalls } from './calls';
import { category, rating, updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { pageTexts, schedule } from './fields';

export const blog = defineEntity({
  name: 'blog',
  section: 'blogs',
  menu: { group: 'content', icon: 'book' },
  calls: contentCalls('/blogs', 'POST'),
  moduleId: moduleIds.blog,
  hasImage: true,
  filters: [{ name: 'category_id', all: '', source: 'blog_category' }],
  columns: [
    category,
    { name: 'author', as: 'text' },
    { name: 'published_at', as: 'date_time' },
    rating,
    updatedAt,
  ],
  shownColumns: ['category', 'published_at'],
  texts: [...pageTexts, { name: 'tags', kind: 'tags', hint: 'tags' }],
  groups: [
    {
      title: 'placing',
      fields: [
        { name: 'category_id', kind: 'choice', source: 'blog_category', required: true },
        { name: 'city_id', kind: 'choice', source: 'city', emptyAllowed: true, hint: 'city_id' },
        { name: 'author', kind: 'line', maxLength: 120 },
      ],
    },
    schedule,
    { title: 'related', fields: [{ name: 'related_ids', kind: 'related', hint: 'related_ids' }] },
  ],
  page: (language, { slug }) => (slug ? `/${language}/blogs/${slug}` : null),
});
