/** The kinds of records that have a page to lead to. */
export const searchTypes = ['city', 'blog'] as const;

export type SearchType = (typeof searchTypes)[number];

/** Narrows any value to a kind of record that can be searched for. */
export function isSearchType(value: unknown): value is SearchType {
  return searchTypes.some((type) => type === value);
}
