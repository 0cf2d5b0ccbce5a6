import type { OpeningHours, VisitorInfo } from '~/api/types';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

export type Spans = NonNullable<OpeningHours[Weekday]>;

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000;

/** The moment as a clock in Vietnam shows it, which is UTC+7 all year. */
const inVietnam = (now: Date): string => new Date(now.getTime() + VIETNAM_OFFSET_MS).toISOString();

/** The day in Vietnam, `yyyy-MM-dd`. */
export const vietnamDate = (now: Date): string => inVietnam(now).slice(0, 10);

const instant = (date: string): Date => new Date(`${date}T00:00:00Z`);

export const weekdayOf = (date: string): Weekday => weekdays[(instant(date).getUTCDay() + 6) % 7] ?? 'mon';

const daysLater = (date: string, days: number): string =>
  new Date(instant(date).getTime() + days * DAY * 60_000).toISOString().slice(0, 10);

const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

const clock = (minute: number): string => {
  const ofDay = minute % DAY;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
};

export type OpeningState =
  | { open: true; until: string | null }
  | { open: false; opens: string; day: Weekday; inDays: number }
  | { open: false; opens: null };

/**
 * Whether a place is open at a moment, and until or from when; `until` is null where it never closes.
 * @param spansOn when it is open on a day, `yyyy-MM-dd`
 */
export function openingState(spansOn: (date: string) => Spans, moment: Date): OpeningState {
  const today = vietnamDate(moment);
  const now = minutes(inVietnam(moment).slice(11, 16));
  // What began yesterday may go past midnight; what opens once a week opens next in seven days.
  const line = Array.from({ length: 9 }, (_, index) => index - 1)
    .flatMap((inDays) =>
      spansOn(daysLater(today, inDays)).map(({ opens, closes }) => {
        const [from, to] = [minutes(opens), minutes(closes)];
        return { from: inDays * DAY + from, to: inDays * DAY + (to <= from ? to + DAY : to) };
      }),
    )
    .sort((a, b) => a.from - b.from);
  const current = line.find(({ from, to }) => from <= now && now < to);
  if (current) {
    // Until midnight and on from midnight is one time.
    const until = line.reduce((end, { from, to }) => (from === end ? to : end), current.to);
    return { open: true, until: until - now >= WEEK ? null : clock(until) };
  }
  const next = line.find(({ from }) => from > now);
  if (!next) return { open: false, opens: null };
  const inDays = Math.floor(next.from / DAY);
  return { open: false, opens: clock(next.from), day: weekdayOf(daysLater(today, inDays)), inDays };
}

/** A week, and the months in which it counts. */
export interface Season {
  months: number[];
  week: OpeningHours;
}

const everyMonth = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The weeks of a year: one, or those of some months and that of the others. */
export function seasonsOf(week: OpeningHours, hours: VisitorInfo['hours']): Season[] {
  const seasonal = (hours?.seasonal ?? []).map(({ months, weekly }) => ({
    months: [...months],
    week: weekly,
  }));
  const others = everyMonth.filter((month) => !seasonal.some(({ months }) => months.includes(month)));
  return others.length > 0 ? [{ months: others, week }, ...seasonal] : seasonal;
}

/** The seasons from that of a day on, each with the month in which it begins. @param date `yyyy-MM-dd` */
export function seasonsFrom(seasons: readonly Season[], date: string): (Season & { begins: number })[] {
  const month = Number(date.slice(5, 7));
  const coming = everyMonth.map((_, index) => ((month - 1 + index) % 12) + 1);
  return seasons
    .map((season) => ({ ...season, begins: coming.find((one) => season.months.includes(one)) ?? month }))
    .sort((a, b) => coming.indexOf(a.begins) - coming.indexOf(b.begins));
}

/** When a place is open on a day by the week of its season. @param date `yyyy-MM-dd` */
export const spansOn = (seasons: readonly Season[], date: string): Spans => {
  const month = Number(date.slice(5, 7));
  return seasons.find(({ months }) => months.includes(month))?.week[weekdayOf(date)] ?? [];
};

export interface DayGroup {
  from: Weekday;
  to: Weekday;
  spans: { opens: string; closes: string }[];
}

/** Days in a row with the same hours as one line of the table; a day without hours is closed. */
export function byDays(hours: OpeningHours): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const spans = hours[day] ?? [];
    const last = groups.at(-1);
    if (last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.to = day;
    else groups.push({ from: day, to: day, spans });
  }
  return groups;
}
