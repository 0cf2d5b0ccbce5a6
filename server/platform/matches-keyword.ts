import { fold } from '../fold';

/** Whether one of the texts holds the keyword, for short lists that don't come from a table. No keyword: all do. */
export const matchesKeyword = (keyword: string | undefined, texts: readonly string[]): boolean => {
  if (keyword === undefined) return true;
  const wanted = fold(keyword);
  return texts.some((text) => fold(text).includes(wanted));
};
