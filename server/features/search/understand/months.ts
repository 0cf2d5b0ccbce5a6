import { foldedText, type Word } from './written';

/** A month of the year, or one of the lunar calendar. */
export interface Month {
  month: number;
  isLunar: boolean;
}

const english = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const short = ['jan', 'feb', 'mar', 'apr', null, 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const spoken: Record<string, number> = {
  mot: 1,
  hai: 2,
  ba: 3,
  tu: 4,
  bon: 4,
  nam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
  muoi: 10,
  'muoi mot': 11,
  'muoi hai': 12,
};

/** Months that only the lunar calendar has under these names. */
const lunarOnly: Record<string, number> = { gieng: 1, chap: 12 };

interface Found extends Month {
  start: number;
  end: number;
}

const named = (rest: readonly string[]): { month: number; isLunar: boolean; length: number } | null => {
  const two = spoken[rest.slice(0, 2).join(' ')];
  if (two) return { month: two, isLunar: false, length: 2 };
  const [first = ''] = rest;
  const lunar = lunarOnly[first];
  if (lunar) return { month: lunar, isLunar: true, length: 1 };
  const one = spoken[first] ?? (/^(?:0?[1-9]|1[0-2])$/.test(first) ? Number(first) : undefined);
  return one ? { month: one, isLunar: false, length: 1 } : null;
};

/** "May" is a verb too, and in Vietnamese it is sewing and luck. */
const beforeMay: ReadonlySet<string> = new Set([
  'in',
  'for',
  'during',
  'early',
  'mid',
  'late',
  'of',
  'this',
  'next',
]);

/** The first month that a text names: "tháng 12", "tháng giêng", "in march", "may". */
export const findMonth = (words: readonly Word[]): Found | null => {
  for (let start = 0; start < words.length; start += 1) {
    const { folded = '', written } = words[start] ?? {};
    if (written === 'tháng' || written === 'thang') {
      const month = named(words.slice(start + 1).map((word) => word.folded));
      if (!month) continue;
      const end = start + 1 + month.length;
      const byMoon = foldedText(words.slice(end, end + 2)) === 'am lich';
      return { start, end: byMoon ? end + 2 : end, month: month.month, isLunar: month.isLunar || byMoon };
    }
    const joined = /^t(0?[1-9]|1[0-2])$/.exec(folded);
    if (joined) return { start, end: start + 1, month: Number(joined[1]), isLunar: false };
    const isVerb = folded === 'may' && words.length > 1 && !beforeMay.has(words[start - 1]?.folded ?? '');
    const month = english.indexOf(folded) + 1 || short.indexOf(folded === 'sept' ? 'sep' : folded) + 1;
    if (month && !isVerb) return { start, end: start + 1, month, isLunar: false };
  }
  return null;
};
