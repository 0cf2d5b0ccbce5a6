import { addDays } from '../../calendar/lunar/day-number';
import { solarToLunar } from '../../calendar/lunar/index';

/**
 * Days off by article 112 of the Labour Code of 2019: New Year, five days at Tết, the Hùng Kings' day, 30 April and
 * 1 May, and National Day with a day beside it, which the government names each year and is not among these. Vietnam
 * Culture Day, 24 November, was chosen in January 2026 to be a day off; it joins them when a source says that it is law.
 */
const fixed = new Set(['01-01', '04-30', '05-01', '09-02']);

/** Whether a date is a public holiday in Vietnam, Tết being the eve and the first four days. @param date `yyyy-MM-dd` */
export const isPublicHoliday = (date: string): boolean => {
  if (fixed.has(date.slice(5))) return true;
  const { month, day, isLeapMonth } = solarToLunar(date);
  if (isLeapMonth) return false;
  if (month === 3 && day === 10) return true;
  if (month === 1 && day <= 4) return true;
  const next = solarToLunar(addDays(date, 1));
  return next.month === 1 && next.day === 1;
};

const daysAhead = 366;

const spansFrom = (today: string): { from: string; to: string }[] => {
  const spans: { from: string; to: string }[] = [];
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const date = addDays(today, ahead);
    const last = spans.at(-1);
    if (!isPublicHoliday(date)) continue;
    if (last && addDays(last.to, 1) === date) last.to = date;
    else spans.push({ from: date, to: date });
  }
  return spans;
};

let kept: { today: string; spans: { from: string; to: string }[] } | null = null;

/** Public holidays of the next year, days in a row as one span. They are the same all day, and so is their list. */
export const holidaysFrom = (today: string): { from: string; to: string }[] => {
  if (kept?.today !== today) kept = { today, spans: spansFrom(today) };
  return kept.spans;
};
