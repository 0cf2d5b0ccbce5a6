import { addDays, dayNumber } from '../../../calendar/lunar/day-number';
import { aroundDayIn } from './around-day';
import { dateOf, nextOrGiven } from './calendar-days';
import { dateAt as at, dayOfMonth as d, englishMonth as en } from './date-patterns';
import { type DateRange, dateRangeIn, lonelyDayIn } from './date-ranges';
import { dayMentions } from './day-mentions';
import { withMoreDays } from './days';
import { feastIn, holidayIn } from './feasts';
import { fromNowIn } from './from-now';
import { monthNumber, vietnameseMonth, vietnameseMonths } from './months';
import { numberOf } from './numbers';
import { type Text, words } from './text';
import { weekOfMonth } from './week-of-month';
import { mondayAfter, weekdaysIn, withWeekdays } from './weekdays';

export interface Dates {
  start: string;
  /** Length, when both ends were said. */
  days?: number;
  /** Whether it is the day of a feast, before which people arrive. */
  isEvening?: boolean;
  /** The day before which all of it lies, however long it is. */
  before?: string;
}

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const to = ' ?(?:-|–|to|until|till|den|toi) ?(?:ngay )?';
const and = '(?: ?(?:,|&|\\+) ?| and(?: the)? | va (?:ngay )?)';
const year = '(?:,? (?:nam )?(\\d{4}))?';

type Read = (match: RegExpExecArray, today: string) => Dates | undefined;

const between = (start: string | undefined, end: string | undefined): Dates | undefined => {
  if (!start) return undefined;
  const days = end ? dayNumber(end) - dayNumber(start) + 1 : 0;
  return days > 1 ? { start, days } : { start };
};

const sameMonth = (today: string, month: number, from: number, until: number, given?: number) => {
  const start = nextOrGiven(today, month, from, given);
  return between(start, start && dateOf(Number(start.slice(0, 4)), month, until));
};

const one = (date: string | undefined): Dates | undefined => (date ? { start: date } : undefined);

/** What is written of two days: "16 and 17 January" and, with a comma, "for 2, 12 May". */
const isListed = (match: RegExpExecArray): boolean =>
  /^(?:\p{L}+ )?\d{1,2}(?:st|nd|rd|th)? ?,/u.test(match[0]);

interface TwoDays {
  month: number;
  days: readonly [number, number];
  year?: number | undefined;
}

/** Two days that follow each other are the journey; of others the first is its beginning, and what a comma parts is no day. */
const nextTo = (
  match: RegExpExecArray,
  today: string,
  { month, days: [from, then], year: given }: TwoDays,
) =>
  then === from + 1
    ? sameMonth(today, month, from, then, given)
    : one(nextOrGiven(today, month, isListed(match) ? then : from, given));

const twoMonths = (today: string, [d1, m1]: [number, number], [d2, m2]: [number, number], given?: number) => {
  const start = nextOrGiven(today, m1, d1, given);
  return between(start, start && nextOrGiven(start, m2, d2));
};

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
    pattern: at(`${d}${and}${d}(?: of)? ${en}${year}`),
    read: (m, today) =>
      nextTo(m, today, {
        month: monthNumber(m[3] ?? ''),
        days: [Number(m[1]), Number(m[2])],
        year: number(m[4]),
      }),
  },
  {
    pattern: at(`${en} ${d}${and}${d}${year}`),
    read: (m, today) =>
      nextTo(m, today, {
        month: monthNumber(m[1] ?? ''),
        days: [Number(m[2]), Number(m[3])],
        year: number(m[4]),
      }),
  },
  {
    pattern: at(`(\\d{1,2})${and}(\\d{1,2}) ?(?:thang |/ ?)(${vietnameseMonths}|\\d{1,2})${year}`),
    read: (m, today) =>
      nextTo(m, today, {
        month: vietnameseMonth(m[3] ?? ''),
        days: [Number(m[1]), Number(m[2])],
        year: number(m[4]),
      }),
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
    read: (m, today) => one(nextOrGiven(today, monthNumber(m[2] ?? ''), Number(m[1]), number(m[3]))),
  },
  {
    pattern: at(`${en} ${d}${year}`),
    read: (m, today) => one(nextOrGiven(today, monthNumber(m[1] ?? ''), Number(m[2]), number(m[3]))),
  },
  {
    pattern: at(`(?:ngay )?(\\d{1,2}) ?thang (${vietnameseMonths})${year}`),
    read: (m, today) => one(nextOrGiven(today, vietnameseMonth(m[2] ?? ''), Number(m[1]), number(m[3]))),
  },
  {
    pattern: at('(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{2,4})'),
    read: (m, today) => one(nextOrGiven(today, Number(m[2]), Number(m[1]), number(m[3]))),
  },
  {
    pattern: at('(\\d{1,2})/(\\d{1,2})'),
    read: (m, today) => one(nextOrGiven(today, Number(m[2]), Number(m[1]))),
  },
];

const spoken: ReadonlyArray<{ pattern: RegExp; date: (today: string) => string | undefined }> = [
  // "The day after tomorrow" has "tomorrow" in it.
  {
    pattern: words('day after (?:tomorrow|tmr?w)|ngay kia|ngay mot|(?:sang|trua|chieu|toi) (?:kia|mot)'),
    date: (today) => addDays(today, 2),
  },
  {
    pattern: words('tomorrow|tmr?w|ngay mai|(?:sang|trua|chieu|toi|dem) mai'),
    date: (today) => addDays(today, 1),
  },
  {
    pattern: words(
      'today|tonight|this (?:morning|afternoon|evening|arvo)|hom nay|(?:sang|trua|chieu|toi|dem) nay',
    ),
    date: (today) => today,
  },
];

/** "2 tuần nữa" alone: from today on; "thêm 2 ngày nữa" makes a journey longer. */
const fromNow =
  /(?<![\p{L}\p{N}])(?<!(?:them|lai|dai)(?: \p{L}+){0,2} )(\d{1,2}|mot|hai|ba|bon) (ngay|tuan) nua(?![\p{L}])/u;

/** Beside a plan so many days "nữa" are more days, unless one goes by then. */
const goesThen = words(
  '(?:sau|con|khoi hanh|xuat phat|bat dau|di(?: sau)?) (?:khoang |tam )?(?:\\d{1,2}|mot|hai|ba|bon) (?:ngay|tuan) nua|nua (?:moi |la |se )?(?:di|khoi hanh|xuat phat|bat dau)',
);

const afterToday = (plain: string, today: string, hasPlan: boolean): string | undefined => {
  if (hasPlan && !goesThen.test(plain)) return undefined;
  const [, count, unit] = fromNow.exec(withMoreDays(plain)) ?? [];
  const many = numberOf(count);
  return many ? addDays(today, many * (unit === 'tuan' ? 7 : 1)) : undefined;
};

const nextWeek = words('next week|tuan sau|tuan toi');
interface Around {
  today: string;
  /** A month that was said without a day. */
  month: number | undefined;
  /** Whether there is a plan, whose days are counted too. */
  hasPlan: boolean;
  /** The day from which the days of the month of a plan are counted, `yyyy-MM-dd`. */
  planFrom?: string | null;
}

/** "2, 3 and 4 May", "2, 3, 4/5": days in a row, as "2 to 4 May". */
const run = new RegExp(
  `(?<![\\d/.])(\\d{1,2})(?:st|nd|rd|th)?((?:(?: ?, ?(?:and |va )?| ?(?:and|va|voi|&|\\+) ?)(?:the |ngay )?\\d{1,2}(?:st|nd|rd|th)?)+)(?=(?: of)? ${en}| ?/ ?\\d| ?thang (?:${vietnameseMonths}))`,
  'gu',
);
const withRuns = (folded: string): string =>
  folded
    .replace(/(?<=(?<![\d/.])\d{1,2} )voi(?= (?:ngay )?\d{1,2} ?\/ ?\d)/gu, 'and')
    .replace(run, (said) => {
      const days = (said.match(/\d+/g) ?? []).map(Number);
      const isRow =
        days.length > 2 && days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
      return isRow ? `${days[0]} to ${days.at(-1)}`.padStart(said.length) : said;
    });

/** "15 tháng sau" is a day of next month, and none of June, which is "tháng sáu" and mostly written 6. */
const withNextMonth = ({ folded, lower }: Text): string =>
  folded.replace(/(?<=(?<!\p{L})thang )sau(?!\p{L})/gu, (said, at: number) =>
    lower.length === folded.length && lower.startsWith('sáu', at) ? said : 'toi',
  );

/** "9. to 15. March", as Germans write days. */
const dotted = new RegExp(
  `(?<![\\d.,])(\\d{1,2}(?:\\.\\d{1,2})?)\\.(?= ?(?:-|–|to|until|till|and|den|toi) ?(?:the )?\\d{1,2}\\.| ?(?:-|–|(?:to|until|till|den|toi) )(?:the )?\\d| ?(?:of )?${en}(?!\\p{L})| thang \\d)`,
  'gu',
);

/** "Mồng 1 tết dương" is the first day of January. */
const ofSunYear =
  /(?<!\p{L})(?:mung|mong|ngay|hom) (\d|mot|hai|ba)(?: cua)? (?:tet )?(?:duong(?: lich)?|tay)(?!\p{L})/gu;
const inSunYear = (folded: string): string =>
  folded.replace(ofSunYear, (_said, day: string) => `ngay ${numberOf(day) ?? day} thang 1`);

/** "Ngày mười lăm tháng ba": days as they are spoken. */
const spokenDay =
  /(?<=(?<!\p{L})(?:ngay|hom|sang|chieu|toi) )(?:(hai|ba) )?muoi(?: (mot|hai|ba|bon|tu|lam|nam|sau|bay|tam|chin))?(?= thang(?!\p{L}))/gu;
const withDaysInDigits = (folded: string): string =>
  folded.replace(spokenDay, (said, tens?: string, ones?: string) =>
    String(10 * (numberOf(tens) ?? 1) + (numberOf(ones) ?? 0)).padStart(said.length),
  );

/** A message without its hours, which are no days, and with its days of the week spelled out. */
const withoutHours = (text: Text): string =>
  withRuns(withWeekdays(inSunYear(withDaysInDigits(withNextMonth(text).replace(dotted, '$1')))))
    .replace(/(?<![\d/])\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?(?![a-z])/g, (said) => ' '.repeat(said.length))
    .replace(/(?<![\d/])\d{1,2}(?: ?(?:h|gio|g)(?![a-z])(?:\d\d)?|h\d\d|:\d\d)(?!\d)/g, (said) =>
      ' '.repeat(said.length),
    )
    // "Xe máy 2 người" is no day of May.
    .replace(/(?<=(?:xe|duong|tram|bien|san|di|bang|chay) )may(?= \d)/g, '###');

/** When people come and go, where a message names both ends, or the end alone. */
export const rangeIn = (
  text: Text,
  { today, hasPlan }: Pick<Around, 'today' | 'hasPlan'>,
): DateRange | undefined => dateRangeIn(withoutHours(text), today, hasPlan);

/** The day on which a journey begins, and its length when both ends are said. */
export const datesIn = (text: Text, { today, month, hasPlan, planFrom }: Around): Dates | undefined => {
  const plain = withoutHours(text);
  const around = hasPlan ? undefined : aroundDayIn(plain, today);
  if (around) return around;
  const range = dateRangeIn(plain, today, hasPlan);
  if (range?.start) return { start: range.start, ...(range.days ? { days: range.days } : {}) };
  if (range) return undefined;
  const [counted] = fromNowIn(plain);
  if (counted) return one(counted.date(today));
  const ofNextMonth = dayMentions(plain, hasPlan).find(({ kind }) => kind === 'next_month');
  if (ofNextMonth) return one(ofNextMonth.from(today));
  const feast = feastIn(plain, today);
  if (feast)
    return {
      start: feast.date,
      isEvening: feast.isEvening,
      ...(feast.days ? { days: feast.days } : {}),
      ...(feast.before ? { before: feast.before } : {}),
    };
  const ofMonth = weekOfMonth(plain);
  if (ofMonth) return one(nextOrGiven(today, ofMonth.month, ofMonth.day));
  // "thứ 2 đến thứ 4 tháng 3" has no day of a month in it.
  const withoutWeekdays = plain.replace(/(?<![\p{L}])thu \d(?!\d)/gu, ' ');
  for (const { pattern, read } of forms) {
    const match = pattern.exec(withoutWeekdays);
    const dates = match && read(match, today);
    if (dates) return dates;
  }
  const soon = spoken.find(({ pattern }) => pattern.test(plain));
  if (soon) return one(soon.date(today));
  const later = afterToday(plain, today, hasPlan);
  if (later) return one(later);
  // "In March … from the 10th".
  const since = month === undefined ? today : (nextOrGiven(today, month, 1) ?? today);
  const lonely = lonelyDayIn(plain, planFrom ?? since, hasPlan);
  if (lonely) return one(lonely);
  const week = weekdaysIn(plain, { today, month, hasPlan, planFrom });
  if (week) return week;
  if (nextWeek.test(plain)) return one(mondayAfter(today));
  return one(holidayIn(plain, today));
};
