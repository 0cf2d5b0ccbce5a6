import { setImmediate } from 'node:timers/promises';
import { recordKey } from '../records/record';
import { composeDay, hungerOf, isShort, minutesOfSights } from './compose';
import { evenOut } from './even';
import { halveDays } from './halve';
import type { OpenDay } from './open-day';
import { type Offer, placeIn } from './place-in';
import { isSamePlace } from './same-place';
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

/** Each stop where it fits best, or something better in its place. */
const exchanged = (day: OpenDay, days: readonly OpenDay[]): Visit[] => {
  let { visits } = day;
  for (const visit of day.visits) {
    if (day.pinned?.has(keyOf(visit)) || !visits.includes(visit)) continue;
    const rest = without(visits, visit);
    if (rest.length > 0 && !holds(rest, timed(rest, day.frame), day.frame)) continue;
    const lost = lossOf(rest, day.frame);
    const own = offerOf(visit, day);
    const again = placeIn(rest, lost, own, day.frame);
    const others = day.offers
      .filter(({ candidate }) => candidate.isMeal === visit.candidate.isMeal && candidate !== visit.candidate)
      .filter((offer) => !isTaken(offer, days, visit))
      .slice(0, mostTried)
      .flatMap((offer) => placeIn(rest, lost, offer, day.frame) ?? []);
    const best = others.reduce<(typeof others)[number] | null>(
      (a, b) => (a === null || b.gain > a.gain ? b : a),
      null,
    );
    if (best && best.gain > (again?.gain ?? Number.NEGATIVE_INFINITY) + leastBetter) visits = best.visits;
    else if (again) visits = again.visits;
  }
  return visits;
};

/** Where there is little, two and one are better than three and none. */
const hasMuchMore = (from: OpenDay, to: OpenDay): boolean => from.visits.length - to.visits.length >= 2;

/** What a short day can have of a full one in the same city. */
const shared = (
  days: readonly OpenDay[],
  to: OpenDay,
): { from: OpenDay; visit: Visit; visits: Visit[] } | null => {
  let best: { from: OpenDay; visit: Visit; visits: Visit[]; gain: number } | null = null;
  for (const from of days) {
    if (
      from === to ||
      from.pinned === null ||
      from.frame.cityId !== to.frame.cityId ||
      (isShort(from.visits, from.frame) && !hasMuchMore(from, to))
    )
      continue;
    for (const visit of from.visits) {
      if (visit.candidate.isMeal || from.pinned?.has(keyOf(visit))) continue;
      const rest = without(from.visits, visit);
      if (
        (isShort(rest, from.frame) && !hasMuchMore(from, to)) ||
        !holds(rest, timed(rest, from.frame), from.frame)
      )
        continue;
      const isOffered = to.offers.some(({ candidate }) => recordKey(candidate) === keyOf(visit));
      if (!isOffered) continue;
      const step = placeIn(to.visits, lossOf(to.visits, to.frame), offerOf(visit, to), to.frame);
      const gain = (step?.gain ?? -9) + hungerOf(to.visits, to.frame);
      if (step && gain > 0 && (!best || gain > best.gain)) best = { from, visit, visits: step.visits, gain };
    }
  }
  return best;
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
 * Betters days that were filled one after the other: short ones get something of full ones, and each stop is tried
 * elsewhere in its day and against what was left over, which goes where there is room at last. Other requests get their turn in between.
 */
export const improveDays = async (days: OpenDay[]): Promise<void> => {
  for (const day of days.filter(({ pinned }) => pinned !== null)) {
    for (let moved = 0; moved < 3 && isShort(day.visits, day.frame); moved += 1) {
      const found = shared(days, day);
      if (!found) break;
      found.from.visits = without(found.from.visits, found.visit);
      day.visits = found.visits;
    }
    await setImmediate();
  }
  for (const day of days) {
    if (day.pinned !== null) day.visits = exchanged(day, days);
    await setImmediate();
  }
  await toppedUp(days);
  await halveDays(days);
  await evenOut(days);
};
