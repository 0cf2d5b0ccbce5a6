import type { OpeningHours } from '../../../../db/schema/resource';
import { addDays } from '../../event/lunar/day-number';
import { weekdays } from '../../resource/opening-hours';
import { clockOf, dayMinutes, minutesOf, weekdayOf } from './clock';

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

/**
 * When a place is open on a date; empty when it is closed that day, `null` when its hours are not known. Without a date
 * it is the hours that it has on every day of the week, `null` when days differ.
 */
export const spansOn = (hours: OpeningHours | null, date: string | null): Span[] | null => {
  if (!hours) return null;
  if (date === null) {
    const week = weekdays.map((day) => JSON.stringify(hours[day] ?? []));
    return new Set(week).size === 1 ? (hours.mon ?? []).map(asSpan) : null;
  }
  const night = (hours[weekdayOf(addDays(date, -1))] ?? []).map(asSpan).flatMap(fromTheNight);
  return [...night, ...(hours[weekdayOf(date)] ?? []).map(asSpan)];
};

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
