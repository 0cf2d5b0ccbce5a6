/**
 * What a shelf can show and ask for, as the API has it (`tests/unit/collection-rule.test.ts` holds the two together). It
 * stands here, and not among the values that all pages share, because only the back office needs it.
 */
export const shelfKinds = [
  'city',
  'sight',
  'food',
  'stay',
  'thing_to_do',
  'experience',
  'event',
  'tour',
  'blog',
] as const;

const visit = ['suits_age', 'price_max', 'access', 'shelter', 'in_month'] as const;
const placed = ['city_ids', 'region_ids', 'category_ids', 'by_train'] as const;
const outing = [...visit, 'diet', 'effort', 'minutes_max'] as const;

export const shelfConditions = {
  city: ['region_ids', 'by_train', 'in_month'],
  sight: [...placed, ...outing, 'facilities'],
  food: [...placed, ...outing, 'facilities'],
  stay: [...placed, ...visit, 'facilities', 'hotel_types'],
  thing_to_do: [...placed, 'tags', ...outing],
  experience: [...placed, ...outing],
  event: ['city_ids', 'region_ids', 'by_train', 'tags', ...visit, 'event_types'],
  tour: ['city_ids', 'category_ids', 'days_max', 'price_max'],
  blog: ['city_ids', 'category_ids', 'tags'],
} as const;

const ofOutings = ['editors', 'spread', 'rating', 'price'] as const;

export const shelfOrders = {
  city: ['editors'],
  sight: ofOutings,
  food: ofOutings,
  stay: ofOutings,
  thing_to_do: ofOutings,
  experience: ofOutings,
  event: ['editors', 'date'],
  tour: ['editors', 'rating', 'price'],
  blog: ['editors', 'rating'],
} as const;

export const shelfLimits = { shelves: 10, records: 24 } as const;

export const efforts = ['easy', 'moderate'] as const;
export const accesses = ['yes', 'partly'] as const;
export const shelters = ['indoors', 'rain'] as const;
export const diets = [
  'vegetarian',
  'vegan',
  'chay',
  'halal_certified',
  'halal_friendly',
  'no_pork',
  'no_beef',
  'no_seafood',
  'gluten_free',
  'nut_free',
] as const;
