import { distanceKm, type Point } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import { chooseCities } from '../days/choose-cities';
import { routeCost } from '../days/route';
import type { PlanRequest } from '../plan-shapes';
import type { Places } from '../understand/places';

/** From home the way goes to the nearer end first. */
export const nearestFirst = (route: readonly PlannerCity[], origin: Point): PlannerCity[] => {
  const [first, last] = [route[0], route.at(-1)];
  return first && last && distanceKm(origin, last) + 30 < distanceKm(origin, first)
    ? route.toReversed()
    : [...route];
};

/** "The Mekong delta and Phú Quốc": some of the region's cities beside those that were named. */
export const withRegion = (
  named: readonly PlannerCity[],
  open: readonly PlannerCity[],
  { region, base, starts, ends }: Places,
  request: PlanRequest,
): PlannerCity[] => {
  if (!region || base !== null) return [...named];
  // "The delta for four days, from Saigon to Châu Đốc": its two ends are not all of it.
  const [first, last] = [named.find(({ id }) => id === starts), named.find(({ id }) => id === ends)];
  if (named.length === 2 && first && last && first !== last) {
    const between = open.filter((city) => region.includes(city.id) && !named.includes(city));
    const days = request.days - named.length;
    const count = Math.floor(days / 2);
    const more = count < 1 ? [] : chooseCities(between, { ...request, days }).slice(0, count);
    return [first, ...(more.length > 1 ? nearestFirst(more, first) : more), last];
  }
  if (named.some(({ id }) => region.includes(id))) return [...named];
  const days = request.days - 2 * named.length;
  if (days < 1) return [...named];
  const inside = open.filter(({ id }) => region.includes(id));
  const more = chooseCities(inside, { ...request, days }).slice(0, Math.max(1, Math.floor(days / 2)));
  // Where it costs least, and not in the middle of what was named.
  return routeCost([...more, ...named]) < routeCost([...named, ...more])
    ? [...more, ...named]
    : [...named, ...more];
};
