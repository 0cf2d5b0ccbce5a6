import type { ContentRecord } from '../api/types';
import type { FieldRules } from '../entities/field';

/** When an event takes place: on days of its own, or every year by one of the calendars. */
export interface EventTimes {
  start_date: string | null;
  end_date: string | null;
  is_lunar: boolean;
  rule: { month: number | null; day: number | null; days: number | null } | null;
}

const none: EventTimes = { start_date: null, end_date: null, is_lunar: false, rule: null };

/** The parts belong together: the API gets all of those that count, and none that a rule would contradict. */
export const eventTimesRules: FieldRules = {
  empty: none,
  read: ({ vi }): EventTimes => {
    const { start_date, end_date, is_lunar, rule } = vi as ContentRecord & EventTimes;
    return { start_date, end_date, is_lunar, rule };
  },
  write: (value) => {
    const { start_date, end_date, is_lunar, rule } = value as EventTimes;
    if (rule) return { rule, is_lunar };
    const days = start_date ? { start_date, end_date: end_date ?? start_date } : {};
    return { rule: null, is_lunar: false, ...days };
  },
  names: ['start_date', 'end_date', 'is_lunar', 'rule'],
};

export type EventMode = 'once' | 'solar' | 'lunar';

/** How an event comes back, if it does. */
export const modeOf = ({ rule, is_lunar }: EventTimes): EventMode =>
  rule ? (is_lunar ? 'lunar' : 'solar') : 'once';

/** The same times as they are told in another way. */
export function inMode(times: EventTimes, mode: EventMode): EventTimes {
  if (mode === 'once') return { ...times, rule: null, is_lunar: false };
  return {
    ...times,
    is_lunar: mode === 'lunar',
    rule: times.rule ?? { month: null, day: null, days: 1 },
  };
}
