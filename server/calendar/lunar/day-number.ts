/** Whole days, counted as astronomers do (Julian day numbers), so that calendars can be turned into each other. */
const unixEpoch = 2_440_588;
const dayMilliseconds = 24 * 3600 * 1000;

/** The Julian day number of a `yyyy-MM-dd` date of the usual (Gregorian) calendar. */
export const dayNumber = (date: string): number =>
  Date.parse(`${date}T00:00:00Z`) / dayMilliseconds + unixEpoch;

/** The `yyyy-MM-dd` date of a Julian day number. */
export const dateOfDay = (day: number): string =>
  new Date((day - unixEpoch) * dayMilliseconds).toISOString().slice(0, 10);

/** A date some days later, or earlier. */
export const addDays = (date: string, days: number): string => dateOfDay(dayNumber(date) + days);
