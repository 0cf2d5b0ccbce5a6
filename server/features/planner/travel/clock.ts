import type { Weekday } from '../../../../db/schema/resource';
import { weekdays } from '../../../kernel/visitor-info/opening-hours';

/** Times of day are counted in minutes since midnight while they are worked with, and are `HH:mm` in a plan. */

export const dayMinutes = 24 * 60;

/** The minutes of `HH:mm`; `24:00` is the end of the day. */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `HH:mm` of minutes since midnight; a plan has no time after 23:59. */
export const clockOf = (minutes: number): string => {
  const within = Math.min(Math.max(Math.round(minutes), 0), dayMinutes - 1);
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`;
};

/** The next quarter of an hour: nobody plans for 09:07. */
export const nextQuarter = (minutes: number): number => Math.ceil(minutes / 15) * 15;

/** The day of the week of a date, `yyyy-MM-dd`. */
export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
