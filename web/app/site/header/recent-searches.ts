const KEY = 'recent-searches';
const MOST = 5;

/** What was searched for in this browser, the last first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a search; where nothing can be stored, nothing is. */
export function rememberSearch(keyword: string) {
  const others = recentSearches().filter((word) => word !== keyword);
  try {
    localStorage.setItem(KEY, JSON.stringify([keyword, ...others].slice(0, MOST)));
  } catch {
    // Searching works without.
  }
}

export function forgetSearches() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then there are none.
  }
}
