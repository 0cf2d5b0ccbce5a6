import { contentCalls } from './calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { description, slug, title } from './fields';

export const travelStyle = defineEntity({
  name: 'travel_style',
  section: 'travel-styles',
  menu: { group: 'trips', icon: 'locate' },
  calls: contentCalls('/travel-styles', 'PUT'),
  hasImage: true,
  columns: [{ name: 'tour_count', as: 'number' }, updatedAt],
  shownColumns: ['tour_count', 'updated_at'],
  texts: [title, slug, description],
  page: (language, { id }) => `/${language}/itineraries?travelstyle=${id}`,
});
