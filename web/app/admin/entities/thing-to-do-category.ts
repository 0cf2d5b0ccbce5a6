import { contentCalls } from './calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { description, slug, title } from './fields';

export const thingToDoCategory = defineEntity({
  name: 'thing_to_do_category',
  section: 'thingtodo-categories',
  paths: { add: '/create', edit: '/edit/' },
  menu: { group: 'activities', icon: 'copy' },
  calls: {
    ...contentCalls('/thingtodo-categories', 'POST'),
    removeMany: (ids) => ({ method: 'POST', path: '/thingtodo-categories/bulk-delete', body: { ids } }),
  },
  hasImage: true,
  filters: [{ name: 'is_active', all: '-1', set: 'is_active', values: ['1', '0'] }],
  columns: [{ name: 'thing_to_do_count', as: 'number' }, updatedAt],
  shownColumns: ['thing_to_do_count', 'updated_at'],
  texts: [title, slug, description],
  page: (language, { id }) => `/${language}/thingstodo?category_id=${id}`,
});
