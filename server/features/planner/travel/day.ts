import type { Point } from '../../../distance';
import type { Doors } from '../../../kernel/visitor-info/open-on';
import type { PlanDay, PlanRequest, PlanStop } from '../plan-shapes';
import { travelBetween } from './between';
import { clockOf, dayMinutes, minutesOf, nextQuarter } from './clock';
import { type Span, spansToPlan, startInside } from './opening';
import type { DayLimits } from './pace';

/** What the times of a day depend on at a stop. `usual` is when a visit of this kind begins, where it matters. */
export interface StopFacts {
  point: Point | null;
  /** All that says when it is open; `null` when nothing does. */
  doors: Doors | null;
  /** Whether people eat there. */
  isMeal: boolean;
  usual: Span | null;
}

export type FactsOf = (stop: Pick<PlanStop, 'kind' | 'id'>) => StopFacts | undefined;

/** Lunch is eaten at some time of this span; a visit of half a day has its own. */
const lunch: Span = { opens: minutesOf('11:00'), closes: minutesOf('15:00') };
const lunchMinutes = 60;
/** What is eaten later than that is no lunch any more. */
const lunchBegun = minutesOf('14:15');
const lunchAtTheLatest = minutesOf('13:30');
const halfDayVisit = 240;
/** A sandwich in the hand is no lunch, minutes. */
const shortestMeal = 30;
/** A visit that begins after this has no lunch of its own, however long it is. */
const noon: Span = { opens: minutesOf('12:30'), closes: minutesOf('13:00') };

/** When people set out for another city, and what they need there before the first visit. */
export const departure = minutesOf('08:00');
const luggageMinutes = 30;

/** So long on a train one sleeps in it: it leaves the evening before. */
const nightTrainMinutes = 450;
const nightDeparture = minutesOf('19:30');

/** Before a night train the day is over by then. */
export const beforeNightTrain = minutesOf('18:30');

/** Whether a way is gone by night, from the evening of the day before. */
export const isNightTrain = (transfer: PlanDay['transfer']): boolean =>
  transfer !== null && transfer.mode === 'train' && transfer.minutes >= nightTrainMinutes;

/** When people leave for a day's city, in minutes of that day; before midnight, and so negative, by night train. */
export const leavesAt = (transfer: PlanDay['transfer'], byDay: number): number =>
  isNightTrain(transfer) ? nightDeparture - dayMinutes : byDay;

/** When the first visit of a day can begin. */
export const dayBegins = (
  { transfer }: Pick<PlanDay, 'transfer'>,
  limits: Pick<DayLimits, 'starts'>,
): number => {
  if (!transfer) return limits.starts;
  const there = leavesAt(transfer, departure) + transfer.minutes + luggageMinutes;
  return Math.max(limits.starts, nextQuarter(there));
};

/** Minutes that two spans share. */
const shared = (a: Span, b: Span): number => Math.min(a.closes, b.closes) - Math.max(a.opens, b.opens);

/** Whether the time from `opens` to `closes` is enough to eat at noon. */
export const allowsLunch = (free: Span): boolean => shared(free, lunch) >= lunchMinutes - 15;

/** Whether a visit is or brings its own lunch. */
export const isLunch = (facts: StopFacts | undefined, visit: Span): boolean =>
  visit.closes - visit.opens >= halfDayVisit
    ? visit.opens < noon.closes && visit.closes > noon.opens
    : Boolean(facts?.isMeal) &&
      visit.opens < lunchBegun &&
      visit.closes - visit.opens >= shortestMeal &&
      shared(visit, lunch) >= 15;

/** To and from where people are in the hours that are taken, minutes. */
const toBusyHours = 15;

/** The hours of a day that are taken, with the ways there and back. @param index of the day, from 0 */
export const busyOn = ({ busy = [] }: Pick<PlanRequest, 'busy'>, index: number): Span[] =>
  busy
    .filter(({ day }) => day === null || day === index + 1)
    .map(({ from, until }) => ({
      opens: minutesOf(from) - toBusyHours,
      closes: minutesOf(until) + toBusyHours,
    }))
    .sort((a, b) => a.opens - b.opens);

/** The time at which a visit can begin, once the travellers are there and have nothing else to do. */
const beginning = (
  stop: PlanStop,
  facts: StopFacts | undefined,
  there: number,
  { date, busy = [] }: Pick<DayTimes, 'date' | 'busy'>,
): number => {
  const from = Math.max(nextQuarter(there), facts?.usual?.opens ?? 0);
  const starts = startInside(facts ? spansToPlan(facts.doors, date) : null, from, stop.minutes) ?? from;
  const taken = busy.find(({ opens, closes }) => starts < closes && starts + stop.minutes > opens);
  return taken
    ? beginning(stop, facts, Math.max(taken.closes, there), {
        date,
        busy: busy.filter((one) => one !== taken),
      })
    : starts;
};

/** What the times of a day depend on beside its stops. */
export interface DayTimes {
  date: string | null;
  limits: Pick<DayLimits, 'starts'>;
  /** Hours that are taken, see `busyOn`. */
  busy?: readonly Span[];
}

/**
 * Gives the stops of a day their times, in their order: the way from one to the next, waiting until a place opens, and
 * an hour for lunch where no visit is a meal. A stop that has a way keeps its mode; for one without the usual mode is
 * taken. Where a visit fits into no opening hours it begins on arrival, and the checker says what is wrong.
 */
export const retimeDay = (day: PlanDay, factsOf: FactsOf, { limits, ...when }: DayTimes): PlanDay => {
  const usual = day.stops[0] && factsOf(day.stops[0])?.usual;
  const early = usual && !day.transfer && usual.closes <= limits.starts;
  const begins = early ? usual.opens : dayBegins(day, limits);
  let now = begins;
  let here: Point | null = null;
  let hasEaten = now >= lunchAtTheLatest;
  const stops = day.stops.map((stop, index): PlanStop => {
    const facts = factsOf(stop);
    const travel = index === 0 ? null : travelBetween(here, facts?.point ?? null, stop.travel?.mode);
    const way = travel?.minutes ?? 0;
    let starts = beginning(stop, facts, now + way, when);
    const visit = () => ({ opens: starts, closes: starts + stop.minutes });
    const rests = allowsLunch({ opens: now, closes: starts - way });
    if (!hasEaten && !rests && !isLunch(facts, visit())) {
      if (now >= lunch.opens && visit().closes > lunchAtTheLatest) {
        starts = beginning(stop, facts, now + lunchMinutes + way, when);
        hasEaten = true;
      }
    }
    hasEaten ||= rests || isLunch(facts, visit());
    now = visit().closes;
    here = facts?.point ?? null;
    return { ...stop, travel, starts_at: clockOf(starts) };
  });
  return { ...day, stops };
};
