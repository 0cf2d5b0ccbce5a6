import { addDays } from '../../../calendar/lunar/day-number';
import { tetDay } from '../days/tet';
import type { Plan } from '../plan-shapes';
import type { Known } from '../records/record';
import { seasonOf } from './rules/season';

/** The same day so many months later; a day that the month lacks is its last. */
const monthsLater = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};

/** How much of a plan falls into months that are not the best, or on days of Tết, when it starts on a date. */
const trouble = (plan: Plan, known: Known, start: string): number =>
  plan.days.reduce((sum, { city_id }, index) => {
    const date = addDays(start, index);
    const city = known.cities.get(city_id);
    const season = city && seasonOf(city, Number(date.slice(5, 7)));
    return sum + (season ? (season.severity === 'warning' ? 3 : 1) : 0) + (tetDay(date) === null ? 0 : 2);
  }, 0);

/**
 * Days within the next year on which a plan had better start, the best first; of equally good ones the next.
 * @param today `yyyy-MM-dd`
 */
export const goodStarts = (plan: Plan, known: Known, today: string): string[] => {
  const start = plan.request.start_date ?? today;
  const from = start > today ? start : today;
  return Array.from({ length: 11 }, (_, index) => monthsLater(from, index + 1))
    .map((date) => ({ date, cost: trouble(plan, known, date) }))
    .sort((a, b) => a.cost - b.cost || a.date.localeCompare(b.date))
    .map(({ date }) => date);
};

/** The first day after a date on which Tết is over and doors are open again. */
export const afterTet = (date: string): string => {
  let day = date;
  while (tetDay(day) !== null) day = addDays(day, 1);
  return addDays(day, 1);
};
