import { lazy } from 'react';
import { mediaRules } from '../settings/media-rules';
import { bodyCalls } from './body-calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { title } from './fields';

/** Pictures and videos of cities, one by one; the editor of a city has them all at once. */
export const cityPicture = defineEntity({
  name: 'city_picture',
  section: 'city-pictures',
  menu: null,
  under: { to: '/admin/cities', text: 'entity.city.many' },
  right: 'gallery',
  calls: bodyCalls({ base: '/gallery', list: '/gallery/admin/list', hasBin: false }),
  hasImage: false,
  hasThumbnail: true,
  constants: { module: '_CITY' },
  filters: [{ name: 'entity_id', all: '', source: 'city' }],
  columns: [updatedAt],
  shownColumns: ['updated_at'],
  texts: [
    { ...title, required: false },
    { name: 'description', kind: 'lines', maxLength: 2000 },
  ],
  groups: [
    {
      title: 'media',
      fields: [
        {
          name: 'media',
          kind: 'own',
          control: lazy(() => import('../settings/media-control')),
          rules: mediaRules('picture'),
          hint: 'media',
        },
        { name: 'entity_id', kind: 'choice', source: 'city', required: true },
      ],
    },
  ],
  page: (language, { entity_id }) => (entity_id ? `/${language}/city/${entity_id}` : null),
});
