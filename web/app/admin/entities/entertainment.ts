import { definePlace } from './place';

export const entertainment = definePlace({
  name: 'entertainment',
  section: 'entertainment',
  icon: 'mask',
  type: 3190,
  shownColumns: ['city', 'address', 'updated_at'],
});
