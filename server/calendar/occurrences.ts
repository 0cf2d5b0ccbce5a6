import type { EventRule, KnownDates } from '../../db/schema/event';
import { type Doors, hasRule, openOn } from '../kernel/visitor-info/open-on';
import { addDays } from './lunar/day-number';
import { lunarMonthLength, lunarToSolar } from './lunar/index';

/** First and last day of one time that an event takes place, `yyyy-MM-dd`, both included. */
export interface Occurrence {
  start_date: string;
  end_date: string;
}

/** When an event takes place: on its dates, or by its rule or on the known dates, which then tell them. */
export interface Schedule extends Occurrence {
  rule: EventRule | null;
  known_dates?: KnownDates | null;
  is_lunar: boolean;
  /** What says on which of these days it takes place, such as each full moon. */
  doors?: Doors | null;
}

/** Days that a month of the usual calendar has. */
const monthLength = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The first day in one year. A day that the month doesn't have that year, as the 30th of a short lunar one, is its last. */
const startIn = (year: number, { month, day }: EventRule, isLunar: boolean): string => {
  if (!isLunar) return `${year}-${twoDigits(month)}-${twoDigits(Math.min(day, monthLength(year, month)))}`;
  const length = lunarMonthLength(year, month) ?? day;
  // Festivals are kept in the month itself, not again in the leap month that may follow it.
  return lunarToSolar({ year, month, day: Math.min(day, length), isLeapMonth: false });
};

const isItsYear = (year: number, { every = 1, from_year = year }: EventRule): boolean =>
  year >= from_year && (year - from_year) % every === 0;

/** Every time that a rule gives which touches the days from `from` to `to`, in order. */
export const occurrencesBetween = (
  rule: EventRule,
  isLunar: boolean,
  { from, to }: { from: string; to: string },
): Occurrence[] => {
  // A lunar year ends in the solar one after it, so that the first to look at began two before.
  const first = Number(from.slice(0, 4)) - 2;
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index);
  return years
    .filter((year) => isItsYear(year, rule))
    .map((year) => startIn(year, rule, isLunar))
    .map((start_date) => ({ start_date, end_date: addDays(start_date, rule.days - 1) }))
    .filter(({ start_date, end_date }) => end_date >= from && start_date <= to);
};

/** Three years, also three lunar ones of which two have a leap month. */
const daysAhead = 1130;
const daysBack = 366;
/** A year by either calendar, with a leap month. */
const longestYear = 385;

/** From its first day to its last: its own dates, those that are known, or those of its rule from a year ago to years ahead. */
const spansOf = (schedule: Schedule, today: string): Occurrence[] => {
  const { rule, known_dates, is_lunar, start_date, end_date } = schedule;
  if (known_dates)
    return known_dates.dates
      .map(({ from, to }) => ({ start_date: from, end_date: to }))
      .sort((a, b) => a.start_date.localeCompare(b.start_date));
  if (!rule) return [{ start_date, end_date }];
  // What comes back rarely is looked for further away, so that the time before and the next one are always among them.
  const between = ((rule.every ?? 1) - 1) * longestYear;
  const window = { from: addDays(today, -daysBack - between), to: addDays(today, daysAhead + between) };
  return occurrencesBetween(rule, is_lunar, window);
};

/** How far ahead single days are computed of what goes on for years. */
const singleDaysAhead = 400;

/** The days of a span on which it takes place by a rule of days, each by itself. */
const daysWithin = ({ start_date, end_date }: Occurrence, doors: Doors, today: string): Occurrence[] => {
  const earliest = addDays(today, -daysBack);
  const from = start_date > earliest ? start_date : earliest;
  const latest = addDays(from > today ? from : today, singleDaysAhead);
  const to = end_date < latest ? end_date : latest;
  const days: Occurrence[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    if (openOn(doors, day).state !== 'closed') days.push({ start_date: day, end_date: day });
  return days;
};

/** The times that are kept of an event: its spans, or the days of them on which it takes place. */
export const storedOccurrences = (schedule: Schedule, today: string): Occurrence[] => {
  const { doors } = schedule;
  const spans = spansOf(schedule, today);
  if (!doors?.visitor_info.occurs || !hasRule(doors.visitor_info.occurs)) return spans;
  return spans.flatMap((span) => daysWithin(span, doors, today));
};

/** The span that is on or comes next; the last one when all are over. */
export const currentOccurrence = (schedule: Schedule, today: string): Occurrence => {
  const kept = spansOf(schedule, today);
  return kept.find(({ end_date }) => end_date >= today) ?? kept.at(-1) ?? schedule;
};

/** The highest day that some year has in a month: what a rule may ask for. */
export const longestMonth = (month: number, isLunar: boolean): number =>
  isLunar ? 30 : monthLength(2000, month);
