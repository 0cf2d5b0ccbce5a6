const KEYWORD_LENGTH = 100;
const LAST_PAGE = 10_000;

const number = (value: string | null): number | null => {
  const read = Number(value);
  return Number.isSafeInteger(read) && read > 0 && read < 2 ** 31 ? read : null;
};

/** The number of a record in the address; anything that cannot be one is none. */
export const readId = (search: URLSearchParams, name: string): number | null => number(search.get(name));

/** The page in the address; the first for anything that cannot be one. */
export const readPage = (search: URLSearchParams): number =>
  Math.min(number(search.get('page')) ?? 1, LAST_PAGE);

/** Words in the address as the API takes them: without control characters, not too long. */
export const readWords = (search: URLSearchParams, name = 'keyword', longest = KEYWORD_LENGTH): string =>
  (search.get(name) ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest);
