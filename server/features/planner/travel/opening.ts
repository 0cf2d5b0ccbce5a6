import { addDays } from '../../../calendar/lunar/day-number';
import { type Doors, openOn } from '../../../kernel/visitor-info/open-on';
import { weekdays } from '../../../kernel/visitor-info/opening-hours';
import { clockOf, dayMinutes, minutesOf } from './clock';

/** A stretch of a day in minutes since midnight; one that goes on after midnight ends after 1440. */
export interface Span {
  opens: number;
  closes: number;
}

const asSpan = ({ opens, closes }: { opens: string; closes: string }): Span => {
  const [start, end] = [minutesOf(opens), minutesOf(closes)];
  return { opens: start, closes: end < start ? end + dayMinutes : end };
};

/** The end of what began the evening before, which is open in the small hours of this day. */
const fromTheNight = (span: Span): Span[] =>
  span.closes > dayMinutes ? [{ opens: 0, closes: span.closes - dayMinutes }] : [];

/** The hours of more than half of the days on which it is open; `null` when there are none such. */
const usualDay = ({ opening_hours, visitor_info: { occurs } }: Doors): Span[] | null => {
  if (occurs?.starts) return [asSpan({ opens: occurs.starts, closes: occurs.ends ?? '23:59' })];
  const open = weekdays.map((day) => opening_hours?.[day] ?? []).filter((spans) => spans.length > 0);
  const days = new Map<string, number>();
  for (const spans of open.map((one) => JSON.stringify(one))) days.set(spans, (days.get(spans) ?? 0) + 1);
  const found = open.find((spans) => (days.get(JSON.stringify(spans)) ?? 0) * 2 > open.length);
  return found?.map(asSpan) ?? null;
};

/**
 * When a record is open on a date; empty when it is closed that day, `null` when its hours are not known or don't
 * matter. Without a date it is the hours of most of the days on which it is open, `null` when they all differ.
 */
export const spansOn = (doors: Doors | null, date: string | null): Span[] | null => {
  if (!doors) return null;
  const known = found.get(doors) ?? new Map<string | null, Span[] | null>();
  found.set(doors, known);
  const before = known.get(date);
  if (before !== undefined) return before;
  const spans = readSpans(doors, date);
  known.set(date, spans);
  return spans;
};

/** The same doors are asked for the same date thousands of times while a day is put together. */
const found = new WeakMap<Doors, Map<string | null, Span[] | null>>();

const readSpans = (doors: Doors, date: string | null): Span[] | null => {
  if (date === null) return usualDay(doors);
  const today = openOn(doors, date);
  if (today.state === 'unknown' || (today.state === 'open' && !today.times)) return null;
  const before = openOn(doors, addDays(date, -1));
  const night = before.state === 'open' ? (before.times ?? []).map(asSpan).flatMap(fromTheNight) : [];
  return [...night, ...(today.state === 'open' ? (today.times ?? []) : []).map(asSpan)];
};

/** Whether anything says at which hours a record is open. */
export const hasTimes = (doors: Doors | null): boolean =>
  doors !== null && (doors.opening_hours !== null || doors.visitor_info.occurs?.starts !== undefined);

/** The first time from `from` on at which a visit of so many minutes fits; `null` when none does. */
export const startInside = (spans: readonly Span[] | null, from: number, minutes: number): number | null => {
  if (!spans) return from;
  const fitting = spans.find(({ opens, closes }) => Math.max(opens, from) + minutes <= closes);
  return fitting ? Math.max(fitting.opens, from) : null;
};

/** Opening hours as people read them: `08:00–11:30, 13:30–17:00`. */
export const spansText = (spans: readonly Span[] | null): string =>
  (spans ?? [])
    .map(
      ({ opens, closes }) =>
        `${clockOf(opens)}–${closes === dayMinutes ? '24:00' : clockOf(closes % dayMinutes)}`,
    )
    .join(', ');
