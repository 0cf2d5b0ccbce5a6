/** Days and numbers as people and their spreadsheets write them: all that a cell may mean, each of them once. */

const dayPattern = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:[ T]+(\d{1,2}:\d{2})(?::(\d{2}))?)?$/;

const two = (digits: string): string => digits.padStart(2, '0');

/** Whether the calendar has the day. */
const isDay = (iso: string): boolean => {
  const instant = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso);
};

/**
 * The days that `24/11/2026` may mean, as `2026-11-24`, with the time behind them where one is given. 3/4/2026 is two days:
 * Vietnam puts the day first, America the month. Empty for what is no day.
 */
export const daysIn = (cell: string): string[] => {
  const [, first = '', , second = '', year, clock, seconds = '00'] = dayPattern.exec(cell) ?? [];
  if (!year) return [];
  const found = [
    [second, first],
    [first, second],
  ]
    .map(([month = '', day = '']) => `${year}-${two(month)}-${two(day)}`)
    .filter(isDay);
  const time = clock ? ` ${clock.padStart(5, '0')}:${seconds}` : '';
  return [...new Set(found)].map((day) => `${day}${time}`);
};

const currency = /^(?:₫|đ|vnd|vnđ)?\s*([-\d.,\s]*\d)\s*(?:₫|đ|vnd|vnđ|đồng|dong)?$/iu;

const grouped = /^-?\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*$/;

/**
 * The numbers that a cell may mean, with or without the sign of the đồng: `55.000`, `55,000 ₫` and `55 000` are 55000, and
 * the first two also 55 where a column has fractions. Empty for what is no number.
 */
export const numbersIn = (cell: string, isWhole: boolean): number[] => {
  const text = currency.exec(cell.replace(/[\u00A0\u202F]/g, ' '))?.[1]?.trim();
  if (text === undefined) return [];
  if (/^-?\d+$/.test(text)) return [Number(text)];
  const found: number[] = [];
  if (grouped.test(text)) found.push(Number(text.replaceAll(/[., ]/g, '')));
  if (!isWhole && /^-?\d+[.,]\d+$/.test(text)) found.push(Number(text.replace(',', '.')));
  return [...new Set(found)];
};
