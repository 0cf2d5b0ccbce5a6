import { dateOfDay, dayNumber } from './day-number';
import { type LunarMonth, lunarYear } from './years';

/**
 * The Vietnamese lunisolar calendar: months begin on the day of the new moon, month 11 is that of the winter solstice,
 * and a leap month comes where 13 new moons lie between two solstices. Days are those of UTC+7, as the state has
 * reckoned since 1968 (Decision 121-CP of 1967), which is why Tết can be on another day than in China. For the years
 * before, this is what the same rule gives, not always what people went by.
 *
 * The rule is the one that Hồ Ngọc Đức describes for Vietnam; sun and moon are computed after Meeus (`astronomy.ts`).
 */

/** A day of the lunar calendar. `year` is the solar year in which the lunar one began. */
export interface LunarDate {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 30. */
  day: number;
  isLeapMonth: boolean;
}

/** Years for which sun and moon are computed closely enough. */
export const calendarYears = { first: 1900, last: 2199 } as const;

const holds = ({ firstDay, length }: LunarMonth, day: number): boolean =>
  day >= firstDay && day < firstDay + length;

/** The lunar date of a solar one. @param date `yyyy-MM-dd` @throws RangeError for what is no date */
export const solarToLunar = (date: string): LunarDate => {
  const day = dayNumber(date);
  const solarYear = Number(date.slice(0, 4));
  for (const year of [solarYear, solarYear - 1]) {
    const found = lunarYear(year).find((month) => holds(month, day));
    if (!found) continue;
    const { month, isLeapMonth, firstDay } = found;
    return { year, month, day: day - firstDay + 1, isLeapMonth };
  }
  throw new RangeError(`${date} is not a date`);
};

/** Days that a lunar month has, 29 or 30; null when that year has no such month. */
export const lunarMonthLength = (year: number, month: number, isLeapMonth = false): number | null =>
  monthOf(year, month, isLeapMonth)?.length ?? null;

const monthOf = (year: number, month: number, isLeapMonth: boolean): LunarMonth | undefined =>
  lunarYear(year).find((one) => one.month === month && one.isLeapMonth === isLeapMonth);

/** The solar date of a lunar one, `yyyy-MM-dd`. @throws RangeError when there is no such day */
export const lunarToSolar = ({ year, month, day, isLeapMonth }: LunarDate): string => {
  const found = monthOf(year, month, isLeapMonth);
  if (!found || day < 1 || day > found.length || !Number.isInteger(day)) {
    throw new RangeError(`The lunar year ${year} has no day ${day}/${month}${isLeapMonth ? ' (leap)' : ''}`);
  }
  return dateOfDay(found.firstDay + day - 1);
};
