import { contentCalls } from './calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { pageTexts, schedule } from './fields';

export const region = defineEntity({
  name: 'region',
  section: 'regions',
  menu: { group: 'places', icon: 'globe' },
  calls: contentCalls('/region', 'POST'),
  hasImage: true,
  columns: [{ name: 'city_count', as: 'number' }, updatedAt],
  shownColumns: ['city_count', 'updated_at'],
  texts: pageTexts,
  groups: [schedule],
  page: (language, { slug }) => (slug ? `/${language}/placetogo` : null),
});
