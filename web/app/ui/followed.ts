/** Filters that take any value, or change nothing but how much is shown. */
const open = new Set(['keyword', 'tag', 'per_page']);

/**
 * Whether search engines are to follow a link to a list that is narrowed down like this. By one choice yes; what two of
 * them, or words, leave is for readers: there are more combinations than records.
 */
export function isFollowed(query: URLSearchParams): boolean {
  const names = [...query.keys()].filter((name) => name !== 'page');
  return names.length === 0 || (names.length === 1 && !open.has(names[0] ?? ''));
}
