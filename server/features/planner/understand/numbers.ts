/** Numbers as people write them, in both languages and without accents. */
const named: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  couple: 2,
  few: 3,
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  tu: 4,
  nam: 5,
  lam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
  muoi: 10,
  vai: 3,
  'muoi mot': 11,
  'muoi hai': 12,
  'muoi lam': 15,
  'hai muoi': 20,
  'ba muoi': 30,
  'a couple of': 2,
  'a few': 3,
};

/** What stands for a number in a pattern: digits or a word. */
export const numberPattern = `\\d{1,4}|${Object.keys(named)
  .sort((a, b) => b.length - a.length)
  .join('|')}`;

/** The number that a match of `numberPattern` means; undefined for nothing. */
export const numberOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  return /^\d+$/.test(text) ? Number(text) : named[text];
};
