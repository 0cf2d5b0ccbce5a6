import { setImmediate } from 'node:timers/promises';
import type { Pool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { usualStay } from '../gazetteer/usual-stays';
import type { Plan, PlanDay, PlanRequest } from '../plan-shapes';
import { recordKey } from '../records/record';
import { transferFor } from '../travel/transfer';
import { allotDays } from './allot';
import { composeDay, fairShare, fairTables, type Offer } from './compose';
import { frameOf } from './frame';
import { improveDays, type OpenDay } from './improve';
import { offersFor } from './offers';
import { isSamePlace } from './same-place';
import { noTaste, type Taste } from './suits';
import { timed, type Visit } from './timed-day';
import { wishedFirst } from './wished';

export interface Build {
  request: PlanRequest;
  cities: readonly PlannerCity[];
  pool: Pool;
  taste?: Taste;
  /** Days that were asked for in a city, by its id. */
  stays?: ReadonlyMap<number, number>;
}

/** Minutes of a day that visits fill. */
const fullDay = 330;
/** However much a town has, a journey through several gives it hardly more than people usually do. */
const moreThanUsual = 1.3;

const capacityOf = (pool: Pool, city: PlannerCity, request: PlanRequest, taste: Taste): number => {
  const own = offersFor(pool, city, { request, taste, index: 0, date: null }).filter(
    ({ candidate }) => candidate.city_id === city.id,
  );
  return Math.min(
    usualStay(city.code).usual * moreThanUsual,
    own.reduce((sum, { candidate }) => sum + candidate.minutes, 0) / fullDay + 0.5,
  );
};

/** Longer on the way than this, minutes, a day has nothing left for the city. */
const mostOnTheWay = 7 * 60;

const isFarFrom = (before: PlannerCity | undefined, city: PlannerCity, request: PlanRequest): boolean =>
  before !== undefined && transferFor(request, before, city).minutes > mostOnTheWay;

/** The city of each day. */
const routeOf = ({ request, cities, pool, taste = noTaste, stays }: Build): PlannerCity[] => {
  const wanted = cities.map((city, index) => ({
    city,
    isFar: isFarFrom(cities[index - 1], city, request),
    capacity: capacityOf(pool, city, request, taste),
    asked: stays?.get(city.id),
  }));
  return allotDays(wanted, request.days).flatMap(({ city, days }) =>
    Array.from({ length: days }, () => city),
  );
};

const without = (offers: readonly Offer[], taken: readonly Visit[]): Offer[] =>
  offers.filter(({ candidate }) => !taken.some((visit) => isSamePlace(visit.candidate, candidate)));

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
    const offers = wishedFirst(without(all, taken), taste, taken, route.length);
    const daysThere = route.slice(index).filter(({ id }) => id === frame.city.id).length;
    const visits = composeDay(
      kept,
      offers,
      frame,
      fairShare(offers, daysThere),
      fairTables(offers, daysThere),
    );
    const keptKeys = new Set(kept.map(({ candidate }) => recordKey(candidate)));
    taken.push(...visits.filter(({ candidate }) => !keptKeys.has(recordKey(candidate))));
    days.push({ frame, visits, offers: all, pinned: isComplete ? null : keptKeys });
    await setImmediate();
  }
  await improveDays(days);
  return days.map(({ visits, frame }) => timed(visits, frame));
};

/** A plan from nothing but a request. The same request gives the same plan as long as the records are the same. */
export const buildPlan = async (build: Build, title: string): Promise<Plan> => {
  const route = routeOf(build);
  const days = await composeDays(build, route);
  const ids = [...new Set(route.map(({ id }) => id))];
  return { title, request: { ...build.request, city_ids: ids }, days };
};
