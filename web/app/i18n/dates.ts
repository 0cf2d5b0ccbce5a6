import type { Language } from './languages';

const STAMP = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/;

function parts(stamp: string) {
  const [, year, month, day, hour, minute] = STAMP.exec(stamp) ?? [];
  return year && month && day ? { year, month, day, hour, minute } : undefined;
}

/**
 * MM-dd-yyyy in English, dd-MM-yyyy in Vietnamese, from `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`. Works on the text
 * itself, so that no time zone of a server or browser can move the day. Anything else comes back as it is.
 */
export function formatDate(stamp: string, language: Language): string {
  const date = parts(stamp);
  if (!date) return stamp;
  const { year, month, day } = date;
  return language === 'en' ? `${month}-${day}-${year}` : `${day}-${month}-${year}`;
}

/** The date as `formatDate` writes it, then `HH:mm` where the stamp has a time. */
export function formatDateTime(stamp: string, language: Language): string {
  const date = parts(stamp);
  const day = formatDate(stamp, language);
  return date?.hour ? `${day} ${date.hour}:${date.minute}` : day;
}

/** The stamp for the `datetime` attribute: Vietnam has no daylight saving, its offset is always +07:00. */
export function machineDate(stamp: string): string | undefined {
  const date = parts(stamp);
  if (!date) return undefined;
  const day = `${date.year}-${date.month}-${date.day}`;
  return date.hour ? `${day}T${date.hour}:${date.minute}:00+07:00` : day;
}
