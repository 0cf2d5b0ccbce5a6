import { restaurant as restaurantType } from '~/api/resource-types';
import { cuisine, definePlace } from './place';

export const restaurant = definePlace({
  name: 'restaurant',
  section: 'restaurants',
  icon: 'bowl',
  type: restaurantType,
  columns: [
    { name: 'cuisine', as: 'text' },
    { name: 'price_band', as: { set: 'price_band' } },
  ],
  shownColumns: ['city', 'cuisine', 'price_band'],
  texts: [cuisine],
});
