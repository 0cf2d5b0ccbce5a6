import { bodyCalls } from './body-calls';
import { updatedAt } from './columns';
import { defineEntity } from './descriptor';
import { description, title } from './fields';

/** Entries of the plan-your-trip menu; those with a picture are its gallery. */
export const planYourTrip = defineEntity({
  name: 'plan_your_trip',
  section: 'plan-your-trip',
  menu: { group: 'site', icon: 'calendar' },
  calls: bodyCalls({ base: '/planyourtrip/admin', list: '/planyourtrip/admin/list', hasBin: true }),
  hasImage: true,
  columns: [{ name: 'description', as: 'text' }, { name: 'link', as: 'text' }, updatedAt],
  shownColumns: ['description', 'link'],
  texts: [title, description],
  groups: [{ title: 'target', fields: [{ name: 'link', kind: 'line', maxLength: 500, hint: 'link' }] }],
  page: (language) => `/${language}/plan-your-trip`,
});
