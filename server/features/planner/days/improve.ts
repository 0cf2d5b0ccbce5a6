import { setImmediate } from 'node:timers/promises';
import { recordKey } from '../records/record';
import { composeDay, minutesOfSights } from './compose';
import type { OpenDay } from './open-day';
import { type Offer, placeIn } from './place-in';
import { isSamePlace } from './same-place';
import { spread, worthOf } from './spread';
import { holds, lostMinutes, timed } from './timed-day';
import type { Frame, Visit } from './visit';

/** So many offers are tried in the place of each stop. A number, and no time: the same request gives the same plan. */
const mostTried = 5;

/** What an exchange must gain, so that nothing is exchanged for its like. */
const leastBetter = 0.08;

const keyOf = ({ candidate }: Visit): string => recordKey(candidate);

const without = (visits: readonly Visit[], gone: Visit): Visit[] => visits.filter((visit) => visit !== gone);

const lossOf = (visits: readonly Visit[], frame: Frame): number =>
  lostMinutes(visits, timed(visits, frame), frame);

const offerOf = (visit: Visit, { offers }: OpenDay): Offer =>
  offers.find(({ candidate }) => recordKey(candidate) === keyOf(visit)) ?? {
    candidate: visit.candidate,
    points: 1,
  };

const isTaken = (offer: Offer, days: readonly OpenDay[], but: Visit): boolean =>
  days.some(({ visits }) =>
    visits.some((visit) => visit !== but && isSamePlace(visit.candidate, offer.candidate)),
  );

/** Each stop where it fits best, or something better in its place. @param nth day in its town, from 0 */
const exchanged = (day: OpenDay, days: readonly OpenDay[], nth: number): Visit[] => {
  let { visits } = day;
  for (const visit of day.visits) {
    if (day.pinned?.has(keyOf(visit)) || !visits.includes(visit)) continue;
    const rest = without(visits, visit);
    if (rest.length > 0 && !holds(rest, timed(rest, day.frame), day.frame)) continue;
    const lost = lossOf(rest, day.frame);
    const again = placeIn(rest, lost, offerOf(visit, day), day.frame);
    const others = day.offers
      .filter(({ candidate }) => candidate.isMeal === visit.candidate.isMeal && candidate !== visit.candidate)
      .filter((offer) => !isTaken(offer, days, visit))
      .slice(0, mostTried)
      .flatMap((offer) => placeIn(rest, lost, offer, day.frame) ?? []);
    const best = others.reduce<(typeof others)[number] | null>(
      (a, b) => (a === null || b.gain > a.gain ? b : a),
      null,
    );
    const isBetter = best !== null && best.gain > (again?.gain ?? Number.NEGATIVE_INFINITY) + leastBetter;
    const kept = again?.visits ?? visits;
    // What fills a whole morning is not given up for something short that is better by itself.
    visits = isBetter && worthOf(best.visits, day, nth) > worthOf(kept, day, nth) ? best.visits : kept;
  }
  return visits;
};

/** What is left over when each day has its share goes to the days that have least: nobody saves a cathedral for no day. */
const toppedUp = async (days: readonly OpenDay[]): Promise<void> => {
  const poorest = days
    .filter(({ pinned }) => pinned !== null)
    .toSorted((a, b) => minutesOfSights(a.visits) - minutesOfSights(b.visits));
  for (const day of poorest) {
    const left = day.offers.filter(
      ({ candidate }) =>
        !days.some(({ visits }) => visits.some((visit) => isSamePlace(visit.candidate, candidate))),
    );
    if (left.length > 0) day.visits = composeDay(day.visits, left, day.frame);
    await setImmediate();
  }
};

/**
 * Betters days that were filled one after the other: empty ones get something of full ones, and each stop is tried
 * elsewhere in its day and against what was left over, which goes where there is room at last. Other requests get their turn in between.
 */
export const improveDays = async (days: OpenDay[]): Promise<void> => {
  await spread(days);
  for (const [index, day] of days.entries()) {
    const nth = days.slice(0, index).filter(({ frame }) => frame.cityId === day.frame.cityId).length;
    if (day.pinned !== null) day.visits = exchanged(day, days, nth);
    await setImmediate();
  }
  await toppedUp(days);
  await spread(days);
};
