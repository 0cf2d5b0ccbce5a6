import { addDays } from '../../../../calendar/lunar/day-number';
import type { Schedule } from '../../../../calendar/occurrences';
import { occurrencesBetween } from '../../../../calendar/occurrences';
import { clockOf } from '../../travel/clock';
import { spansOn, spansText } from '../../travel/opening';
import type { Finding } from '../finding';
import { plainDate } from '../plain-date';
import type { DayView, StopView } from '../view';

/** Open when somebody comes? Rules about the doors of places and the days of events. */

const at = ({ number }: DayView, stop: StopView) => ({ day: number, stop: stop.number, about: stop.about });

const closed = (day: DayView, stop: StopView): Finding[] => {
  const spans = spansOn(stop.record?.doors ?? null, day.date);
  if (!spans) return [];
  if (spans.length === 0) {
    const values = { title: stop.title, date: day.date ? plainDate(day.date) : '' };
    return [
      { ...at(day, stop), code: 'closed_that_day', severity: 'error', says: 'issue_closed_that_day', values },
    ];
  }
  if (spans.some(({ opens, closes }) => opens <= stop.starts && stop.ends <= closes)) return [];
  const values = {
    title: stop.title,
    hours: spansText(spans),
    starts: clockOf(stop.starts),
    ends: clockOf(stop.ends),
  };
  return [
    {
      ...at(day, stop),
      code: 'closed_at_that_time',
      severity: 'error',
      says: 'issue_closed_at_that_time',
      values,
    },
  ];
};

/** The times of an event that are on at a date or come within two years of it. */
export const timesFrom = ({ rule, is_lunar, start_date, end_date }: Schedule, date: string) =>
  rule
    ? occurrencesBetween(rule, is_lunar, { from: date, to: addDays(date, 730) })
    : [{ start_date, end_date }].filter((one) => one.end_date >= date);

const notRunning = (day: DayView, stop: StopView): Finding[] => {
  const schedule = stop.record?.schedule;
  if (!schedule || !day.date) return [];
  const [next] = timesFrom(schedule, day.date);
  if (next && next.start_date <= day.date) return [];
  const says = next ? 'issue_not_running' : 'issue_over';
  const { start_date, end_date } = next ?? schedule;
  const ends = start_date === end_date ? [] : [end_date];
  const values = {
    title: stop.title,
    date: plainDate(day.date),
    times: [start_date, ...ends].map(plainDate).join(' – '),
  };
  return [{ ...at(day, stop), code: 'not_running', severity: 'error', says, values }];
};

export const openingRules = (day: DayView): Finding[] =>
  day.stops.flatMap((stop) => [...closed(day, stop), ...notRunning(day, stop)]);
