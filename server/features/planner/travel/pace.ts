import type { PlanRequest } from '../plan-shapes';
import { minutesOf } from './clock';

/** What a day holds at a pace. Times are minutes since midnight, `walkKm` is what is walked from stop to stop. */
export interface DayLimits {
  starts: number;
  ends: number;
  stops: number;
  /** Visits and ways together. */
  busyMinutes: number;
  walkKm: number;
}

const limits: Record<PlanRequest['pace'], DayLimits> = {
  easy: { starts: minutesOf('09:00'), ends: minutesOf('20:00'), stops: 4, busyMinutes: 6 * 60, walkKm: 3 },
  normal: { starts: minutesOf('08:30'), ends: minutesOf('21:30'), stops: 6, busyMinutes: 9 * 60, walkKm: 5 },
  full: { starts: minutesOf('08:00'), ends: minutesOf('22:30'), stops: 8, busyMinutes: 12 * 60, walkKm: 8 },
};

/** From here on a day is an evening. */
export const eveningBegins = minutesOf('17:00');

/**
 * What a visit takes out of people, in minutes of being on their feet: who sits at table rests, and an evening's stroll
 * is no work.
 */
export const effortOf = (isMeal: boolean, starts: number, minutes: number): number => {
  if (isMeal) return 0;
  return starts >= eveningBegins ? minutes / 3 : minutes;
};

/** What a day holds for these travellers: children and whoever counts steps walk less. */
export const dayLimits = ({
  pace,
  children,
  needs,
  days,
  begins_at,
  ends_at,
}: Pick<PlanRequest, 'pace' | 'children' | 'needs' | 'days' | 'begins_at' | 'ends_at'>): DayLimits => {
  const { starts, ends } = limits[pace];
  const [begins, stops] = [begins_at ? minutesOf(begins_at) : starts, ends_at ? minutesOf(ends_at) : ends];
  // Who has some hours of one day has just those; of a journey they only shorten the usual days.
  const isOneDay = days === 1;
  const usual = {
    ...limits[pace],
    starts: isOneDay ? begins : Math.max(starts, begins),
    ends: isOneDay ? stops : Math.min(ends, stops),
  };
  const walksLess = children > 0 || needs.includes('wheelchair') || needs.includes('few_steps');
  return walksLess ? { ...usual, walkKm: usual.walkKm / 2 } : usual;
};
