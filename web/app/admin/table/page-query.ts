/** The query of a list call: the page of the address, and what else of it the call knows. */
export function pageQuery(request: Request, known: readonly string[] = [], perPage = 25): URLSearchParams {
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get('page'));
  const query = new URLSearchParams({ per_page: String(perPage) });
  if (Number.isInteger(page) && page > 1) query.set('page', String(page));
  for (const name of known) {
    const value = searchParams.get(name)?.trim();
    if (value) query.set(name, value);
  }
  return query;
}
