import type { Language } from '../../../language';

/** Numbers as texts write them, in figures and in words, as far as they are needed to read hours, prices and steps. */

const english = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const vietnamese = [
  'không',
  'một',
  'hai',
  'ba',
  'bốn',
  'năm',
  'sáu',
  'bảy',
  'tám',
  'chín',
  'mười',
  'mười một',
  'mười hai',
];
const tens: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  'mười lăm': 15,
  'hai mươi': 20,
  'ba mươi': 30,
  'bốn mươi': 40,
  'bốn lăm': 45,
  'năm mươi': 50,
  'sáu mươi': 60,
  'bảy mươi': 70,
  'tám mươi': 80,
  'chín mươi': 90,
};

const wordsOf: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  en: new Map([...english.map((word, value) => [word, value] as const), ...Object.entries(tens)]),
  vi: new Map([
    ...vietnamese.map((word, value) => [word, value] as const),
    ...Object.entries(tens),
    ['tư', 4],
  ]),
};

const byLength = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');

/** Finds a number in figures or in words of a language; one group. */
export const numberPattern = (language: Language): string =>
  `\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d+)?|${byLength(wordsOf[language].keys())}`;

/** The value of what `numberPattern` found. Points and commas before three digits group them, others are decimal. */
export const numberOf = (written: string, language: Language): number => {
  const word = wordsOf[language].get(written.toLowerCase());
  if (word !== undefined) return word;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(written)) return Number(written.replace(/[.,]/g, ''));
  return Number(written.replace(',', '.'));
};
