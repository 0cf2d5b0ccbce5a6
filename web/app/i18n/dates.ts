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

const monthsEn =
  'January February March April May June July August September October November December'.split(' ');

/** The date with its month in words, for where a date decides something and must not be taken for another. */
export function dateInWords(stamp: string, language: Language): string {
  const date = parts(stamp);
  if (!date) return stamp;
  const [year, month, day] = [date.year, Number(date.month), Number(date.day)];
  return language === 'en' ? `${day} ${monthsEn[month - 1]} ${year}` : `${day} tháng ${month} năm ${year}`;
}

/** The days from one to another in words, naming month and year once where they are the same. */
export function spanInWords(from: string, to: string, language: Language): string {
  const [first, last] = [parts(from), parts(to)];
  const until = dateInWords(to, language);
  if (!first || !last || from.slice(0, 10) === to.slice(0, 10)) return until;
  if (first.year !== last.year) return `${dateInWords(from, language)} – ${until}`;
  const day = String(Number(first.day));
  if (first.month === last.month) return `${day} – ${until}`;
  const month = dateInWords(from, language).replace(/ (năm )?\d{4}$/, '');
  return `${month} – ${until}`;
}

/** The stamp for the `datetime` attribute: Vietnam has no daylight saving, its offset is always +07:00. */
export function machineDate(stamp: string): string | undefined {
  const date = parts(stamp);
  if (!date) return undefined;
  const day = `${date.year}-${date.month}-${date.day}`;
  return date.hour ? `${day}T${date.hour}:${date.minute}:00+07:00` : day;
}
