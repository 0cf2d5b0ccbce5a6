/** A path with these parameters; empty ones are left out. */
export function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}
