import { moduleIds } from '~/api/values.gen';
import { contentCalls, queryOf } from './calls';
import { category, city, duration, priceFrom, rating, updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { coordinates, durationMinutes, pageTexts, price, schedule } from './fields';
import { access, openingHours, visitor } from './visitor-groups';

export const thingToDo = defineEntity({
  name: 'thing_to_do',
  section: 'things-to-do',
  menu: { group: 'activities', icon: 'heart' },
  calls: {
    ...contentCalls('/things-to-do', 'POST'),
    list: (wanted) => ({ method: 'GET', path: `/things-to-do/admin?${queryOf(wanted)}` }),
  },
  moduleId: moduleIds.thing_to_do,
  hasImage: true,
  filters: [
    { name: 'city_id', all: '', source: 'city' },
    { name: 'category_id', all: '', source: 'thing_to_do_category' },
  ],
  columns: [category, city, priceFrom, duration, { name: 'list_tags', as: 'list' }, rating, updatedAt],
  shownColumns: ['city', 'category', 'rating_score'],
  texts: [...pageTexts, { name: 'list_tags', kind: 'tags', hint: 'tags' }],
  groups: [
    {
      title: 'placing',
      fields: [
        { name: 'city_id', kind: 'choice', source: 'city', required: true },
        { name: 'category_id', kind: 'choice', source: 'thing_to_do_category', required: true },
      ],
    },
    { title: 'facts', fields: [price, durationMinutes, coordinates] },
    openingHours,
    access,
    visitor,
    schedule,
  ],
  page: (language, { slug }) => (slug ? `/${language}/thingstodo/${slug}` : null),
});
