import type { PlanDay, PlanStop } from '../plan-shapes';
import { clockOf, minutesOf, nextQuarter } from '../travel/clock';

/**
 * Keeps the times of a day's stops where the travellers are there in time, and puts off those that they would miss.
 * Its ways have been worked out before.
 */
export const settledDay = (day: PlanDay): PlanDay => {
  let free = 0;
  const stops = day.stops.map((stop): PlanStop => {
    const there = free + (stop.travel?.minutes ?? 0);
    const starts = minutesOf(stop.starts_at) >= there ? minutesOf(stop.starts_at) : nextQuarter(there);
    free = starts + stop.minutes;
    return { ...stop, starts_at: clockOf(starts) };
  });
  return { ...day, stops };
};

/** Stops in the order of their times; those at the same time stay as they were. */
export const byTime = (stops: readonly PlanStop[]): PlanStop[] =>
  [...stops].sort((a, b) => minutesOf(a.starts_at) - minutesOf(b.starts_at));

/** Stops without the way to those whose stop before them is another one than it was. */
export const withKeptWays = (stops: readonly PlanStop[], before: readonly PlanStop[]): PlanStop[] =>
  stops.map((stop, index) => {
    const was = before.indexOf(stop);
    const hasSame = was > 0 && before[was - 1] === stops[index - 1];
    return hasSame ? stop : { ...stop, travel: null };
  });
