import { addDays } from './lunar/day-number';

/**
 * Easter Sunday of a year, `yyyy-MM-dd`, by the rule of the Gregorian calendar (Gauss's reckoning as Meeus and others
 * give it, good for every year from 1583 on).
 */
const easterOf = (year: number): string => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leap = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + leap + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, moon - weekday);
};

/** Easter Sunday that comes next, a day of that week included. @param today `yyyy-MM-dd` */
export const nextEaster = (today: string): string => {
  const year = Number(today.slice(0, 4));
  const own = easterOf(year);
  return addDays(own, 1) >= today ? own : easterOf(year + 1);
};
