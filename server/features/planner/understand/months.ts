import { hasAccents } from './accents';
import { nextLunar } from './feasts';
import { type Text, words } from './text';

const english = [
  'january|jan',
  'february|feb|febuary|feburary|febraury',
  'march|mar',
  'april|apr',
  'may',
  'june|jun',
  'july|jul',
  'august|aug',
  'september|sept|sep',
  'october|oct',
  'november|nov',
  'december|dec',
];

/** English names of months in a pattern. */
export const monthNames = english.join('|');

const shortNames = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';

/** The number of an English month, from its name or the short form. */
export const monthNumber = (name: string): number =>
  english.findIndex((names) => names.split('|').includes(name)) + 1;

const vietnameseNumbers = [
  'gieng|mot|1|01',
  'hai|2|02',
  'ba|3|03',
  'tu|bon|4|04',
  'nam|5|05',
  'sau|6|06',
  'bay|7|07',
  'tam|8|08',
  'chin|9|09',
  'muoi|10',
  'muoi mot|11',
  'muoi hai|chap|12',
];

/** What follows "tháng" in a pattern; the longest first, so that "mười hai" is not "mười". */
export const vietnameseMonths = vietnameseNumbers
  .flatMap((names) => names.split('|'))
  .sort((a, b) => b.length - a.length)
  .join('|');

export const vietnameseMonth = (name: string): number =>
  vietnameseNumbers.findIndex((names) => names.split('|').includes(name)) + 1;

const seasons: ReadonlyArray<{ pattern: RegExp; month: number }> = [
  {
    pattern: words(
      'late (?:autumn|fall)|(?:autumn|fall) end|cuoi (?:mua )?thu(?! (?:hai|ba|tu|nam|sau|bay|\\d))',
    ),
    month: 11,
  },
  {
    pattern: words('early (?:autumn|fall)|(?<!bat )dau (?:mua )?thu(?! (?:hai|ba|tu|nam|sau|bay|\\d))'),
    month: 9,
  },
  { pattern: words('late summer|(?:end of|after) (?:the )?summer|cuoi (?:mua )?he'), month: 8 },
  { pattern: words('early summer|dau (?:mua )?he'), month: 6 },
  { pattern: words('late spring|cuoi (?:mua )?xuan'), month: 4 },
  { pattern: words('early spring|dau (?:mua )?xuan'), month: 3 },
  { pattern: words('late winter|cuoi (?:mua )?dong'), month: 2 },
  { pattern: words('(?:end|rest) of (?:the )?year|year.?end|cuoi nam'), month: 12 },
  {
    pattern: words('(?:start|beginning) of (?:the|next) year|early next year|dau nam(?: sau| toi)?'),
    month: 1,
  },
  {
    pattern: words(
      '(?:in|this|next|during|over|early|late|for) (?:the )?spring|spring (?:break|trip)|mua xuan',
    ),
    month: 3,
  },
  { pattern: words('summer|mua he|dip he|he (?:nay|nam nay|sau|toi)|nghi he|(?:vao|trong) he'), month: 7 },
  { pattern: words('autumn|in (?:the )?fall|mua thu'), month: 10 },
  { pattern: words('winter|mua dong'), month: 12 },
];

const named = new RegExp(
  `(?<![\\p{L}\\p{N}])(${monthNames.replace('|may', '').replace('|mar|', '|')})(?![\\p{L}\\p{N}])`,
  'u',
);
const ofMay =
  /(?<![\p{L}])(?:(?<!(?:Chan|Chân) )May|(?:in|of|during|mid|early|late|next) may)(?![\p{L}])|(?<=[,;(–-] ?)may(?= ?(?:[,;.)–-]|$| \d))/u;
const vietnamese = new RegExp(`(?<![\\p{L}\\p{N}])thang (${vietnameseMonths})(?![\\p{L}\\p{N}])`, 'u');

/** "Tháng 2 âm" begins some weeks after February. */
const ofMoon = new RegExp(`(?<![\\p{L}\\p{N}])thang (${vietnameseMonths}) am(?! ap)(?![\\p{L}])`, 'u');

const abbreviated = new RegExp(`(?<![\\p{L}\\p{N}])(?:${shortNames})(?![\\p{L}\\p{N}])`, 'gu');
/** What makes a month of letters that are a word without its marks: "in sep", "5 sep", "sep 2027". */
const besideMonth =
  /(?:\d(?:st|nd|rd|th)?|in|of|early|late|mid|this|next|last|for|during|until|till|from|to|by|and|or|through|end|around|about|-|–|\/)[ -]?$/u;

/**
 * A text without what only looks like a month: letters with marks ("sếp"), and parts of names ("Sa Dec").
 * @param names where places are named
 */
export const withoutLookalikes = (text: Text, names: ReadonlyArray<{ at: number; end: number }>): Text => {
  const { lower, folded } = text;
  const isMarked = (at: number, end: number) =>
    lower.length === folded.length && lower.slice(at, end) !== folded.slice(at, end);
  const isVietnamese = hasAccents(lower);
  const blank = (said: string, index: number): string => {
    const end = index + said.length;
    const isInName = names.some((name) => name.at <= index && end <= name.end);
    const isAlone =
      said.startsWith('sep') &&
      !besideMonth.test(folded.slice(0, index)) &&
      !/^[ -]?\d/u.test(folded.slice(end));
    return isMarked(index, end) || isInName || isAlone ? '#'.repeat(said.length) : said;
  };
  // "May áo dài" has clothes made; Vietnamese writes its months with a number.
  const raw = isVietnamese ? text.raw.replace(/(?<!(?:in|of|\d) )May(?! \d)/gu, 'may') : text.raw;
  return { raw, lower, folded: folded.replace(abbreviated, blank) };
};

/** "Hồi tháng 8" is behind them. */
const longAgo = /(?<!\p{L})hoi thang \p{N}+(?!\p{N})/gu;

/** A month without a day of it, or the middle of a season. */
const ofGieng = words('thang gieng(?! (?:duong|tay))');

export const monthIn = (text: Text, today: string): number | undefined => {
  const found = named.exec(text.folded)?.[1];
  if (found) return monthNumber(found);
  const lunar = ofMoon.exec(text.folded)?.[1];
  if (lunar) return Number(nextLunar(today, vietnameseMonth(lunar), 15)?.slice(5, 7)) || undefined;
  // The first month of the moon, with its pilgrimages, begins with Tết.
  if (ofGieng.test(text.folded)) return Number(nextLunar(today, 1, 15)?.slice(5, 7)) || undefined;
  const spoken = vietnamese.exec(text.folded.replace(longAgo, ' '))?.[1];
  // "Tháng sau" is the next one; June is "tháng sáu", and mostly "tháng 6".
  const isJune = spoken !== 'sau' || /thán?g sáu/u.test(text.lower);
  if (spoken && isJune) return vietnameseMonth(spoken);
  // A sentence may begin with "May I …".
  if (ofMay.test(text.raw.replace(/(?:^|[.!?])\s*May (?:I|we|you)/g, ' '))) return 5;
  if (words('next month|thang sau|thang toi').test(text.folded)) return (Number(today.slice(5, 7)) % 12) + 1;
  if (words('this month|thang nay').test(text.folded)) return Number(today.slice(5, 7));
  return seasons.find(({ pattern }) => pattern.test(text.folded))?.month;
};

/** What leads to the month that a journey is moved to: "July is full, make that May", "đẩy lên tháng 5". */
const toMonth = new RegExp(
  `(?<![\\p{L}])(?:sang|qua|len|lui|lai|den|toi|vao|xuong|to|into|make (?:it|that)|go in|do it in|try) (?:(?:the )?(?:start|end|middle|beginning) of |dau |giua |cuoi |late |early |mid |next )?(?=thang |(?:${monthNames})(?![\\p{L}]))`,
  'gu',
);

/** The month that a journey with a plan is moved to, where it is told apart from the one that it leaves. */
export const movedMonthIn = (text: Text, today: string): number | undefined => {
  const last = [...text.folded.matchAll(toMonth)].at(-1);
  if (!last) return undefined;
  const from = last.index + last[0].length;
  const raw = text.raw.length === text.folded.length ? text.raw.slice(from) : '';
  return monthIn({ raw, lower: text.lower.slice(from), folded: text.folded.slice(from) }, today);
};

const everyEnglish = new RegExp(
  `(?<![\\p{L}\\p{N}])(${monthNames.replace('|may', '').replace('|mar|', '|')})(?![\\p{L}\\p{N}])`,
  'gu',
);
const everyVietnamese = new RegExp(
  `(?<![\\p{L}\\p{N}])thang (${vietnameseMonths})(?: (?:va|voi|hoac|hay|,) (?:thang )?(\\d{1,2}))?(?![\\p{L}\\p{N}])`,
  'gu',
);

/** All months that a question names, in the order in which it does. @param folded small letters without accents */
export const monthsNamed = (folded: string): number[] => [
  ...new Set([
    ...[...folded.matchAll(everyEnglish)].map(([, name = '']) => monthNumber(name)),
    ...[...folded.matchAll(everyVietnamese)].flatMap(([, name = '', next]) => [
      vietnameseMonth(name),
      ...(next ? [Number(next)] : []),
    ]),
  ]),
];
