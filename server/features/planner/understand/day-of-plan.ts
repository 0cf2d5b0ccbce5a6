import { addDays } from '../../../calendar/lunar/day-number';

const names = [
  'sunday|sun|chu nhat|cn',
  'monday|mon|thu (?:hai|2)',
  'tuesday|tue|thu (?:ba|3)',
  'wednesday|wed|thu (?:tu|4)',
  'thursday|thu (?:nam|5)',
  'friday|fri|thu (?:sau|6)',
  'saturday|sat|thu (?:bay|7)',
];

const whole = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}/])(?:on )?(?:ngay )?(?:${source})(?:'s)?(?![\\p{L}\\p{N}/])`, 'gu');

/**
 * A message with the days of the week and the dates of a plan told by their number: "make Saturday lazier" is about
 * day 2. What is not in the plan stays as it is. @param folded small letters without accents
 */
export const withDayNumbers = (folded: string, start: string | null, days: number): string => {
  if (start === null || days === 0) return folded;
  let text = folded;
  const seen = new Set<number>();
  for (let index = 0; index < days; index += 1) {
    const date = addDays(start, index);
    const [, month = '', day = ''] = date.split('-').map((part) => String(Number(part)));
    text = text.replace(whole(`0?${day}/0?${month}(?:/\\d{4})?`), `day ${index + 1}`);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    // "Ngày 12" of a plan of ten days is a date.
    if (Number(day) > days)
      text = text.replace(
        new RegExp(
          `(?<![\\p{L}\\p{N}/])(?:ngay|hom|the) ${day}(?:st|nd|rd|th)?(?! ?(?:[/.\\d-]|thang|ngay|dem))(?![\\p{L}\\p{N}])`,
          'gu',
        ),
        `day ${index + 1}`,
      );
    const name = names[weekday];
    if (name && !seen.has(weekday)) text = text.replace(whole(name), `day ${index + 1}`);
    seen.add(weekday);
  }
  return text;
};
