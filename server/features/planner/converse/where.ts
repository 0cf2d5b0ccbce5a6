import { distanceKm } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import { withRecordSignals } from '../candidates/city-signals';
import { chooseCities } from '../days/choose-cities';
import { routeCost, travelOrder } from '../days/route';
import type { GazetteerPlace } from '../gazetteer/places';
import { nearestCity } from '../gazetteer/uncovered';
import { type PlanRequest, planLimits } from '../plan-shapes';
import { hasTrain, transferBetween } from '../travel/transfer';
import type { Origin, Places } from '../understand/places';
import type { Topic } from '../understand/topics';
import type { Context } from './situation';

/** A place that the site has nothing about, with the nearest one that it has. */
export interface Uncovered {
  place: GazetteerPlace;
  near: PlannerCity;
  /** As the crow flies. */
  km: number;
}

interface Where {
  chosen: PlannerCity[];
  isReordered: boolean;
  uncovered: Uncovered[];
}

/** So far somebody goes from home for some days. */
const reachKm = (days: number): number => (days <= 2 ? 180 : days <= 4 ? 330 : 2500);

/** What lies between two ends that were said is gone through in the direction that is shorter. */
const turnedBetween = (
  cities: readonly PlannerCity[],
  { starts, ends, origin }: Pick<Places, 'starts' | 'ends' | 'origin'>,
): PlannerCity[] => {
  const first = cities.filter(({ id }) => id === starts);
  const last = cities.filter(({ id }) => id === ends && id !== starts);
  const middle = cities.filter((city) => !first.includes(city) && !last.includes(city));
  if (middle.length < 2 || (first.length + last.length === 0 && !origin)) return [...cities];
  const ways = [middle, middle.toReversed()].map((between) => [...first, ...between, ...last]);
  const cost = (way: readonly PlannerCity[]) => routeCost([...(origin ? [origin] : []), ...way]);
  return ways.reduce((best, way) => (cost(way) + 30 < cost(best) ? way : best));
};

/** So long the way there may take, minutes. */
const reachMinutes = (days: number): number => (days <= 2 ? 270 : days <= 4 ? 400 : days <= 6 ? 480 : 2880);

/** Short ways first: from where people come, and by way of the ends that they named. */
const inOrder = (
  named: readonly PlannerCity[],
  { isOrdered, starts, ends, origin }: Places,
): { chosen: PlannerCity[]; isReordered: boolean } => {
  const short = isOrdered ? [...named] : travelOrder(named);
  const [first, last] = [short[0], short.at(-1)];
  const isBackwards =
    !isOrdered && origin && first && last && distanceKm(origin, last) + 30 < distanceKm(origin, first);
  const order = isBackwards ? short.toReversed() : short;
  const rank = ({ id }: PlannerCity) => (id === ends ? 1 : id === starts ? -1 : 0);
  const ranked = starts === ends ? order : order.toSorted((a, b) => rank(a) - rank(b));
  const chosen = isOrdered && origin === null ? ranked : turnedBetween(ranked, { starts, ends, origin });
  const wasSaid = isBackwards || starts !== null || ends !== null;
  return { chosen, isReordered: !wasSaid && chosen.some((city, index) => city !== named[index]) };
};

const within = (cities: readonly PlannerCity[], origin: Origin | null, days: number): PlannerCity[] => {
  if (!origin) return [...cities];
  const away = cities.filter((city) => {
    const km = distanceKm(city, origin);
    return km > 12 && km <= reachKm(days) && transferBetween(origin, city).minutes <= reachMinutes(days);
  });
  return away.length > 0 ? away : [...cities];
};

/** "The length of the country", from one end to the other: there is much between them. */
const isAcross = (
  { region, origin }: Places,
  { days }: Pick<PlanRequest, 'days'>,
  named: readonly PlannerCity[],
): boolean => {
  const [first, last = origin] = named;
  if (!first || named.length > 2 || days < 8) return false;
  const isFar =
    named.length === 2 && last !== null && last !== undefined && distanceKm(first, last) > acrossKm;
  return isFar || (region !== null && region.length > 12);
};

/** What lies farther north or south than the ends, degrees, is no way between them. */
const beyond = 0.3;

/** A way that becomes so much longer is no way between two ends. */
const mostDetour = 1.18;

const isOnTheWay = (city: PlannerCity, [from, to]: readonly PlannerCity[]): boolean =>
  !from || !to || distanceKm(from, city) + distanceKm(city, to) <= mostDetour * distanceKm(from, to);

/** "The Mekong delta and Phú Quốc": some of the region's cities beside those that were named. */
const withRegion = (
  named: readonly PlannerCity[],
  open: readonly PlannerCity[],
  { region, base }: Places,
  request: PlanRequest,
): PlannerCity[] => {
  if (!region || base !== null || named.some(({ id }) => region.includes(id))) return [...named];
  const days = request.days - 2 * named.length;
  if (days < 1) return [...named];
  const inside = open.filter(({ id }) => region.includes(id));
  const more = chooseCities(inside, { ...request, days }).slice(0, Math.max(1, Math.floor(days / 2)));
  return [...more, ...named];
};

/** Between ends so far apart there is a country to see. */
const acrossKm = 600;

/** Places without a page, each with the nearest city that has one. */
export const uncoveredNear = (places: Places['uncovered'], cities: readonly PlannerCity[]): Uncovered[] =>
  places.flatMap((place): Uncovered[] => {
    const nearest = nearestCity(place, cities);
    return nearest ? [{ place, near: nearest.city, km: nearest.km }] : [];
  });

/**
 * The cities of a new plan: those that were named; where nothing is known of what was named, the nearest; where nothing
 * was named, those that suit, within reach of where people come from. What is to be left out is never among them.
 */
export const whereTo = async (
  context: Context,
  places: Places,
  request: PlanRequest,
  cities: readonly PlannerCity[],
  wanted: readonly Topic[] = [],
): Promise<Where> => {
  const open = cities.filter(({ id }) => !places.left.includes(id));
  const uncovered = uncoveredNear(places.uncovered, open);
  const most = Math.min(planLimits.cities, request.days);
  const base = cities.find(({ id }) => id === places.base);
  if (base) return { chosen: [base], isReordered: false, uncovered };
  const named = places.named.flatMap(({ id }) => cities.find((city) => city.id === id) ?? []).slice(0, most);
  if (
    named.length > 0 &&
    places.named.every(({ days }) => days === undefined) &&
    isAcross(places, request, named)
  ) {
    const byTrainOnly = (['flight', 'bus', 'car'] as const).every((mode) =>
      request.modes_avoided?.includes(mode),
    );
    const points = [...named, ...(places.origin ? [places.origin] : [])].map(({ lat }) => lat);
    const [south, north] = [Math.min(...points) - beyond, Math.max(...points) + beyond];
    const between = open
      .filter(({ id }) => !places.region || places.region.includes(id))
      .filter(({ lat }) => lat >= south && lat <= north)
      .filter((city) => isOnTheWay(city, named))
      .filter((city) => !byTrainOnly || named.some((end) => end === city || hasTrain(end, city)));
    const filled = chooseCities(await withRecordSignals(context, between, request, wanted), request);
    const others = filled.filter((city) => !named.some(({ id }) => id === city.id));
    const fewer = others.slice(0, Math.max(0, Math.min(most, Math.ceil(request.days / 2.5)) - named.length));
    const home = cities.find(({ id }) => id === places.origin?.id);
    const first = named.length === 2 ? (named[0]?.id ?? null) : null;
    const begins = places.starts ?? (home && !places.left.includes(home.id) ? home.id : first);
    const ends = home && named.length === 1 && named[0] ? [home, ...named] : named;
    return {
      ...inOrder([...ends, ...fewer], {
        ...places,
        isOrdered: false,
        starts: begins,
        ends: named.at(-1)?.id ?? null,
      }),
      uncovered,
    };
  }
  if (named.length > 0) return { ...inOrder(withRegion(named, open, places, request), places), uncovered };
  if (uncovered.length > 0) {
    const near = [...new Set(uncovered.toSorted((a, b) => a.km - b.km).map((one) => one.near))];
    const chosen = travelOrder(near.slice(0, Math.max(1, Math.floor(request.days / 2))));
    return { chosen, isReordered: false, uncovered };
  }
  const from = places.region ? open.filter(({ id }) => places.region?.includes(id)) : open;
  const reached = within(from, places.origin, request.days);
  const chosen = chooseCities(await withRecordSignals(context, reached, request, wanted), request);
  return { chosen, isReordered: false, uncovered };
};
