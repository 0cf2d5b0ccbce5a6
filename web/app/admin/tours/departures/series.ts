/** Days of the week from Monday, as the API counts them. */
export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Longest span of a series, in days, both ends counted. */
export const LONGEST_SERIES = 366;

const at = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Number of days from one date to another, both counted; not a number for what is no date. */
export const daysBetween = (from: string, to: string): number => (at(to) - at(from)) / DAY_MS + 1;

/** Weekday of a date, 1 = Monday … 7 = Sunday. */
export const weekdayOf = (date: string): number => new Date(at(date)).getUTCDay() || 7;

/** A date so many days on. */
const daysAfter = (date: string, days: number): string =>
  new Date(at(date) + days * DAY_MS).toISOString().slice(0, 10);

export interface SeriesPlan {
  /** Dates that would be added. */
  dates: string[];
  /** Dates of the series that the tour has already. */
  taken: string[];
}

/** The dates of a span that fall on one of the weekdays, apart from those that are taken; nothing for a bad span. */
export function seriesPlan(
  from: string,
  to: string,
  weekdays: readonly number[],
  existing: ReadonlySet<string>,
): SeriesPlan {
  const length = daysBetween(from, to);
  if (!(length >= 1 && length <= LONGEST_SERIES)) return { dates: [], taken: [] };
  const wanted = Array.from({ length }, (_, index) => daysAfter(from, index)).filter((date) =>
    weekdays.includes(weekdayOf(date)),
  );
  return {
    dates: wanted.filter((date) => !existing.has(date)),
    taken: wanted.filter((date) => existing.has(date)),
  };
}
