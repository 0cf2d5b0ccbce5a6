import type { Pool } from '../candidates';
import { type Candidate, longestVisit } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import type { BusyHours, PlanDay, PlanRequest } from '../plan-shapes';
import { recordKey } from '../records/record';
import { clockOf, dayMinutes, minutesOf } from '../travel/clock';
import { dayBegins } from '../travel/day';
import { isPossible } from './possible';
import { isOf, type Taste } from './suits';
import type { Frame } from './visit';

/** When boats that sleep on the water take people on board, and when the last of them does, minutes since midnight. */
const boards = minutesOf('12:00');
const lastBoards = minutesOf('13:30');

/** From the gangway to what comes next, minutes. */
const ashore = 30;

/** The wish for a night on a boat. */
const wish = 'cruise';

/** A night on board: on which day of the journey, from 0, and on what. */
export interface NightAboard {
  index: number;
  candidate: Candidate;
}

/** Those of a night on the water who are back on land the next day. */
const boatsOf = (pool: Pool, city: PlannerCity, request: PlanRequest, taste: Taste): Candidate[] => {
  const topic = taste.wanted.find(({ name }) => name === wish);
  return topic === undefined
    ? []
    : pool
        .of(city)
        .filter(({ minutes, city_id }) => minutes > longestVisit && city_id === city.id)
        .filter((candidate) => isOf(candidate, topic) && isPossible(candidate, request, taste));
};

/**
 * The day on which people go on board for a night that they wished for: the first on which they are there by noon and after
 * which the journey goes on. Null where they wished for none, or none of the days has room for it.
 */
export const nightAboard = (
  { request, pool, taste }: { request: PlanRequest; pool: Pool; taste: Taste },
  route: readonly PlannerCity[],
  frameOf: (index: number) => Frame,
): NightAboard | null => {
  for (const [index, city] of route.slice(0, -1).entries()) {
    const [candidate] = boatsOf(pool, city, request, taste);
    if (candidate && boardsAt(frameOf(index)) <= lastBoards) return { index, candidate };
  }
  return null;
};

const boardsAt = (frame: Frame): number => Math.max(boards, dayBegins(frame, frame.limits));

/** What is seen from the deck is no errand of another day. */
export const seenAboard =
  ({ candidate: boat }: NightAboard, { named }: Pick<Taste, 'named'>) =>
  (candidate: Candidate): boolean =>
    candidate.city_id === boat.city_id &&
    candidate.visitor_info?.involves?.what?.includes('boat') === true &&
    !named.has(recordKey(candidate));

/** The day on which people go on board, with nothing beside it. */
export const withNight = (day: PlanDay, { candidate }: NightAboard, frame: Frame): PlanDay => {
  const { kind, id, minutes } = candidate;
  const stop = { kind, id, minutes, starts_at: clockOf(boardsAt(frame)), travel: null, note: '' };
  return { ...day, stops: [stop] };
};

/** The hours of the next day in which they are still on board. */
export const hoursAboard = ({ index, candidate }: NightAboard, frame: Frame): BusyHours => ({
  day: index + 2,
  from: '00:00',
  until: clockOf(boardsAt(frame) + candidate.minutes + ashore - dayMinutes),
});
