import { moduleIds } from '~/api/values.gen';
import { contentCalls } from './calls';
import { city, duration, priceFrom, rating, region, updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { coordinates, durationMinutes, pageTexts, price, schedule } from './fields';
import { access, openingHours, visitor } from './visitor-groups';

export const experience = defineEntity({
  name: 'experience',
  section: 'experiences',
  menu: { group: 'activities', icon: 'mask' },
  calls: contentCalls('/experience', 'PUT'),
  moduleId: moduleIds.experience,
  hasImage: true,
  filters: [
    { name: 'experience_type_id', all: '0', source: 'experience_type' },
    { name: 'city_id', all: '', source: 'city' },
  ],
  columns: [
    { name: 'experience_type', as: 'reference' },
    city,
    region,
    priceFrom,
    duration,
    { name: 'is_hot', as: 'flag' },
    rating,
    updatedAt,
  ],
  shownColumns: ['experience_type', 'city', 'price_from'],
  texts: [
    ...pageTexts,
    { name: 'highlights', kind: 'short_lines', maxLength: 200, most: 12, hint: 'highlights' },
  ],
  groups: [
    {
      title: 'placing',
      fields: [
        { name: 'experience_type_id', kind: 'choice', source: 'experience_type', required: true },
        {
          name: 'city_id',
          kind: 'choice',
          source: 'city',
          emptyAllowed: true,
          hint: 'place_of_experience',
        },
        { name: 'region_id', kind: 'choice', source: 'region', emptyAllowed: true },
        { name: 'is_hot', kind: 'flag', hint: 'is_hot' },
      ],
    },
    { title: 'facts', fields: [price, durationMinutes, coordinates] },
    openingHours,
    access,
    visitor,
    schedule,
  ],
  page: (language, { slug }) => (slug ? `/${language}/experiences/${slug}` : null),
});
