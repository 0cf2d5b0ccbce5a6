/**
 * Where a redirect leads, with the parameters of the address that was asked for; what it says itself comes first. A page
 * that leads to itself does so because of its parameters, and says which of them are left.
 */
export function keepQuery(location: string, asked: string): string {
  const [path, ...rest] = asked.split('?');
  const query = rest.join('?').split('#')[0] ?? '';
  // Only paths of the site are made longer here.
  if (query === '' || !/^\/(?!\/)/.test(location)) return location;
  const to = new URL(location, 'http://site');
  if (to.pathname === path) return location;
  const own = new Set(to.searchParams.keys());
  const added = query
    .split('&')
    .filter((pair) => pair && !own.has(new URLSearchParams(pair).keys().next().value ?? ''));
  if (added.length === 0) return location;
  const whole = [to.search.slice(1), ...added].filter(Boolean).join('&');
  return `${to.pathname}?${whole}${to.hash}`;
}
