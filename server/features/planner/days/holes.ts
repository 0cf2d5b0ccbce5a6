import type { PlanDay } from '../plan-shapes';
import { minutesOf } from '../travel/clock';
import { mostTried, type Offer, placeIn, type Step } from './place-in';
import { takenIn } from './taken-hours';
import { isGentle, lostMinutes, timed } from './timed-day';
import { type Frame, stopsIn, type Visit } from './visit';

/** Between these hours a day has something in it. */
const opens = minutesOf('09:00');
const closes = minutesOf('18:00');
/** A longer hole is filled as far as there is anything at all; who travels gently has a rest of that length. */
const longestHole = { usual: 165, gentle: 210 } as const;
/** Less than this a hole doesn't get shorter by a stop that is worth it, minutes. */
const leastShorter = 40;
/** What may stand in a hole, in points: more than nothing is enough. */
const leastInHole = -2;

/** The longest stretch without anything between morning and evening, the ways left out; minutes. */
export const longestHoleIn = ({ stops }: PlanDay, frame: Pick<Frame, 'limits' | 'busy'>): number => {
  const between = (from: number, until: number) => until - from - takenIn(frame, from, until);
  let [free, hole] = [Number.POSITIVE_INFINITY, 0];
  for (const { starts_at, minutes, travel } of stops) {
    const starts = minutesOf(starts_at);
    hole = Math.max(hole, between(Math.max(free, opens), Math.min(starts - (travel?.minutes ?? 0), closes)));
    free = starts + minutes;
  }
  return stops.length === 0
    ? 0
    : Math.max(hole, between(Math.max(free, opens), Math.min(frame.limits.ends, closes)));
};

/** Puts something into the holes of a day, be it worth less than its way: nobody pays for an afternoon of nothing. */
export const fillGaps = (begun: readonly Visit[], offers: readonly Offer[], frame: Frame): Visit[] => {
  let visits = [...begun];
  while (visits.length > 0 && stopsIn(visits) < frame.limits.stops) {
    const day = timed(visits, frame);
    const hole = longestHoleIn(day, frame);
    if (hole <= longestHole[isGentle(frame) ? 'gentle' : 'usual']) break;
    const lost = lostMinutes(visits, day, frame);
    let best: Step | null = null;
    const open = offers
      .filter(({ candidate }) => !visits.some((visit) => visit.candidate === candidate))
      .slice(0, 2 * mostTried);
    for (const offer of open) {
      const step = placeIn(visits, lost, offer, frame);
      if (!step || step.gain < leastInHole || (best && step.gain <= best.gain)) continue;
      if (longestHoleIn(step.day, frame) <= hole - leastShorter) best = step;
    }
    if (!best) break;
    visits = best.visits;
  }
  return visits;
};
