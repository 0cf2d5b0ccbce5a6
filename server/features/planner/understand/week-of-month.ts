import { lastOfMonth } from './calendar-days';
import { monthNames, monthNumber, vietnameseMonth, vietnameseMonths } from './months';

const ordinals = [
  /^(?:first|1st|dau|dau tien|thu nhat|thu 1|mot|1)$/u,
  /^(?:second|2nd|thu (?:hai|2)|hai|2)$/u,
  /^(?:third|3rd|thu (?:ba|3)|ba|3)$/u,
  /^(?:fourth|4th|thu (?:tu|4)|bon|4)$/u,
  /^(?:last|final|cuoi(?: cung)?)$/u,
];
const english = new RegExp(
  `(?<![\\p{L}\\p{N}])(first|second|third|fourth|last|final|1st|2nd|3rd|4th) week (?:of |in )?(?:the )?(${monthNames})(?![\\p{L}\\p{N}])`,
  'u',
);
const vietnamese = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!cuoi )tuan (dau(?: tien)?|cuoi(?: cung)?|thu (?:nhat|hai|ba|tu|[1-4])|[1-4]) (?:cua )?thang (${vietnameseMonths})(?![\\p{L}\\p{N}])`,
  'u',
);

const severalEnglish = new RegExp(
  `(?<![\\p{L}\\p{N}])(first|last) (two|three|2|3) weeks (?:of |in )(?:the )?(${monthNames})(?![\\p{L}\\p{N}])`,
  'u',
);
const severalVietnamese = new RegExp(
  `(?<![\\p{L}\\p{N}])(hai|ba|2|3) tuan (dau(?: tien)?|cuoi) (?:cua )?thang (${vietnameseMonths})(?![\\p{L}\\p{N}])`,
  'u',
);

/** "The first two weeks of July", "hai tuần cuối tháng 8". */
const severalWeeks = (folded: string): { month: number; day: number } | undefined => {
  const [, which = '', count = '', name = ''] = severalEnglish.exec(folded) ?? [];
  const [, many = '', ends = '', said = ''] = severalVietnamese.exec(folded) ?? [];
  if (!name && !said) return undefined;
  const month = name ? monthNumber(name) : vietnameseMonth(said);
  const weeks = /^(?:three|ba|3)$/.test(count || many) ? 3 : 2;
  return { month, day: /^(?:first|dau)/.test(which || ends) ? 1 : lastOfMonth(month) + 1 - 7 * weeks };
};

/** "The third week of September", "tuần thứ 3 tháng 9": on which day of which month it begins. */
export const weekOfMonth = (folded: string): { month: number; day: number } | undefined => {
  const several = severalWeeks(folded);
  if (several) return several;
  const [, which = '', name = ''] = english.exec(folded) ?? vietnamese.exec(folded) ?? [];
  const nth = ordinals.findIndex((said) => said.test(which));
  if (nth < 0) return undefined;
  const month = vietnamese.test(folded) ? vietnameseMonth(name) : monthNumber(name);
  return { month, day: nth === 4 ? 24 : nth * 7 + 1 };
};
