/** Where a redirect leads, with the parameters of the address that was asked for; what it says itself comes first. */
export function keepQuery(location: string, asked: string): string {
  const query = asked.split('?').slice(1).join('?').split('#')[0] ?? '';
  // Only paths of the site are made longer here.
  if (query === '' || !/^\/(?!\/)/.test(location)) return location;
  const to = new URL(location, 'http://site');
  const own = new Set(to.searchParams.keys());
  const added = query
    .split('&')
    .filter((pair) => pair && !own.has(new URLSearchParams(pair).keys().next().value ?? ''));
  if (added.length === 0) return location;
  const whole = [to.search.slice(1), ...added].filter(Boolean).join('&');
  return `${to.pathname}?${whole}${to.hash}`;
}
