import type { EntityDescriptor } from './descriptor';
import { content, description, slug, title } from './fields';

export const city: EntityDescriptor = {
  name: 'city',
  section: 'cities',
  base: '/city',
  update: 'PUT',
  moduleId: 1,
  hasImage: true,
  filters: [
    { name: 'region_id', all: '0', source: 'regions' },
    { name: 'is_highlight', all: '-1', values: ['1', '0'] },
  ],
  columns: ['city_code', 'region', 'is_highlight', 'best_months', 'updated_at'],
  shownColumns: ['city_code', 'region', 'is_highlight'],
  texts: [title, slug, description, content],
  groups: [
    {
      title: 'place',
      fields: [
        { name: 'city_code', kind: 'line', maxLength: 8, upperCase: true, required: true, hint: true },
        { name: 'region_id', kind: 'choice', source: 'regions', required: true },
        { name: 'province', kind: 'line', maxLength: 100 },
        { name: 'formerly', kind: 'line', maxLength: 100, hint: true },
        { name: 'lat', kind: 'number', min: -90, max: 90 },
        { name: 'lon', kind: 'number', min: -180, max: 180 },
        { name: 'former_names', kind: 'tags', hint: true },
        { name: 'is_highlight', kind: 'flag' },
        { name: 'best_months', kind: 'months' },
      ],
    },
    { title: 'gallery', fields: [{ name: 'galleries', kind: 'gallery', hint: true }] },
  ],
  page: (language, { slug: name }) => (name ? `/${language}/city/${name}` : null),
};
