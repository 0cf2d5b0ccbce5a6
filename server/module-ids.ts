/**
 * Module ids: the numbers under which SEO records and reviews know a kind of record, or a page that is none.
 * Clients know them as well, so that none is ever given a second time.
 */
export const moduleIds = {
  city: 1,
  tour: 2,
  experience: 6,
  blog: 7,
  home: 9,
  thing_to_do: 10,
  event: 11,
  about: 13,
  visa_guide: 14,
  essential: 15,
  safety: 16,
  getting_around: 17,
  resource: 20,
  region: 21,
  experience_type: 22,
  accessibility: 23,
  currency: 24,
  vietnam_pass: 25,
  plan_your_trip: 26,
  terms: 27,
  privacy: 28,
  cookies: 29,
  imprint: 30,
  accessibility_statement: 31,
  collection: 32,
} as const;

/** Categories of stories that have a page of their own, by their ids. */
export const storyCategories = { travel_tips: 2, stories_inspiration: 7 } as const;
