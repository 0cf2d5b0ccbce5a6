import { addDays } from '../../../calendar/lunar/day-number';
import { type Doors, openOn, weekdayOf } from '../../../kernel/visitor-info/open-on';
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

/** The hours of each day on which it is open. */
const openDays = ({ opening_hours, visitor_info: { occurs } }: Doors): Span[][] => {
  if (occurs?.starts) return [[asSpan({ opens: occurs.starts, closes: occurs.ends ?? '23:59' })]];
  const days = weekdays.map((day) => opening_hours?.[day] ?? []).filter((spans) => spans.length > 0);
  return days.map((spans) => spans.map(asSpan));
};

/** The hours that more than so large a share of the days on which it is open have; `null` when there are none such. */
const hoursOfDays = (doors: Doors, share: number): Span[] | null => {
  const days = openDays(doors);
  const texts = days.map((spans) => JSON.stringify(spans));
  const isOften = (text: string) => texts.filter((other) => other === text).length > share * days.length;
  return days[texts.findIndex(isOften)] ?? null;
};

const all = 0.99;
const most = 0.5;

/**
 * When a record is open on a date; empty when it is closed that day, `null` when its hours are not known or don't
 * matter. Without a date it is the hours of every day on which it is open, `null` when days differ.
 */
export const spansOn = (doors: Doors | null, date: string | null): Span[] | null =>
  doors && remembered(doors, date, () => readSpans(doors, date));

/** When one may plan to be there: on a date as `spansOn` has it, without one at the hours of most of its days. */
export const spansToPlan = (doors: Doors | null, date: string | null): Span[] | null =>
  date === null
    ? doors && remembered(doors, 'most days', () => hoursOfDays(doors, most))
    : doors && remembered(doors, `plan ${date}`, () => withinUsual(doors, date));

/**
 * Hours of a season begin and end on days that move from year to year: a plan keeps to what holds within and without it,
 * where anything does.
 */
const withinUsual = (doors: Doors, date: string): Span[] | null => {
  const spans = spansOn(doors, date);
  if (!spans || !doors.visitor_info.hours?.seasonal) return spans;
  const usual = (doors.opening_hours?.[weekdayOf(date)] ?? []).map(asSpan);
  const both = spans.flatMap((span) =>
    usual.map(
      (one): Span => ({ opens: Math.max(span.opens, one.opens), closes: Math.min(span.closes, one.closes) }),
    ),
  );
  const held = both.filter(({ opens, closes }) => opens < closes);
  return held.length > 0 ? held : spans;
};

/** The same doors are asked for the same day thousands of times while a day is put together. */
const found = new WeakMap<Doors, Map<string | null, Span[] | null>>();

const remembered = (doors: Doors, day: string | null, read: () => Span[] | null): Span[] | null => {
  const known = found.get(doors) ?? new Map<string | null, Span[] | null>();
  found.set(doors, known);
  const before = known.get(day);
  if (before !== undefined) return before;
  const spans = read();
  known.set(day, spans);
  return spans;
};

const readSpans = (doors: Doors, date: string | null): Span[] | null => {
  if (date === null) return hoursOfDays(doors, all);
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
