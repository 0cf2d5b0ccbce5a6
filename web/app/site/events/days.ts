/** Days as `yyyy-MM-dd` and months as `yyyy-MM`, counted without any time zone. */

const DAY_MS = 24 * 60 * 60 * 1000;

const instant = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How many days later the second day is. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((instant(to) - instant(from)) / DAY_MS);

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: string): number => new Date(instant(day)).getUTCDay() || 7;

export const monthOf = (day: string): string => day.slice(0, 7);

export const dayOfMonth = (day: string): number => Number(day.slice(8, 10));

/** The year of a month or day, and its month from 1 to 12. */
export const yearAndMonth = (month: string) => ({
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5, 7)),
});

/** The month that comes so many months later, or earlier. */
export function shiftMonth(month: string, by: number): string {
  const { year, month: number } = yearAndMonth(month);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
