import { longestVisit } from '../../candidates/candidate';
import { clockOf, minutesOf } from '../../travel/clock';
import { allowsLunch, isLunch, leavesAt } from '../../travel/day';
import type { Finding } from '../finding';
import type { DayView, StopView } from '../view';

/** In time, and at a time of day that makes sense? */

/** So much too late nobody minds, minutes. */
const grace = 5;

/** Before this nobody sets out for another city. */
const earliestDeparture = minutesOf('06:00');

const at = ({ number }: DayView, stop: StopView) => ({ day: number, stop: stop.number, about: stop.about });

/** When the travellers can be at a stop: after the one before it, or after the journey to the city. */
const there = (day: DayView, index: number): { free: number; way: number } => {
  const before = day.stops[index - 1];
  if (before) return { free: before.ends, way: day.stops[index]?.way ?? 0 };
  const { transfer } = day.day;
  return transfer
    ? { free: leavesAt(transfer, earliestDeparture), way: transfer.minutes }
    : { free: 0, way: 0 };
};

const inTime = (day: DayView, stop: StopView, index: number): Finding[] => {
  const { free, way } = there(day, index);
  const before = day.stops[index - 1];
  if (before && stop.starts < before.ends) {
    const values = { title: stop.title, other: before.title, ends: clockOf(before.ends) };
    return [{ ...at(day, stop), code: 'overlap', severity: 'error', says: 'issue_overlap', values }];
  }
  if (stop.starts + grace >= free + way) return [];
  const values = { title: stop.title, minutes: way, left: Math.max(0, stop.starts - free) };
  const says = before ? 'issue_too_little_time' : 'issue_before_arrival';
  return [{ ...at(day, stop), code: 'too_little_time_to_get_there', severity: 'error', says, values }];
};

const nobodyIsUp = minutesOf('05:00');
const tolerance = 60;
const endOfEvening = minutesOf('23:30');

const timeOfDay = (day: DayView, stop: StopView): Finding[] => {
  const usual = stop.record?.usual;
  const values = { title: stop.title, starts: clockOf(stop.starts), ends: clockOf(stop.ends) };
  if (usual && stop.starts < usual.opens - tolerance) {
    const better = { ...values, from: clockOf(usual.opens) };
    return [
      {
        ...at(day, stop),
        code: 'too_early',
        severity: 'warning',
        says: 'issue_too_early_for_it',
        values: better,
      },
    ];
  }
  if (!usual && stop.starts < nobodyIsUp)
    return [{ ...at(day, stop), code: 'too_early', severity: 'warning', says: 'issue_too_early', values }];
  if (usual && stop.starts > usual.closes + tolerance) {
    const better = { ...values, until: clockOf(usual.closes) };
    return [
      {
        ...at(day, stop),
        code: 'too_late',
        severity: 'warning',
        says: 'issue_too_late_for_it',
        values: better,
      },
    ];
  }
  // What lasts through the night by itself ends in the morning, as it should.
  if ((stop.record?.minutes ?? 0) > longestVisit) return [];
  const latest = usual ? Math.max(endOfEvening, day.limits.ends) : day.limits.ends;
  if (stop.ends <= latest) return [];
  return [{ ...at(day, stop), code: 'too_late', severity: 'warning', says: 'issue_too_late', values }];
};

const noLunch = (day: DayView): Finding[] => {
  if (
    day.stops.length === 0 ||
    day.stops.some(({ record, starts, ends }) => isLunch(record, { opens: starts, closes: ends }))
  )
    return [];
  const free = day.stops.map((stop, index) => ({
    opens: day.stops[index - 1]?.ends ?? 0,
    closes: stop.starts - stop.way,
  }));
  const after = { opens: day.stops.at(-1)?.ends ?? 0, closes: 24 * 60 };
  if ([...free, after].some(allowsLunch)) return [];
  return [
    {
      code: 'no_meal_break',
      severity: 'hint',
      day: day.number,
      stop: null,
      about: '',
      says: 'issue_no_meal_break',
      values: {},
    },
  ];
};

export const timingRules = (day: DayView): Finding[] => [
  ...day.stops.flatMap((stop, index) => [...inTime(day, stop, index), ...timeOfDay(day, stop)]),
  ...noLunch(day),
];
