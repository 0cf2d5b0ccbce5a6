import { addDays, dayNumber } from '../../event/lunar/day-number';
import { lunarToSolar } from '../../event/lunar/index';
import { monthNames, monthNumber, vietnameseMonth, vietnameseMonths } from './months';
import { type Text, words } from './text';

export interface Dates {
  start: string;
  /** Length, when both ends were said. */
  days?: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A date that exists, or undefined. */
const dateOf = (year: number, month: number, day: number): string | undefined => {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
};

/** A date without a year is the next one of its kind. */
const nextOf = (today: string, month: number, day: number, year?: number): string | undefined => {
  if (year !== undefined) return dateOf(year < 100 ? 2000 + year : year, month, day);
  const now = Number(today.slice(0, 4));
  const soon = dateOf(now, month, day);
  if (soon && soon >= today) return soon;
  // 29 February may be some years away.
  for (let ahead = 1; ahead <= 8; ahead += 1) {
    const later = dateOf(now + ahead, month, day);
    if (later) return later;
  }
  return undefined;
};

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const d = '(\\d{1,2})(?:st|nd|rd|th)?';
const to = ' ?(?:-|–|to|until|till|den|toi) ?(?:ngay )?';
const year = '(?:,? (?:nam )?(\\d{4}))?';
const en = `(${monthNames})`;
const at = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}/])${source}(?![\\p{L}\\p{N}/])`, 'u');

type Read = (match: RegExpExecArray, today: string) => Dates | undefined;

const between = (start: string | undefined, end: string | undefined): Dates | undefined => {
  if (!start) return undefined;
  const days = end ? dayNumber(end) - dayNumber(start) + 1 : 0;
  return days > 1 ? { start, days } : { start };
};

const sameMonth = (today: string, month: number, from: number, until: number, given?: number) => {
  const start = nextOf(today, month, from, given);
  return between(start, start && dateOf(Number(start.slice(0, 4)), month, until));
};

const twoMonths = (today: string, [d1, m1]: [number, number], [d2, m2]: [number, number], given?: number) => {
  const start = nextOf(today, m1, d1, given);
  return between(start, start && nextOf(start, m2, d2));
};

const one = (date: string | undefined): Dates | undefined => (date ? { start: date } : undefined);

/** Ways to write a date, the surest first. Days come before months, as the country writes them. */
const forms: ReadonlyArray<{ pattern: RegExp; read: Read }> = [
  {
    pattern: at('(\\d{4})-(\\d{1,2})-(\\d{1,2})'),
    read: (m) => one(dateOf(Number(m[1]), Number(m[2]), Number(m[3]))),
  },
  {
    pattern: at(`${d}${to}${d}(?: of)? ${en}${year}`),
    read: (m, today) => sameMonth(today, monthNumber(m[3] ?? ''), Number(m[1]), Number(m[2]), number(m[4])),
  },
  {
    pattern: at(`${en} ${d}${to}${d}${year}`),
    read: (m, today) => sameMonth(today, monthNumber(m[1] ?? ''), Number(m[2]), Number(m[3]), number(m[4])),
  },
  {
    pattern: at(`${d}(?: of)? ${en}${to}${d}(?: of)? ${en}${year}`),
    read: (m, today) =>
      twoMonths(today, [Number(m[1]), monthNumber(m[2] ?? '')], [Number(m[3]), monthNumber(m[4] ?? '')]),
  },
  {
    pattern: at(`(\\d{1,2})[/.](\\d{1,2})${to}(\\d{1,2})[/.](\\d{1,2})(?:[/.](\\d{2,4}))?`),
    read: (m, today) =>
      twoMonths(today, [Number(m[1]), Number(m[2])], [Number(m[3]), Number(m[4])], number(m[5])),
  },
  {
    pattern: at(`(\\d{1,2})${to}(\\d{1,2})[/](\\d{1,2})(?:[/](\\d{2,4}))?`),
    read: (m, today) => sameMonth(today, Number(m[3]), Number(m[1]), Number(m[2]), number(m[4])),
  },
  {
    pattern: at(`(\\d{1,2})${to}(\\d{1,2}) thang (${vietnameseMonths})${year}`),
    read: (m, today) =>
      sameMonth(today, vietnameseMonth(m[3] ?? ''), Number(m[1]), Number(m[2]), number(m[4])),
  },
  {
    pattern: at(`${d}(?: of)? ${en}${year}`),
    read: (m, today) => one(nextOf(today, monthNumber(m[2] ?? ''), Number(m[1]), number(m[3]))),
  },
  {
    pattern: at(`${en} ${d}${year}`),
    read: (m, today) => one(nextOf(today, monthNumber(m[1] ?? ''), Number(m[2]), number(m[3]))),
  },
  {
    pattern: at(`(?:ngay )?(\\d{1,2}) ?thang (${vietnameseMonths})${year}`),
    read: (m, today) => one(nextOf(today, vietnameseMonth(m[2] ?? ''), Number(m[1]), number(m[3]))),
  },
  {
    pattern: at('(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{2,4})'),
    read: (m, today) => one(nextOf(today, Number(m[2]), Number(m[1]), number(m[3]))),
  },
  {
    pattern: at('(\\d{1,2})/(\\d{1,2})'),
    read: (m, today) => one(nextOf(today, Number(m[2]), Number(m[1]))),
  },
];

const weekday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The next such day of the week after today; Monday is 0. */
const nextWeekday = (today: string, day: number): string =>
  addDays(today, ((day - weekday(today) + 6) % 7) + 1);

/** First day of the lunar year that comes next, or is on. */
export const nextTet = (today: string): string => {
  const first = (year: number) => lunarToSolar({ year, month: 1, day: 1, isLeapMonth: false });
  const year = Number(today.slice(0, 4));
  return addDays(first(year), 3) >= today ? first(year) : first(year + 1);
};

const weekdays = [
  'monday|thu hai|thu 2',
  'tuesday|thu ba|thu 3',
  'wednesday|thu tu|thu 4',
  'thursday|thu nam|thu 5',
  'friday|thu sau|thu 6',
  'saturday|thu bay|thu 7',
  'sunday|chu nhat',
];

const spoken: ReadonlyArray<{ pattern: RegExp; date: (today: string) => string | undefined }> = [
  { pattern: words('tomorrow|ngay mai'), date: (today) => addDays(today, 1) },
  { pattern: words('today|hom nay'), date: (today) => today },
  {
    pattern: words('(?:this|next|the|coming) week-?end|cuoi tuan (?:nay|toi|sau)'),
    date: (today) => nextWeekday(today, 5),
  },
  { pattern: words('next week|tuan sau|tuan toi'), date: (today) => nextWeekday(today, 0) },
  { pattern: words('christmas|giang sinh|noel'), date: (today) => nextOf(today, 12, 24) },
  {
    pattern: words("new year'?s?(?: eve)?|tet duong lich|nam moi duong lich"),
    date: (today) => nextOf(today, 12, 31),
  },
  { pattern: words('tet|lunar new year'), date: nextTet },
  ...weekdays.map((names, index) => ({
    pattern: words(`(?:on |this |next |from )?(?:${names})`),
    date: (today: string) => nextWeekday(today, index),
  })),
];

/** The day on which a journey begins, and its length when both ends are said. */
export const datesIn = (text: Text, today: string): Dates | undefined => {
  const plain = text.folded.replace(/(?<=\d)(?:h|am|pm|:\d\d)/g, ' ');
  for (const { pattern, read } of forms) {
    const match = pattern.exec(plain);
    const dates = match && read(match, today);
    if (dates) return dates;
  }
  const found = spoken.find(({ pattern }) => pattern.test(text.folded));
  return one(found?.date(today));
};
