import { distanceKm } from '../../../distance';
import { type Candidate, isSnack, isSweet } from '../candidates/candidate';
import type { PlanDay } from '../plan-shapes';
import { minutesOf } from '../travel/clock';
import { type Span, spansOn } from '../travel/opening';
import { isSamePlace } from './same-place';
import { holds, isGentle, lostMinutes, timed } from './timed-day';
import type { Frame, Visit } from './visit';

const meals: readonly Span[] = [
  { opens: minutesOf('11:15'), closes: minutesOf('13:30') },
  { opens: minutesOf('17:45'), closes: minutesOf('20:00') },
];
const breakfast: Span = { opens: minutesOf('07:00'), closes: minutesOf('09:30') };
const lastBreakfast = minutesOf('10:15');
const sweets: readonly Span[] = [
  { opens: minutesOf('14:00'), closes: minutesOf('16:45') },
  { opens: minutesOf('19:30'), closes: minutesOf('21:00') },
];
const coffees: readonly Span[] = [
  { opens: minutesOf('07:30'), closes: minutesOf('10:30') },
  { opens: minutesOf('13:30'), closes: minutesOf('17:00') },
];
/** After the rest at noon of who travels gently. */
const afternoon: Span = { opens: minutesOf('15:00'), closes: minutesOf('17:00') };
const longestAfternoon = 180;

/** When a record can be visited: a meal at the times of meals, the rest at its own time or any. */
const timesFor = (candidate: Candidate, frame: Frame): Array<Span | null> => {
  const { hasArrival } = frame;
  if (candidate.usual) return [candidate.usual];
  if (isSnack(candidate)) return isSweet(candidate) ? [...sweets] : [...coffees];
  if (!candidate.isMeal)
    return isGentle(frame) && candidate.minutes <= longestAfternoon ? [null, afternoon] : [null];
  const has = (...signals: string[]) => signals.some((signal) => candidate.signals.has(signal));
  const own = [
    ...(has('breakfast') && !hasArrival ? [breakfast] : []),
    ...(has('lunch') ? meals.slice(0, 1) : []),
    ...(has('dinner', 'supper', 'beer') ? meals.slice(1) : []),
  ];
  return own.length > 0 ? own : [...meals];
};

/** Of the candidates only so many are tried for each place in a day. */
export const mostTried = 18;

/** What a minute on the way or waiting is worth, in points of how well a stop suits. */
export const minuteCost = 0.011;
const kmFromOthers = 0.025;
/** A day may be spent somewhere out of town. */
const kmFromCenter = 0.008;

export interface Offer {
  candidate: Candidate;
  /** How well it suits; see `suits`. */
  points: number;
}

export const isBreakfast = ({ candidate, usual }: Pick<Visit, 'candidate' | 'usual'>): boolean =>
  candidate.isMeal && !isSnack(candidate) && usual !== null && usual.closes <= lastBreakfast;
export const mealsIn = (visits: readonly Visit[]) =>
  visits.filter((visit) => visit.candidate.isMeal && !isSnack(visit.candidate) && !isBreakfast(visit)).length;
const cafesIn = (visits: readonly Visit[]) => visits.filter(({ candidate }) => isSnack(candidate)).length;

/** Variety: a second pagoda is worth less than the first. */
const kindOf = ({ signals }: Candidate): string | null =>
  [
    'sacred-places',
    'museum',
    'museums-and-galleries',
    'markets',
    'caves',
    'stage-and-music',
    'beach',
    'food-and-drink',
    'coffee',
  ].find((signal) => signals.has(signal)) ?? null;

const repeats = (candidate: Candidate, visits: readonly Visit[]): number => {
  const kind = kindOf(candidate);
  return kind === null ? 0 : visits.filter((visit) => kindOf(visit.candidate) === kind).length;
};

const isAllowed = (candidate: Candidate, visits: readonly Visit[], { date, request }: Frame): boolean => {
  const tables = request.interests.length === 1 && request.interests[0] === 'food' ? 3 : 2;
  if (isBreakfast({ candidate, usual: candidate.usual })) {
    if (visits.some(isBreakfast)) return false;
  } else if (candidate.isMeal && !isSnack(candidate) && mealsIn(visits) >= tables) return false;
  if (isSnack(candidate) && cafesIn(visits) >= (request.interests.includes('food') ? 2 : 1)) return false;
  if (visits.some((visit) => isSamePlace(visit.candidate, candidate))) return false;
  return spansOn(candidate.doors, date)?.length !== 0;
};

const insertAt = (visits: readonly Visit[], index: number, visit: Visit): Visit[] => [
  ...visits.slice(0, index),
  visit,
  ...visits.slice(index),
];

export const visitTo = (candidate: Candidate, usual: Span | null): Visit => ({
  candidate,
  usual,
  minutes: candidate.minutes,
  note: '',
  mode: null,
});

export interface Step {
  visits: Visit[];
  day: PlanDay;
  gain: number;
}

/** What it costs, in points, that a record is away from the rest of the day. */
export const distanceCost = (candidate: Candidate, visits: readonly Visit[], { center }: Frame): number =>
  (visits.length > 0 ? kmFromOthers : kmFromCenter) *
  Math.min(
    ...(visits.length > 0 ? visits.map((visit) => visit.candidate.point) : [center]).map((point) =>
      distanceKm(point, candidate.point),
    ),
  );

/** The best way to fit one record into a day; `null` when there is none. */
export const placeIn = (
  visits: readonly Visit[],
  lost: number,
  { candidate, points }: Offer,
  frame: Frame,
): Step | null => {
  if (!isAllowed(candidate, visits, frame)) return null;
  const worth = points - 0.3 * repeats(candidate, visits) - distanceCost(candidate, visits, frame);
  let best: Step | null = null;
  for (const usual of timesFor(candidate, frame)) {
    for (let index = 0; index <= visits.length; index += 1) {
      const tried = insertAt(visits, index, visitTo(candidate, usual));
      const day = timed(tried, frame);
      if (!holds(tried, day, frame)) continue;
      const gain = worth - minuteCost * (lostMinutes(tried, day, frame) - lost);
      if (!best || gain > best.gain) best = { visits: tried, day, gain };
    }
  }
  return best;
};
