import { moduleIds } from '~/api/values.gen';
import { contentCalls } from './calls';
import { region, updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { coordinates, galleries, pageTexts, schedule } from './fields';

export const city = defineEntity({
  name: 'city',
  section: 'cities',
  menu: { group: 'places', icon: 'pin' },
  calls: contentCalls('/city', 'PUT'),
  moduleId: moduleIds.city,
  hasImage: true,
  filters: [
    { name: 'region_id', all: '0', source: 'region' },
    { name: 'is_highlight', all: '-1', set: 'is_highlight', values: ['1', '0'] },
  ],
  columns: [
    { name: 'city_code', as: 'text' },
    region,
    { name: 'is_highlight', as: 'flag' },
    { name: 'best_months', as: 'months' },
    updatedAt,
  ],
  shownColumns: ['city_code', 'region', 'is_highlight'],
  texts: pageTexts,
  groups: [
    {
      title: 'place',
      fields: [
        {
          name: 'city_code',
          kind: 'line',
          maxLength: 8,
          upperCase: true,
          required: true,
          hint: 'city_code',
        },
        { name: 'region_id', kind: 'choice', source: 'region', required: true },
        { name: 'province', kind: 'line', maxLength: 100 },
        { name: 'formerly', kind: 'line', maxLength: 100, hint: 'formerly' },
        coordinates,
        { name: 'former_names', kind: 'tags', hint: 'former_names' },
        { name: 'is_highlight', kind: 'flag' },
        { name: 'best_months', kind: 'months' },
      ],
    },
    { title: 'gallery', fields: [galleries] },
    schedule,
  ],
  workspace: ({ id, slug }) => `/admin/city/${id}/${slug || id}`,
  page: (language, { slug }) => (slug ? `/${language}/city/${slug}` : null),
});
