import type { PageSearch } from '~/api/page-search';

const KEYWORD_LENGTH = 100;

/** What can be asked for a parameter: the search of a page, or of any address. */
type Reads<Name extends string> = Pick<PageSearch<Name>, 'get'>;

const number = (value: string | null): number | null => {
  const read = Number(value);
  return Number.isSafeInteger(read) && read > 0 && read < 2 ** 31 ? read : null;
};

/** The number of a record in the address; anything that cannot be one is none. */
export const readId = <Name extends string>(search: Reads<Name>, name: Name): number | null =>
  number(search.get(name));

const text = (value: string | null, longest: number): string =>
  (value ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest);

/** Words in the address as the API takes them: without control characters, not too long. */
export const readWords = (search: Reads<'keyword'>): string => text(search.get('keyword'), KEYWORD_LENGTH);

/** The same of another parameter. */
export const readText = <Name extends string>(search: Reads<Name>, name: Name, longest: number): string =>
  text(search.get(name), longest);
