import { accommodation } from '~/api/resource-types';
import { hotelTypes } from '~/site/resources/codes';
import { priceFrom } from './columns';
import { definePlace, rooms, stay } from './place';
import { termsGroup } from './terms-group';

export const hotel = definePlace({
  name: 'hotel',
  section: 'hotels',
  icon: 'bed',
  type: accommodation,
  filters: [
    { name: 'hotel_type', all: '', set: 'hotel_type', values: hotelTypes },
    { name: 'is_historic', all: '', set: 'is_historic', values: ['1', '0'] },
  ],
  columns: [
    { name: 'hotel_type', as: { set: 'hotel_type' } },
    { name: 'star_rating', as: 'number' },
    priceFrom,
    { name: 'is_historic', as: 'flag' },
    { name: 'is_sample', as: 'flag' },
  ],
  shownColumns: ['city', 'hotel_type', 'star_rating', 'price_from'],
  groups: [stay(), termsGroup()],
  parts: [rooms()],
});
