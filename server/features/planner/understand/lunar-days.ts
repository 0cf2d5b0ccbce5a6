import { addDays } from '../../../calendar/lunar/day-number';
import { nextLunar, nextTet } from './feasts';

/** A month of 29 days has its last day where others have the 30th. */
export const lastOfYear = (date: string, day: number): string | undefined =>
  nextLunar(date, 12, day) ?? (day === 30 ? tetEve(date) : undefined);

/** The last day of the lunar year that is on, today included. */
export const tetEve = (date: string): string => {
  const eve = addDays(nextTet(date), -1);
  return eve >= date ? eve : addDays(nextTet(addDays(date, 20)), -1);
};

/** "Mùng 3" of the Tết that is next. */
export const ofTet = (date: string, day: number): string | undefined => {
  const found = addDays(nextTet(date), day - 1);
  return found >= date ? found : nextLunar(date, 1, day);
};

/** The full moon that comes next, today included. */
export const nextFullMoon = (date: string): string | undefined => {
  const [, month = 1] = date.split('-').map(Number);
  const after = (ahead: number) =>
    [0, 1, 2]
      .flatMap((back) => nextLunar(date, ((month - back - 1 + 12 + ahead) % 12) + 1, 15) ?? [])
      .sort()[0];
  return after(0) ?? after(1);
};
