const OFFSET_MS = 7 * 60 * 60 * 1000;

/** Now in Vietnam as the API writes it: `yyyy-MM-dd HH:mm:ss`. */
export function vietnamNow(now = new Date()): string {
  return new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day in Vietnam: `yyyy-MM-dd`. */
export const vietnamToday = (now = new Date()): string => vietnamNow(now).slice(0, 10);

/** `yyyy-MM-dd HH:mm:ss` as a date-time field of the browser takes it, and back. */
export const toField = (stamp: unknown) =>
  typeof stamp === 'string' ? stamp.slice(0, 16).replace(' ', 'T') : '';
export const fromField = (value: string) =>
  value === '' ? null : `${value.slice(0, 16).replace('T', ' ')}:00`;
