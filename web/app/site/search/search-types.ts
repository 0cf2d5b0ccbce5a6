/** The kinds of records in the API's words, in the order in which a search offers them. */
export const searchTypes = [
  'city',
  'resource',
  'thing_to_do',
  'experience',
  'experience_type',
  'tour',
  'event',
  'blog',
  'collection',
] as const;

export type SearchType = (typeof searchTypes)[number];

/** Narrows any value to a kind of record that can be searched for. */
export function isSearchType(value: unknown): value is SearchType {
  return searchTypes.some((type) => type === value);
}
