import { definePlace } from './place';

export const restaurant = definePlace({
  name: 'restaurant',
  section: 'restaurants',
  icon: 'bowl',
  type: 3189,
  pages: '/restaurant/detail/',
  columns: [
    { name: 'cuisine', as: 'text' },
    { name: 'price_band', as: { set: 'price_band' } },
  ],
  shownColumns: ['city', 'cuisine', 'price_band'],
  texts: [{ name: 'cuisine', kind: 'line', maxLength: 200, hint: 'cuisine' }],
});
