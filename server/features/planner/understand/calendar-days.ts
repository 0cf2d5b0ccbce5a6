const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A date that exists, or undefined. */
export const dateOf = (year: number, month: number, day: number): string | undefined => {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
};

/** A day of a month, the next one of its kind; 29 February may be some years away. */
export const nextDate = (today: string, month: number, day: number): string | undefined => {
  const now = Number(today.slice(0, 4));
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = dateOf(now + ahead, month, day);
    if (date && date >= today) return date;
  }
  return undefined;
};

/** A date with its year, as two or four figures, and without one the next of its kind. */
export const nextOrGiven = (today: string, month: number, day: number, year?: number): string | undefined =>
  year === undefined ? nextDate(today, month, day) : dateOf(year < 100 ? 2000 + year : year, month, day);

/** "The 12th" of this month or, where that is over or has none, of the next. */
export const nextDayOfMonth = (today: string, day: number): string | undefined => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (let ahead = 0; ahead <= 2; ahead += 1) {
    const at = month - 1 + ahead;
    const date = dateOf(year + Math.floor(at / 12), (at % 12) + 1, day);
    if (date && date >= today) return date;
  }
  return undefined;
};

/** A day of the month after that of a date. */
export const nextMonth = (date: string, day: number): string | undefined => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return dateOf(month === 12 ? year + 1 : year, (month % 12) + 1, day);
};

/** The number of its last day; a February's is the 28th, which each year has. */
export const lastOfMonth = (month: number): number => new Date(Date.UTC(2001, month, 0)).getUTCDate();
