import type { EntityDescriptor } from './descriptor';
import { content, description, slug, title } from './fields';

export const region: EntityDescriptor = {
  name: 'region',
  section: 'regions',
  base: '/region',
  update: 'POST',
  moduleId: null,
  hasImage: true,
  filters: [],
  columns: ['city_count', 'updated_at'],
  shownColumns: ['city_count', 'updated_at'],
  texts: [title, slug, description, content],
  groups: [],
  page: (language, { slug: name }) => (name ? `/${language}/placetogo` : null),
};
