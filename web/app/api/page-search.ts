/** What an address says behind its question mark, as far as the page has declared that it reads it. */
export interface PageSearch<Name extends string = never> {
  get: (name: Name) => string | null;
  getAll: (name: Name) => string[];
  has: (name: Name) => boolean;
  /** The query without one of its parameters: empty, or with its question mark. */
  without: (name: Name) => string;
}

/** The parameters that a page declares in its route's `handle`, under whose names it is cached as well. */
export interface DeclaredSearch<Name extends string> {
  query?: readonly Name[];
  passing?: readonly Name[];
}

/**
 * Reads the declared parameters and no others: finished pages are cached under these alone, so that any other would have
 * an effect in development and none in production.
 */
export function pageSearch<Name extends string>(
  request: Request,
  { query = [], passing = [] }: DeclaredSearch<Name>,
): PageSearch<Name> {
  const names = new Set<string>([...query, ...passing]);
  const given = [...new URL(request.url).searchParams].filter(([name]) => names.has(name));
  const search = new URLSearchParams(given);
  return {
    get: (name) => search.get(name),
    getAll: (name) => search.getAll(name),
    has: (name) => search.has(name),
    without: (left) => {
      const others = new URLSearchParams(given.filter(([name, value]) => name !== left && value !== ''));
      return others.size > 0 ? `?${others}` : '';
    },
  };
}
