import { entertainment as entertainmentType } from '~/api/resource-types';
import { definePlace } from './place';

export const entertainment = definePlace({
  name: 'entertainment',
  section: 'entertainment',
  icon: 'mask',
  type: entertainmentType,
  shownColumns: ['city', 'address', 'updated_at'],
});
