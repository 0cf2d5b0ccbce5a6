import { touristSpot } from '~/api/resource-types';
import { definePlace } from './place';

export const attraction = definePlace({
  name: 'attraction',
  section: 'attractions',
  icon: 'landmark',
  type: touristSpot,
  filters: [{ name: 'is_historic', all: '', set: 'is_historic', values: ['1', '0'] }],
  columns: [{ name: 'is_historic', as: 'flag' }],
  shownColumns: ['city', 'themes', 'updated_at'],
});
