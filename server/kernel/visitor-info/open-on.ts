import type { OpeningHours } from '../../../db/schema/visitor';
import { addDays } from '../../calendar/lunar/day-number';
import { type LunarDate, lunarMonthLength, lunarToSolar, solarToLunar } from '../../calendar/lunar/index';
import { weekdays } from './opening-hours';
import { holidaysFrom, isPublicHoliday } from './public-holidays';
import type { VisitorInfo } from './shape';

/** All that says when a record can be visited. */
export interface Doors {
  opening_hours: OpeningHours | null;
  visitor_info: Pick<VisitorInfo, 'hours' | 'closures' | 'occurs' | 'season'>;
}

/** Why nobody gets in on a day. */
export const closedBecause = ['weekday', 'not_that_day', 'lunar', 'dates', 'holiday', 'season'] as const;
export type ClosedBecause = (typeof closedBecause)[number];

type Times = { opens: string; closes: string }[];

/** `times` are null where it is known to be open, but not when. */
export type OpenOn =
  | { state: 'open'; times: Times | null }
  | { state: 'closed'; because: ClosedBecause }
  | { state: 'unknown' };

type Weekday = (typeof weekdays)[number];

/** The day of the week of a date. */
export const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';

const monthOf = (date: string): number => Number(date.slice(5, 7));

/** A lunar day as a number that orders days within a year; the 30th is whatever day a month ends with. */
const inYear = ({ month, day }: { month: number; day: number }): number => month * 100 + day;

const lunarNumber = (lunar: LunarDate): number => {
  const length = lunarMonthLength(lunar.year, lunar.month, lunar.isLeapMonth) ?? 30;
  // In a month of 29 days its last stands for the 29th and the 30th.
  return inYear({ month: lunar.month, day: lunar.day === length ? 30 : lunar.day });
};

type LunarSpan = NonNullable<NonNullable<VisitorInfo['closures']>['lunar']>[number];

const inLunarSpan = (date: string, { from, to }: LunarSpan): boolean => {
  const lunar = solarToLunar(date);
  if (lunar.isLeapMonth) return false;
  const [day, first, last] = [lunarNumber(lunar), inYear(from), inYear(to)];
  const long = inYear(lunar);
  const isAfter = day >= first || long >= first;
  return first <= last ? isAfter && long <= last : isAfter || long <= last;
};

const isNth = (date: string, nth: number): boolean => {
  const day = Number(date.slice(8, 10));
  if (nth === -1) return addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
  return Math.ceil(day / 7) === nth;
};

type Occurs = NonNullable<VisitorInfo['occurs']>;

/** Whether a rule says on which days it takes place at all. */
export const hasRule = ({ weekly, lunar_days, monthly }: Occurs): boolean =>
  Boolean(weekly || lunar_days || monthly);

const takesPlace = ({ weekly, lunar_days, monthly }: Occurs, date: string): boolean =>
  Boolean(weekly?.includes(weekdayOf(date))) ||
  Boolean(lunar_days?.includes(solarToLunar(date).day)) ||
  (monthly?.weekday === weekdayOf(date) && isNth(date, monthly.nth));

/** Why it is closed on a day on which its week says open. */
const closure = (
  { visitor_info: { closures, season, occurs } }: Doors,
  date: string,
): ClosedBecause | null => {
  if (season?.months && !season.months.includes(monthOf(date))) return 'season';
  if (closures?.dates?.some(({ from, to }) => from <= date && (!to || date <= to))) return 'dates';
  if (closures?.lunar?.some((span) => inLunarSpan(date, span))) return 'lunar';
  if (closures?.public_holidays === 'closed' && isPublicHoliday(date)) return 'holiday';
  if (closures?.weekdays?.includes(weekdayOf(date))) return 'weekday';
  if (occurs && hasRule(occurs) && !takesPlace(occurs, date)) return 'not_that_day';
  return null;
};

/** The week that counts in the month of a date. */
const weekOn = ({ opening_hours, visitor_info: { hours } }: Doors, date: string): OpeningHours | null =>
  hours?.seasonal?.find(({ months }) => months.includes(monthOf(date)))?.weekly ?? opening_hours;

/**
 * Whether somebody gets in on a date, and when, by all that is known of it: week, closing days, holidays, the moon, the
 * season and the days on which it takes place. @param date `yyyy-MM-dd`
 */
export const openOn = (doors: Doors, date: string): OpenOn => {
  const because = closure(doors, date);
  if (because) return { state: 'closed', because };
  const { occurs, hours } = doors.visitor_info;
  if (occurs?.starts && hasRule(occurs))
    return { state: 'open', times: [{ opens: occurs.starts, closes: occurs.ends ?? '23:59' }] };
  const week = weekOn(doors, date);
  if (!week) return hours?.always_open ? { state: 'open', times: null } : { state: 'unknown' };
  const times = week[weekdayOf(date)] ?? [];
  return times.length > 0 ? { state: 'open', times } : { state: 'closed', because: 'weekday' };
};

/** Whoever reads a page today plans a fortnight at most by its hours; what is cached of it is no older than a day. */
const daysAhead = 14;

/** The coming days on which a record is closed although its week says open. @param today `yyyy-MM-dd` */
const closedOn = (doors: Doors, today: string): { date: string; because: ClosedBecause }[] =>
  Array.from({ length: daysAhead }, (_, index) => addDays(today, index)).flatMap((date) => {
    const day = openOn(doors, date);
    return day.state === 'closed' && day.because !== 'weekday' ? [{ date, because: day.because }] : [];
  });

/** How far ahead anybody looks for the next open day. */
const longestWait = 400;

/**
 * The first day on which somebody gets in, as far as is known: what says nothing of a day doesn't close it.
 * @param from first day to look at @param until last one; never looked further ahead than some 400 days
 */
export const nextOpenDay = (doors: Doors, from: string, until = '9999-12-31'): string | null => {
  for (let ahead = 0; ahead <= longestWait; ahead += 1) {
    const date = addDays(from, ahead);
    if (date > until) return null;
    if (openOn(doors, date).state !== 'closed') return date;
  }
  return null;
};

/** A lunar day of a year by the sun; the 30th of a shorter month is its last. */
const dateOf = (year: number, { month, day }: LunarSpan['from']): string =>
  lunarToSolar({
    year,
    month,
    day: Math.min(day, lunarMonthLength(year, month) ?? day),
    isLeapMonth: false,
  });

/** When a span of the lunar year comes next by the sun, or is on. @param today `yyyy-MM-dd` */
export const nextLunarSpan = ({ from, to }: LunarSpan, today: string): { from: string; to: string } => {
  const turns = inYear(to) < inYear(from) ? 1 : 0;
  const year = solarToLunar(today).year;
  const spans = [year - 1, year, year + 1].map((start) => ({
    from: dateOf(start, from),
    to: dateOf(start + turns, to),
  }));
  return (
    spans.find((span) => span.to >= today) ?? {
      from: dateOf(year + 2, from),
      to: dateOf(year + 2 + turns, to),
    }
  );
};

/** What the page of a record says of the coming days. @param today `yyyy-MM-dd` */
export const comingDays = (doors: Doors, today: string) => ({
  as_of: today,
  closed_on: closedOn(doors, today),
  holiday_closures: doors.visitor_info.closures?.public_holidays === 'closed' ? holidaysFrom(today) : [],
  lunar_closures: (doors.visitor_info.closures?.lunar ?? []).map((span) => nextLunarSpan(span, today)),
});
