const OFFSET_MS = 7 * 60 * 60 * 1000;

/** An instant in Vietnam as the API writes it: `yyyy-MM-dd HH:mm:ss`. */
export function vietnamNow(now: Date | number = Date.now()): string {
  return new Date(Number(now) + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day in Vietnam: `yyyy-MM-dd`. */
export const vietnamToday = (now: Date | number = Date.now()): string => vietnamNow(now).slice(0, 10);
