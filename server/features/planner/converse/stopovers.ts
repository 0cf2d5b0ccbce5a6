import { distanceKm, type Point } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import { type PlanRequest, planLimits } from '../plan-shapes';
import { transferFor } from '../travel/transfer';

/** A longer ride than this is broken at a town between, minutes. */
const longestRide = 8 * 60;
/** The way through it may take so much longer. */
const mostDetour = 1.25;
/** So near an end of the ride a night is none between. */
const leastKm = 60;

type Ride = Pick<PlanRequest, 'days' | 'modes_avoided' | 'origin'>;

const isRide = (request: Ride, from: Point, to: Point): boolean => {
  const { mode, minutes } = transferFor(request, from, to);
  return mode === 'motorbike' && minutes > longestRide;
};

/** The town at which a ride is best broken; undefined where none lies on the way. */
const between = (
  request: Ride,
  [from, to]: readonly [Point, Point],
  cities: readonly PlannerCity[],
): PlannerCity | undefined => {
  const minutes = (a: Point, b: Point) => transferFor(request, a, b).minutes;
  const whole = minutes(from, to);
  const reach = distanceKm(from, to);
  return cities
    .filter((city) => {
      const [near, far] = [distanceKm(from, city), distanceKm(city, to)];
      return near > leastKm && far > leastKm && near < reach && far < reach;
    })
    .map((city) => ({ city, legs: [minutes(from, city), minutes(city, to)] }))
    .filter(({ legs }) => legs.reduce((sum, leg) => sum + leg, 0) <= mostDetour * whole)
    .toSorted((a, b) => Math.max(...a.legs) - Math.max(...b.legs))[0]?.city;
};

/**
 * The towns of a journey with a night in one between where a ride is longer than a day on a motorbike, as far as there
 * are days for it.
 * @param open towns that may be gone to
 */
export const withStopovers = (
  chosen: readonly PlannerCity[],
  open: readonly PlannerCity[],
  request: Ride,
): PlannerCity[] => {
  const { origin, days } = request;
  let route = [...chosen];
  const room = () => route.length + 1 < days && route.length < planLimits.cities;
  for (let at = origin ? 0 : 1; at <= route.length && room(); at += 1) {
    const [from, to] = [route[at - 1] ?? origin, route[at] ?? origin];
    if (!from || !to || !isRide(request, from, to)) continue;
    const free = open.filter((city) => !route.includes(city));
    const stop = between(request, [from, to], free);
    if (!stop) continue;
    route = [...route.slice(0, at), stop, ...route.slice(at)];
    at += 1;
  }
  return route;
};
