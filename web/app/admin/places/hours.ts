import type { OpeningHours } from '~/api/types';
import { type Weekday, weekdays } from '~/site/resources/place/opening';
import type { FieldRules } from '../entities/field';

export interface Span {
  opens: string;
  closes: string;
}

/** Most spans that a day can have. */
export const MOST_SPANS = 4;

const MIDNIGHT = '24:00';

/** A field for times knows no 24:00: the midnight that ends a day is typed and shown as 00:00. */
export const closesFromField = (time: string): string => (time === '00:00' ? MIDNIGHT : time);
export const closesToField = (time: string): string => (time === MIDNIGHT ? '00:00' : time);

export const allDay: Span = { opens: '00:00', closes: MIDNIGHT };

export const isAllDay = (spans: readonly Span[]): boolean =>
  spans.length === 1 && spans[0]?.opens === allDay.opens && spans[0].closes === allDay.closes;

/** Whether a span ends on the next day. */
export const isPastMidnight = ({ opens, closes }: Span): boolean => closes !== '' && closes < opens;

/** A night of more hours than these is more likely two times in the wrong order. */
export const LONG_NIGHT = 12;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** How long a span is, in whole hours. */
export const hoursOf = ({ opens, closes }: Span): number =>
  Math.round(((minutesOf(closes) - minutesOf(opens) + 1440) % 1440) / 60);

/** A span to begin with: usual hours, and nothing where the day has some already. */
export const nextSpan = (spans: readonly Span[]): Span =>
  spans.length === 0 ? { opens: '08:00', closes: '17:00' } : { opens: '', closes: '' };

/** The week with other spans on one day; days without any are left out, as the API has them. */
export function withDay(hours: OpeningHours, day: Weekday, spans: readonly Span[]): OpeningHours {
  const week = { ...hours, [day]: spans };
  return Object.fromEntries(
    weekdays.flatMap((one) => (week[one]?.length ? [[one, [...(week[one] ?? [])]]] : [])),
  );
}

/**
 * The week in which every day that is open has the spans of this one. While it is the only one, the week has just been
 * begun, and all days are meant.
 */
export const likeDay = (hours: OpeningHours, day: Weekday): OpeningHours => {
  const open = weekdays.filter((one) => hours[one]?.length);
  const meant: readonly Weekday[] = open.length > 1 ? open : weekdays;
  return meant.reduce((week, one) => withDay(week, one, hours[day] ?? []), hours);
};

/** How opening hours are read: with the days in their order, so that the same hours are the same value. */
export const hoursRules: FieldRules = {
  empty: null,
  read: ({ vi }) => {
    const stored = vi.opening_hours as OpeningHours | null | undefined;
    return stored
      ? weekdays.reduce((week, day) => withDay(week, day, stored[day] ?? []), {} as OpeningHours)
      : null;
  },
};
