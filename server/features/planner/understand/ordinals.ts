const ordinal: Record<string, string> = {
  first: 'day 1',
  second: 'day 2',
  third: 'day 3',
  fourth: 'day 4',
  fifth: 'day 5',
  sixth: 'day 6',
  seventh: 'day 7',
};

/** "the second day" is "day 2", "2nd day" as well. @param text small letters without accents */
export const dayNumbered = (text: string): string =>
  text
    .replace(
      /(first|second|third|fourth|fifth|sixth|seventh) day/g,
      (_whole, word: string) => ordinal[word] ?? '',
    )
    .replace(/(\d+)(?:st|nd|rd|th) day/g, 'day $1')
    .replace(/(?:last|final) day/g, 'day last');
