import type { Candidate } from '../candidates/candidate';
import { isSnack } from '../candidates/candidate';
import { eveningBegins } from '../travel/pace';
import { fillGaps } from './holes';
import { distanceCost, isBreakfast, mealsIn, mostTried, type Offer, placeIn, type Step } from './place-in';
import { lostMinutes, timed } from './timed-day';
import { type Frame, stopsIn, type Visit } from './visit';

/** What a day should hold at a pace; a meal counts for half, a coffee for a quarter. */
const wantedStops = { easy: 2.5, normal: 4, full: 5.5 } as const;

const share = ({ isMeal, signals }: Candidate): number => {
  if (!isMeal) return 1;
  return isSnack({ isMeal, signals }) ? 0.25 : 0.5;
};
const sizeOf = (visits: readonly Visit[]): number =>
  visits.reduce((sum, { candidate }) => sum + share(candidate), 0);

/** Fewer than this make no day, however little there is. */
const leastOfADay = 2;

/**
 * What a day should take of all that there is, so that something is left for those that follow in the same place: three
 * half-full days are better than two full ones and an empty one.
 */
export const fairShare = (offers: readonly Offer[], days: number): number =>
  days <= 1
    ? Number.POSITIVE_INFINITY
    : Math.max(
        leastOfADay,
        Math.ceil((offers.reduce((sum, { candidate }) => sum + share(candidate), 0) / days) * 2) / 2,
      );

/** Below this a stop is not worth its way. */
const leastGain = 0.12;

/** Minutes of visits that make a day at a pace. */
const wantedMinutes = { easy: 200, normal: 300, full: 390 } as const;
/** What somebody puts up with, in points, rather than have hardly anything that day, or half of it. */
const hunger = { nearlyNothing: 2.4, tooLittle: 1.1 } as const;

/** So many stops somebody expects of the time that a day has. */
const expectedStops = ({ limits }: Frame): number => {
  const open = limits.ends - limits.starts;
  if (open < 240) return 1;
  return open < 420 ? 2 : 3;
};

/** A visit that takes the whole day needs no second one. */
const wholeDay = 360;

/** Minutes of what a day is for; a meal counts for half. */
export const minutesOfSights = (visits: readonly Visit[]): number =>
  visits.reduce((sum, { candidate, minutes }) => sum + (candidate.isMeal ? minutes / 2 : minutes), 0);

/** How much less a stop may be worth because there is little else in a day. */
const hungerOf = (visits: readonly Visit[], frame: Frame): number => {
  const { request, limits } = frame;
  const wanted = Math.min(wantedMinutes[request.pace], Math.max(0, (limits.ends - limits.starts) / 2));
  const minutes = minutesOfSights(visits);
  if (minutes >= wholeDay) return 0;
  const missing = expectedStops(frame) - visits.length;
  if (minutes < wanted / 2 || missing > 1) return hunger.nearlyNothing;
  return minutes < wanted || missing > 0 ? hunger.tooLittle : 0;
};

/** Two warm meals a day, as long as there are tables for all days. */
const tablesADay = 2;

export const fairTables = (offers: readonly Offer[], days: number): number => {
  const tables = offers.filter(
    ({ candidate }) =>
      candidate.isMeal && !isSnack(candidate) && !isBreakfast({ candidate, usual: candidate.usual }),
  ).length;
  return Math.max(1, Math.min(tablesADay, Math.ceil(tables / Math.max(1, days))));
};

/** Three tables and a coffee, as `sizeOf` counts them: what people come for who come to eat. */
const mealsOfFoodDay = 1.75;

/**
 * Puts a day together: again and again the record that adds most, where it adds most, until the day holds what the pace
 * asks for. What is pinned stays, as far as the day holds it.
 * @param fair what each day gets of a place that has too little for all of them; see `fairShare`
 */
export const composeDay = (
  pinned: readonly Visit[],
  offers: readonly Offer[],
  frame: Frame,
  fair = Number.POSITIVE_INFINITY,
  tables = tablesADay,
): Visit[] => {
  const most = Math.min(wantedStops[frame.request.pace], fair);
  const isLate = ({ candidate }: Offer) => (candidate.usual?.opens ?? 0) >= eveningBegins;
  const isMeal = ({ candidate }: Offer) => candidate.isMeal;
  const sights = offers.filter((offer) => !isLate(offer) && !isMeal(offer));
  // Of the few stops of an easy day none is a coffee or a breakfast, but for who came for it: its afternoon would stay empty.
  const isFew = frame.request.pace === 'easy' && !frame.request.interests.includes('food');
  const isSlight = ({ candidate }: Offer) =>
    isSnack(candidate) || isBreakfast({ candidate, usual: candidate.usual });
  const meals = offers.filter((offer) => !isLate(offer) && isMeal(offer) && !(isFew && isSlight(offer)));
  const likesFood = frame.request.interests.includes('food') ? 0.5 : 0;
  // What a day is for comes first, then what is eaten on the way, then the evening: an opera alone is no day.
  const isForFood = frame.request.interests.length === 1 && likesFood > 0;
  const eaten = isForFood ? fill(pinned, meals, frame, sizeOf(pinned) + mealsOfFoodDay) : pinned;
  const day = fill(eaten, sights, frame, Math.max(1.5, most - (isForFood ? 0 : 1 + likesFood)));
  // Everybody eats: tables are no part of what a day may hold at a pace.
  const fed = fill(
    day,
    meals.filter(({ candidate }) => !isSnack(candidate)),
    frame,
    tables,
    mealsIn,
  );
  const rested = fill(
    fed,
    meals.filter(({ candidate }) => isSnack(candidate)),
    frame,
    most,
  );
  const late = offers.filter(isLate);
  const dined = fill(fill(rested, sights, frame, most), late.filter(isMeal), frame, tables, mealsIn);
  const whole = fill(dined, late, frame, most + 1);
  const snacks = meals.filter(({ candidate }) => isSnack(candidate));
  return fillGaps(whole, [...sights, ...snacks, ...late.filter((offer) => !isMeal(offer))], frame);
};

/** Tables are sat down at even where they are out of the way: everybody eats. */
const leastOfMeal = -0.8;

const fill = (
  begun: readonly Visit[],
  offers: readonly Offer[],
  frame: Frame,
  most: number,
  countOf: (visits: readonly Visit[]) => number = sizeOf,
): Visit[] => {
  let visits = [...begun];
  let lost = lostMinutes(visits, timed(visits, frame), frame);
  const used = new Set<Candidate>();
  while (countOf(visits) < most && stopsIn(visits) < frame.limits.stops) {
    const tried = offers
      .filter(({ candidate }) => !used.has(candidate))
      .map((offer) => ({
        offer,
        near: offer.points - distanceCost(offer.candidate, visits, frame),
      }))
      .sort((a, b) => b.near - a.near)
      .slice(0, mostTried);
    let best: { step: Step; offer: Offer } | null = null;
    const least = leastGain - hungerOf(visits, frame);
    for (const { offer, near } of tried) {
      if (best && near < best.step.gain) continue;
      const step = placeIn(visits, lost, offer, frame);
      if (
        step &&
        step.gain >= (offer.candidate.isMeal && !isSnack(offer.candidate) ? leastOfMeal : least) &&
        (!best || step.gain > best.step.gain)
      )
        best = { step, offer };
    }
    if (!best) break;
    visits = best.step.visits;
    lost = lostMinutes(visits, best.step.day, frame);
    used.add(best.offer.candidate);
  }
  return visits;
};
