/** As the database folds: no case, no accents. */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/** Whether one of the texts holds the keyword, for short lists that don't come from a table. No keyword: all do. */
export const matchesKeyword = (keyword: string | undefined, texts: readonly string[]): boolean => {
  if (keyword === undefined) return true;
  const wanted = fold(keyword);
  return texts.some((text) => fold(text).includes(wanted));
};
