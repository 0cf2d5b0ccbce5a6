import type { ContentRecord } from '../../../api/types';
import type { FieldRules } from '../../../entities/field';

/** Dates that were announced; in the form any part may still be missing. */
export interface KnownSpan {
  from: string | null;
  to: string | null;
  source: string;
}

/** By what dates go that no day of a calendar tells ahead. */
type KnownCalendar = 'cham' | 'solar_term' | 'announced';

/** When an event takes place: on days of its own, by a rule of one of the calendars, or on dates that were announced. */
export interface EventTimes {
  start_date: string | null;
  end_date: string | null;
  is_lunar: boolean;
  rule: {
    month: number | null;
    day: number | null;
    days: number | null;
    every?: number | null | undefined;
    from_year?: number | null | undefined;
  } | null;
  known_dates: { calendar: KnownCalendar; usual_months: number[]; dates: KnownSpan[] } | null;
}

const none: EventTimes = { start_date: null, end_date: null, is_lunar: false, rule: null, known_dates: null };

/** The parts belong together: the API gets all of those that count, and none that a rule would contradict. */
/** What is left empty of how often it comes back is not said at all. */
const withoutEmptyParts = ({ every, from_year, ...rule }: NonNullable<EventTimes['rule']>) => ({
  ...rule,
  ...(every ? { every } : {}),
  ...(from_year ? { from_year } : {}),
});

/** What has no last day is over on its first. */
const withEnds = ({ dates, ...known }: NonNullable<EventTimes['known_dates']>) => ({
  ...known,
  dates: dates.map(({ from, to, source }) => ({ from, to: to ?? from, source })),
});

export const eventTimesRules: FieldRules = {
  empty: none,
  read: ({ vi }): EventTimes => {
    const { start_date, end_date, is_lunar, rule, known_dates } = vi as ContentRecord & EventTimes;
    return { start_date, end_date, is_lunar, rule, known_dates };
  },
  write: (value) => {
    const { start_date, end_date, is_lunar, rule, known_dates } = value as EventTimes;
    if (rule) return { rule: withoutEmptyParts(rule), is_lunar, known_dates: null };
    if (known_dates) return { rule: null, is_lunar: false, known_dates: withEnds(known_dates) };
    const days = start_date ? { start_date, end_date: end_date ?? start_date } : {};
    return { rule: null, is_lunar: false, known_dates: null, ...days };
  },
  names: ['start_date', 'end_date', 'is_lunar', 'rule', 'known_dates'],
};

export type EventMode = 'once' | 'solar' | 'lunar' | KnownCalendar;

/** How an event comes back, if it does. */
export const modeOf = ({ rule, is_lunar, known_dates }: EventTimes): EventMode => {
  if (known_dates) return known_dates.calendar;
  return rule ? (is_lunar ? 'lunar' : 'solar') : 'once';
};

export const emptySpan: KnownSpan = { from: null, to: null, source: '' };

/** The same times as they are told in another way. */
export function inMode(times: EventTimes, mode: EventMode): EventTimes {
  if (mode === 'once') return { ...times, rule: null, is_lunar: false, known_dates: null };
  if (mode === 'cham' || mode === 'solar_term' || mode === 'announced') {
    const { usual_months, dates } = times.known_dates ?? { usual_months: [], dates: [emptySpan] };
    const known_dates = { calendar: mode, usual_months, dates };
    return { ...times, rule: null, is_lunar: false, known_dates };
  }
  return {
    ...times,
    is_lunar: mode === 'lunar',
    known_dates: null,
    rule: times.rule ?? { month: null, day: null, days: 1 },
  };
}

export interface EventTimesProps {
  times: EventTimes;
  onChange: (times: EventTimes) => void;
}
