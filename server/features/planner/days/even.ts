import { setImmediate } from 'node:timers/promises';
import { recordKey } from '../records/record';
import { longestHoleIn } from './holes';
import type { OpenDay } from './open-day';
import { type Offer, placeIn } from './place-in';
import { holds, lostMinutes, timed } from './timed-day';
import type { Visit } from './visit';

/** So many minutes of a day with nothing in them are looked at. */
const hole = 200;
/** By so much the worse of two days has to get better. */
const leastBetter = 45;
const mostMoves = 4;
/** Rather than a hole, in points. */
const leastInHole = -2.2;

const holeIn = (visits: readonly Visit[], { frame }: OpenDay): number =>
  visits.length === 0 ? frame.limits.ends - frame.limits.starts : longestHoleIn(timed(visits, frame), frame);

const isKept = (visit: Visit, day: OpenDay): boolean =>
  day.pinned === null || day.pinned.has(recordKey(visit.candidate));

const offerFor = (visit: Visit, { offers }: OpenDay): Offer | undefined =>
  offers.find(({ candidate }) => recordKey(candidate) === recordKey(visit.candidate));

interface Move {
  from: OpenDay;
  left: Visit[];
  visits: Visit[];
  worst: number;
}

/** The best that a day with a hole can have of another one in its town, so that the worse of both gets better. */
const moveTo = (day: OpenDay, days: readonly OpenDay[]): Move | null => {
  const own = holeIn(day.visits, day);
  const lost = lostMinutes(day.visits, timed(day.visits, day.frame), day.frame);
  let best: Move | null = null;
  for (const from of days) {
    if (from === day || from.frame.cityId !== day.frame.cityId || from.visits.length < 2) continue;
    for (const visit of from.visits) {
      if (visit.candidate.isMeal || isKept(visit, from)) continue;
      const offer = offerFor(visit, day);
      const left = from.visits.filter((one) => one !== visit);
      if (!offer || !holds(left, timed(left, from.frame), from.frame)) continue;
      const step = placeIn(day.visits, lost, offer, day.frame);
      if (!step || step.gain < leastInHole) continue;
      const worst = Math.max(holeIn(left, from), holeIn(step.visits, day));
      const than = Math.min(
        best?.worst ?? Number.POSITIVE_INFINITY,
        Math.max(own, holeIn(from.visits, from)),
      );
      if (worst <= than - (best ? 1 : leastBetter)) best = { from, left, visits: step.visits, worst };
    }
  }
  return best;
};

/** Takes from full days in a town what fills the holes of others there. */
export const evenOut = async (days: readonly OpenDay[]): Promise<void> => {
  for (let count = 0; count < mostMoves; count += 1) {
    const open = days.filter((day) => day.pinned !== null && holeIn(day.visits, day) > hole);
    const moved = open.some((day) => {
      const move = moveTo(day, days);
      if (!move) return false;
      move.from.visits = move.left;
      day.visits = move.visits;
      return true;
    });
    if (!moved) return;
    await setImmediate();
  }
};
