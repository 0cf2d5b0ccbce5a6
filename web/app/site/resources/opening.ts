import type { OpeningHours } from '~/api/types';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000;

/** Minutes since Monday 00:00 in Vietnam, which is UTC+7 all year. */
export function minuteOfWeek(now: Date): number {
  const there = new Date(now.getTime() + VIETNAM_OFFSET_MS);
  const day = (there.getUTCDay() + 6) % 7;
  return day * DAY + there.getUTCHours() * 60 + there.getUTCMinutes();
}

/** The day in Vietnam, `yyyy-MM-dd`. */
export const vietnamDate = (now: Date): string =>
  new Date(now.getTime() + VIETNAM_OFFSET_MS).toISOString().slice(0, 10);

const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
};

/** Spans of the week in minutes; one that goes past midnight ends on the next day, past Sunday in the next week. */
function spansOf(hours: OpeningHours): { from: number; to: number }[] {
  const spans = weekdays.flatMap((day, index) =>
    (hours[day] ?? []).map(({ opens, closes }) => {
      const from = index * DAY + minutes(opens);
      const to = index * DAY + minutes(closes);
      return { from, to: to <= from ? to + DAY : to };
    }),
  );
  return spans.sort((a, b) => a.from - b.from);
}

const clock = (minute: number): string => {
  const ofDay = minute % DAY;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
};

export type OpeningState =
  | { open: true; until: string | null }
  | { open: false; opens: string; day: Weekday; inDays: number }
  | { open: false; opens: null };

/** Whether a place is open at a minute of the week, and until or from when; `until` is null where it never closes. */
export function openingState(hours: OpeningHours, now: number): OpeningState {
  const spans = spansOf(hours);
  // Around the turn of the week a span of the one before, or after, may be the next that counts.
  const line = [-WEEK, 0, WEEK].flatMap((shift) =>
    spans.map(({ from, to }) => ({ from: from + shift, to: to + shift })),
  );
  const current = line.find(({ from, to }) => from <= now && now < to);
  if (current) {
    // Until midnight and on from midnight is one time.
    const until = line.reduce((end, { from, to }) => (from === end ? to : end), current.to);
    return { open: true, until: until - now >= WEEK ? null : clock(until) };
  }
  const next = line.find(({ from }) => from > now);
  if (!next) return { open: false, opens: null };
  const dayOf = (minute: number) => Math.floor(minute / DAY);
  const day = weekdays[dayOf(next.from) % weekdays.length] ?? 'mon';
  return { open: false, opens: clock(next.from), day, inDays: dayOf(next.from) - dayOf(now) };
}

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
