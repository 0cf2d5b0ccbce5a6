import { newMoon, sunLongitude, synodicMonth } from './astronomy';
import { dayNumber } from './day-number';

/** A month of the lunar calendar. Days are Julian day numbers of Vietnam's dates. */
export interface LunarMonth {
  /** 1 to 12. A leap month has the number of the one before it. */
  month: number;
  isLeapMonth: boolean;
  firstDay: number;
  /** 29 or 30. */
  length: number;
}

/** The calendar goes by the days of this meridian, 105° east (UTC+7), in days. */
const vietnamOffset = 7 / 24;

/** The day in Vietnam that an instant falls on. Julian dates begin at noon, days at midnight. */
const dayOf = (julianDate: number): number => Math.floor(julianDate + 0.5 + vietnamOffset);

const newMoonDay = (k: number): number => dayOf(newMoon(k));

/** Which twelfth of its way, from the March equinox, the sun is in as a day begins in Vietnam. */
const sunSector = (day: number): number => Math.floor(sunLongitude(day - 0.5 - vietnamOffset) / 30);

/** The sector that ends with the winter solstice. */
const beforeSolstice = 8;

/** Number of the new moon with which the month of the winter solstice of a solar year begins: month 11. */
const eleventhMonth = (year: number): number => {
  const lastDay = dayNumber(`${year}-12-31`);
  const estimate = Math.ceil((lastDay - newMoon(0)) / synodicMonth) + 1;
  const candidates = [estimate, estimate - 1, estimate - 2, estimate - 3];
  // The last new moon that comes before the sun has turned, or on the same day.
  const found = candidates.find((k) => {
    const day = newMoonDay(k);
    return day <= lastDay && sunSector(day) <= beforeSolstice;
  });
  return found ?? estimate;
};

/**
 * The months from the one of the winter solstice of the year before up to the one of this year, exclusive: 11, 12,
 * then 1 to 10. Where 13 new moons fall in between, the first month in which the sun enters no new sector is a leap
 * month.
 */
const monthsOfSolarYear = (year: number): LunarMonth[] => {
  const first = eleventhMonth(year - 1);
  const count = eleventhMonth(year) - first;
  const starts = Array.from({ length: count + 1 }, (_, index) => newMoonDay(first + index));
  const sectors = starts.map(sunSector);
  const leap =
    count === 13 ? sectors.findIndex((sector, index) => index > 0 && sector === sectors[index + 1]) : -1;
  return starts.slice(0, -1).map((firstDay, index) => {
    const passed = leap !== -1 && index >= leap ? index - 1 : index;
    return {
      month: ((passed + 10) % 12) + 1,
      isLeapMonth: index === leap,
      firstDay,
      length: (starts[index + 1] ?? firstDay) - firstDay,
    };
  });
};

const isEndOfYear = ({ month }: LunarMonth): boolean => month >= 11;

const cache = new Map<number, readonly LunarMonth[]>();

/** The 12 or 13 months of a lunar year, which is called by the solar year in which it begins. */
export const lunarYear = (year: number): readonly LunarMonth[] => {
  const known = cache.get(year);
  if (known) return known;
  const months = [
    ...monthsOfSolarYear(year).filter((month) => !isEndOfYear(month)),
    ...monthsOfSolarYear(year + 1).filter(isEndOfYear),
  ];
  cache.set(year, months);
  return months;
};
