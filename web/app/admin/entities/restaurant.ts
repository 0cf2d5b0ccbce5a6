import { cuisine, definePlace } from './place';

export const restaurant = definePlace({
  name: 'restaurant',
  section: 'restaurants',
  icon: 'bowl',
  type: 3189,
  columns: [
    { name: 'cuisine', as: 'text' },
    { name: 'price_band', as: { set: 'price_band' } },
  ],
  shownColumns: ['city', 'cuisine', 'price_band'],
  texts: [cuisine],
});
