import { distanceKm, type Point } from '../../../distance';
import { isAcrossWater, type Means, type Way as Route, waysBetween } from '../../../geography/network';
import type { PlanRequest, Travel } from '../plan-shapes';
import { asTravel, minutesFor, roadKm, type TravelMode } from './ways';

/** A way from door to door, before it is rounded. */
interface Way {
  mode: TravelMode;
  minutes: number;
  km: number;
  /** Whether people change planes. */
  isByHub?: boolean;
}

/** Up to this long by road nobody looks for a train or a plane, minutes. */
const easyByRoad = 5 * 60;

/** Up to this far people take a car, farther a coach. */
const carKm = 60;

/** The way by some means that the network knows. */
const routeBy = (means: Means, from: Point, to: Point): Route | null =>
  waysBetween(from, to, { means: [means] })[0] ?? null;

/** What is reckoned where the network knows no way. */
const reckoned = (from: Point, to: Point, mode: TravelMode): Way => {
  const km = roadKm(from, to);
  return { mode, km, minutes: minutesFor(mode, km) };
};

const onRoad = (from: Point, to: Point, mode: 'car' | 'bus' | 'motorbike'): Way => {
  const route = routeBy(mode === 'bus' ? 'coach' : mode, from, to);
  return route ? { mode, km: route.km, minutes: route.minutes } : reckoned(from, to, mode);
};

/** A car for short ways, a coach for long ones. */
const byRoad = (from: Point, to: Point): Way => {
  const car = onRoad(from, to, 'car');
  return car.km <= carKm ? car : onRoad(from, to, 'bus');
};

/** Islands of one bay, between which boats go without landing elsewhere. */
const sameBayKm = 15;

/** By road to the landing of an island and over: the boat names it, unless the road alone is a long one. */
const byBoat = (from: Point, to: Point): Way => {
  const route = routeBy('coach', from, to);
  const direct = distanceKm(from, to);
  if (!route) return reckoned(from, to, 'boat');
  const { minutes, km, legs } = route;
  if (direct <= sameBayKm && km > 2 * sameBayKm)
    return { mode: 'boat', minutes: minutesFor('boat', direct), km: direct };
  const ashore = legs.filter(({ mode }) => mode === 'coach' || mode === 'sleeper' || mode === 'car');
  const isLong = ashore.some((leg) => leg.minutes > easyByRoad);
  return { mode: isLong ? 'bus' : 'boat', minutes, km };
};

const overland = (from: Point, to: Point): Way =>
  isAcrossWater(from, to) ? byBoat(from, to) : byRoad(from, to);

const byAir = (from: Point, to: Point): Way | null => {
  const route = routeBy('flight', from, to);
  if (!route) return null;
  const { minutes, km, legs } = route;
  return { mode: 'flight', minutes, km, isByHub: legs.filter(({ mode }) => mode === 'flight').length > 1 };
};

/** A train that doesn't run every day is nothing to plan on. */
const byTrain = (from: Point, to: Point): Way | null => {
  const route = routeBy('train', from, to);
  if (!route || route.legs.some(({ isRare }) => isRare)) return null;
  return { mode: 'train', minutes: route.minutes, km: route.km };
};

/** How far it is by road to the station, and from the one at the other end, km; `null` where no train goes. */
export const roadToTrain = (from: Point, to: Point): { before: number; after: number } | null => {
  const legs = routeBy('train', from, to)?.legs;
  if (!legs || legs.some(({ isRare }) => isRare)) return null;
  const first = legs.findIndex(({ mode }) => mode === 'train');
  const last = legs.findLastIndex(({ mode }) => mode === 'train');
  const sum = (part: typeof legs) => part.reduce((all, { km }) => all + km, 0);
  return { before: sum(legs.slice(0, first)), after: sum(legs.slice(last + 1)) };
};

/** Whether one gets there by train, from a station near the one to a station near the other. */
export const hasTrain = (from: Point, to: Point): boolean => byTrain(from, to) !== null;

/** Whether one gets from one place to another by some means; by road wherever no water lies between. */
export const hasLine = (from: Point, to: Point, mode: TravelMode): boolean => {
  if (mode === 'train') return hasTrain(from, to);
  if (mode === 'flight') return byAir(from, to) !== null;
  return mode === 'boat' || !isAcrossWater(from, to);
};

/** Farther than this riders go by coach, and hire where the ride begins, minutes. */
const longestRidden = 14 * 60;

/** Who counts the money doesn't fly where a coach or a train gets there in a night, minutes. */
const nightOnTheWay = 13 * 60;

/** Minutes of a way, those in a coach beyond a long ride twice. */
const toil = ({ mode, minutes }: Way): number =>
  mode === 'bus' ? minutes + Math.max(0, minutes - longRide) : minutes;

/** The fastest way that isn't one of those; by road where no other is left, since one has to get there. */
const avoiding = (from: Point, to: Point, avoid: readonly TravelMode[], isThrifty = false): Way => {
  const road = overland(from, to);
  // Who rides takes the road as riders do.
  const rides = avoid.includes('bus') && avoid.includes('car') && !avoid.includes('motorbike');
  const ridden = rides && road.mode !== 'boat' ? onRoad(from, to, 'motorbike') : null;
  if (ridden && ridden.minutes > longestRidden) return byRoad(from, to);
  const swapped: Way =
    ridden !== null
      ? ridden
      : road.mode === 'bus' && avoid.includes('bus') && !avoid.includes('car')
        ? onRoad(from, to, 'car')
        : road.mode === 'car' && avoid.includes('car') && !avoid.includes('bus')
          ? onRoad(from, to, 'bus')
          : road;
  const isNear = isThrifty && swapped.minutes <= nightOnTheWay && !avoid.includes(swapped.mode);
  const ways = [swapped, byTrain(from, to), isNear ? null : byAir(from, to)]
    .filter((way) => way !== null)
    .filter(({ mode }) => mode === 'boat' || !avoid.includes(mode));
  // Whoever doesn't fly takes the train rather than sit in a coach all day.
  return ways.length > 0 ? ways.reduce((best, way) => (toil(way) < toil(best) ? way : best)) : swapped;
};

/** The way that most people would take: by road when that is half a day at most, else what is fastest. */
const sensible = (from: Point, to: Point, isThrifty = false): Way => {
  const road = overland(from, to);
  if (road.minutes <= easyByRoad) return road;
  const train = byTrain(from, to);
  const isLong = Math.min(road.minutes, train?.minutes ?? road.minutes) > nightOnTheWay;
  return [road, train, isThrifty && !isLong ? null : byAir(from, to)]
    .filter((way) => way !== null)
    .reduce((best, way) => (effort(way) < effort(best) ? way : best));
};

/** A flight by way of a hub is twice the way for little gain; nobody takes a plane to save half an hour. */
const changing = 240;
const flying = 60;
/** A coach of more than this tires more than a train or a flight. */
const longRide = 7 * 60;
const sitting = 120;

/** What a way costs people, in minutes. */
const effort = ({ mode, minutes, isByHub }: Way): number =>
  minutes +
  (mode === 'flight' ? flying : 0) +
  (isByHub ? changing : 0) +
  (mode === 'bus' && minutes > longRide ? sitting : 0);

const wanted = (from: Point, to: Point, mode: TravelMode): Way => {
  if (mode === 'flight') return byAir(from, to) ?? reckoned(from, to, 'flight');
  if (mode === 'train') return byTrain(from, to) ?? reckoned(from, to, 'train');
  if (mode === 'walk' || mode === 'boat')
    return isAcrossWater(from, to) ? { ...byBoat(from, to), mode } : reckoned(from, to, mode);
  if (!isAcrossWater(from, to)) return onRoad(from, to, mode);
  const ferried = routeBy(mode === 'bus' ? 'coach' : mode, from, to);
  return ferried ? { mode, minutes: ferried.minutes, km: ferried.km } : { ...byBoat(from, to), mode };
};

/**
 * The journey between two cities from door to door, with the ways to airports, stations and piers and the waiting
 * there. Without a mode it is the one that most people would take.
 */
export const transferBetween = (from: Point, to: Point, mode?: TravelMode): Travel => {
  const way = mode ? wanted(from, to, mode) : sensible(from, to);
  return asTravel(way.mode, way.minutes, way.km);
};

/** The journey between two cities for people who don't want to go by some ways. */
export const transferFor = (
  {
    modes_avoided = [],
    budget,
  }: { modes_avoided?: readonly TravelMode[] | undefined; budget?: PlanRequest['budget'] | undefined },
  from: Point,
  to: Point,
): Travel => {
  const way =
    modes_avoided.length > 0
      ? avoiding(from, to, modes_avoided, budget === 'low')
      : sensible(from, to, budget === 'low');
  return asTravel(way.mode, way.minutes, way.km);
};
