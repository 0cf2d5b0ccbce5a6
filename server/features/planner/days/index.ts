import { setImmediate } from 'node:timers/promises';
import { distanceKm } from '../../../distance';
import type { Pool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { usualStay } from '../gazetteer/usual-stays';
import type { BusyHours, Plan, PlanDay, PlanRequest } from '../plan-shapes';
import { recordKey } from '../records/record';
import { transferFor } from '../travel/transfer';
import { hoursAboard, nightAboard, seenAboard, withNight } from './aboard';
import { allotDays } from './allot';
import { composeDay, fairShare, fairTables } from './compose';
import { fewerSights } from './fewer-sights';
import { frameOf } from './frame';
import { improveDays } from './improve';
import { offersFor } from './offers';
import type { OpenDay } from './open-day';
import { type Offer, placeIn } from './place-in';
import { isSamePlace } from './same-place';
import { noTaste, type Taste } from './suits';
import { timed } from './timed-day';
import type { Frame, Visit } from './visit';
import { wishedFirst } from './wished';

export interface Build {
  request: PlanRequest;
  cities: readonly PlannerCity[];
  pool: Pool;
  taste?: Taste;
  /** Days that were asked for in a city, by its id. */
  stays?: ReadonlyMap<number, number>;
  /** The last city is only where people leave from: it has one day, also where they have been there before. */
  leavesFromLast?: boolean;
}

/** Minutes of a day that visits fill, by the pace. */
const fullDay = { easy: 230, normal: 330, full: 400 } as const;
/** However much a town has, a journey through several gives it hardly more than people usually do. */
const moreThanUsual = 1.3;
/** Of two towns with their usual days the one has the next that has more for it: the share for each day it could fill. */
const richness = 0.03;
/** What is worth less than this is no reason to stay, in points; half of its time counts. */
const reasonToStay = 0.8;

const capacityOf = (pool: Pool, city: PlannerCity, request: PlanRequest, taste: Taste): number => {
  const sights = offersFor(pool, city, { request, taste, index: 0, date: null }).filter(
    ({ candidate }) => candidate.city_id === city.id && !candidate.isMeal,
  );
  const minutes = sights.reduce(
    (sum, { candidate, points }) => sum + candidate.minutes * (points < reasonToStay ? 0.5 : 1),
    0,
  );
  const filled = minutes / fullDay[request.pace] + 0.25;
  return Math.min(usualStay(city.code).usual * moreThanUsual, filled) + richness * filled;
};

/** Where what people come for takes a whole day, the day of the arrival is none. */
const leastWith: ReadonlySet<string> = new Set(['HLG', 'CBA', 'SPA', 'DVN', 'MCC', 'PNH', 'PQC', 'CDO']);

/** So far out of its town something that was named takes a day of its own, km as the crow flies. */
const dayTripKm = 55;

const hasFarNamed = (pool: Pool, city: PlannerCity, { named, musts }: Taste): boolean =>
  [...named, ...(musts ?? [])].some((key) => {
    const candidate = pool.all.get(key);
    return candidate?.city_id === city.id && distanceKm(candidate.point, city) > dayTripKm;
  });

/** Longer on the way than this, minutes, a day has nothing left for the city. */
const mostOnTheWay = 7 * 60;

const isFarFrom = (before: PlannerCity | undefined, city: PlannerCity, request: PlanRequest): boolean =>
  before !== undefined && transferFor(request, before, city).minutes > mostOnTheWay;

/** The city of each day. */
const routeOf = ({ request, cities, pool, taste = noTaste, stays, ...build }: Build): PlannerCity[] => {
  const end = build.leavesFromLast && cities.length > 1 ? cities.length - 1 : -1;
  const wanted = cities.map((city, index) => ({
    city,
    isFar: isFarFrom(cities[index - 1], city, request),
    capacity: capacityOf(pool, city, request, taste),
    least: leastWith.has(city.code) || hasFarNamed(pool, city, taste) ? 2 : 1,
    asked: index === end ? 1 : stays?.get(city.id),
  }));
  return allotDays(wanted, request.days).flatMap(({ city, days }) =>
    Array.from({ length: days }, () => city),
  );
};

const without = (offers: readonly Offer[], taken: readonly Visit[]): Offer[] =>
  offers.filter(({ candidate }) => !taken.some((visit) => isSamePlace(visit.candidate, candidate)));

/** So many of the best are greater than what is part of them. */
const greatest = 6;

/**
 * Offers without the parts of a greater one for which a later day has the time that this one hasn't: who comes at four
 * doesn't see the bridge today and miss the old town around it tomorrow.
 */
const withoutParts = (offers: readonly Offer[], frame: Frame, daysThere: number): Offer[] => {
  if (daysThere < 2) return [...offers];
  const later = offers.slice(0, greatest).filter((offer) => placeIn([], 0, offer, frame) === null);
  return offers.filter(
    (offer) =>
      !later.some(
        (great) =>
          great !== offer && great.points > offer.points && isSamePlace(great.candidate, offer.candidate),
      ),
  );
};

/** The days of a route, one after the other; other requests get their turn in between. */
const composeDays = async (
  { request, pool, taste = noTaste }: Pick<Build, 'request' | 'pool' | 'taste'>,
  route: readonly PlannerCity[],
  pinnedOf: (index: number) => { visits: Visit[]; isComplete: boolean } = () => ({
    visits: [],
    isComplete: false,
  }),
): Promise<PlanDay[]> => {
  const pinned = route.map((_, index) => pinnedOf(index));
  // A stop that is kept on a later day is not proposed for an earlier one.
  const taken: Visit[] = pinned.flatMap(({ visits }) => visits);
  const days: OpenDay[] = [];
  for (const index of route.keys()) {
    const frame = frameOf(request, route, index);
    const { visits: kept = [], isComplete = false } = pinned[index] ?? {};
    const all = isComplete ? [] : offersFor(pool, frame.city, { request, taste, index, date: frame.date });
    const daysThere = route.slice(index).filter(({ id }) => id === frame.city.id).length;
    const open = withoutParts(without(all, taken), frame, daysThere);
    const offers = wishedFirst(open, taste, taken, route.length);
    const whole = composeDay(
      kept,
      offers,
      frame,
      fairShare(offers, daysThere),
      fairTables(offers, daysThere),
    );
    const keptKeys = new Set(kept.map(({ candidate }) => recordKey(candidate)));
    const visits = isComplete
      ? whole
      : fewerSights({ frame, visits: whole, offers: all, pinned: keptKeys }, taste);
    taken.push(...visits.filter(({ candidate }) => !keptKeys.has(recordKey(candidate))));
    days.push({ frame, visits, offers: all, pinned: isComplete ? null : keptKeys });
    await setImmediate();
  }
  await improveDays(days);
  return days
    .map((day) => ({ ...day, visits: fewerSights(day, taste) }))
    .map(({ visits, frame }) => timed(visits, frame));
};

const withHoursAboard = (request: PlanRequest, hours: BusyHours): PlanRequest => ({
  ...request,
  busy: [...(request.busy ?? []), hours],
});

/** A plan from nothing but a request. The same request gives the same plan as long as the records are the same. */
export const buildPlan = async (build: Build, title: string): Promise<Plan> => {
  const route = routeOf(build);
  const frameOn = (index: number) => frameOf(build.request, route, index);
  const { pool, taste = noTaste } = build;
  const aboard = nightAboard({ request: build.request, pool, taste }, route, frameOn);
  const request = aboard
    ? withHoursAboard(build.request, hoursAboard(aboard, frameOn(aboard.index)))
    : build.request;
  const isSeen = aboard && seenAboard(aboard, taste);
  const others: Taste = isSeen
    ? { ...taste, isRefused: (candidate) => isSeen(candidate) || taste.isRefused?.(candidate) === true }
    : taste;
  const composed = await composeDays({ ...build, request, taste: others }, route, (index) => ({
    visits: [],
    isComplete: index === aboard?.index,
  }));
  const days = aboard
    ? composed.map((day, index) => (index === aboard.index ? withNight(day, aboard, frameOn(index)) : day))
    : composed;
  const ids = [...new Set(route.map(({ id }) => id))];
  return { title, request: { ...request, city_ids: ids }, days };
};
