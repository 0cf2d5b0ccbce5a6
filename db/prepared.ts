/**
 * Statements that come again are named, so that PostgreSQL parses and plans them once on each connection (what JDBC
 * calls the prepare threshold). All values are bound, so the number of different texts is small; what has a list of
 * values written out differs each time and never gets there.
 */

/** A statement is named when its text is seen this often. */
const threshold = 3;

/** After so many different texts counting begins anew. Each name costs some kB on every connection. */
const mostTexts = 2000;

/** In the text of a statement whose best plan depends on its values, such as a search: it is planned each time. */
export const plannedEachTime = '/* planned each time */';

const seen = new Map<string, number>();
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (text.includes(plannedEachTime) || names.size >= mostTexts) return undefined;
  if (seen.size >= mostTexts) seen.clear();
  const count = (seen.get(text) ?? 0) + 1;
  seen.set(text, count);
  if (count < threshold) return undefined;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  seen.delete(text);
  return name;
};

const isUnnamed = (query: unknown): query is { text: string; name?: string } =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  !('name' in query && query.name);

/** What the driver is asked, with a name once it has been asked often enough. */
export const named = (query: unknown): unknown => {
  const name = isUnnamed(query) ? nameOf(query.text) : undefined;
  return name ? Object.assign({}, query, { name }) : query;
};

/** What the driver is asked where no statement may be named, not even by who put it together. */
export const unnamed = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'name' in query ? { ...query, name: undefined } : query;
