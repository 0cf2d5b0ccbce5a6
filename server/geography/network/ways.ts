import type { WayLeg } from './assemble';
import { isDoubtfulCoach, minutesOf, seenBy } from './best-legs';
import { approaches, type Place, pointOf } from './ends';
import { islandOf } from './islands';
import { network } from './load';
import { means as allMeans, type Means } from './profiles';

/** What a way is mostly gone by: what names it among the others. */
export type WayMeans = Means | 'boat';

/** What is to be known of a way before one sets out on it. */
export type Warning =
  | { code: 'rough_sea'; months: readonly number[] }
  | { code: 'mountain_road' }
  | { code: 'closed_tuesday' }
  | { code: 'rare' }
  | { code: 'no_known_coach' };

/** Whom a way suits. */
export type Suits = 'hurried' | 'thrifty' | 'families' | 'window_seat' | 'sleepers' | 'free_riders';

/** A way from door to door. */
export interface Way {
  means: WayMeans;
  legs: WayLeg[];
  /** From door to door, waiting included. */
  minutes: number;
  /** Of it in the train, plane, boat, coach or car that names it. */
  rideMinutes: number;
  km: number;
  /** VND: tickets of one adult without taxis, or a car with its driver. */
  price: { from: number; to: number; per: 'person' | 'car' } | null;
  /** Whether the longest part can be gone by night. */
  night: boolean;
  warnings: Warning[];
  suits: Suits[];
}

export interface WaysOptions {
  /** 1 to 12: what doesn't run then is left out, and only warnings of that month are given. */
  month?: number;
  /** Only these means, and all of them, also those that nobody would choose. */
  means?: readonly Means[];
}

const boats = new Set<WayLeg['mode']>(['ferry', 'speedboat', 'cable_car']);
const mainModes: Record<WayMeans, readonly WayLeg['mode'][]> = {
  car: ['car'],
  motorbike: ['motorbike'],
  coach: ['coach', 'sleeper'],
  train: ['train'],
  flight: ['flight'],
  boat: ['ferry', 'speedboat', 'cable_car'],
};

/** On so much mountain road people feel sick or are afraid, minutes. */
const mountainMinutes = 60;

const warningsOf = (legs: readonly WayLeg[], month: number | null): Warning[] => {
  const months = [...new Set(legs.flatMap(({ seaMonths }) => seaMonths))];
  const isRough = months.length > 0 && (month === null || months.includes(month));
  const mountains = legs.some(
    ({ source, minutes }) => source.road === 'mountain' && minutes >= mountainMinutes,
  );
  return [
    ...(isRough ? [{ code: 'rough_sea', months } as const] : []),
    ...(mountains ? [{ code: 'mountain_road' } as const] : []),
    ...(legs.some(({ closedOn }) => closedOn) ? [{ code: 'closed_tuesday' } as const] : []),
    ...(legs.some(({ isRare }) => isRare) ? [{ code: 'rare' } as const] : []),
    ...(legs.some(isDoubtfulCoach) ? [{ code: 'no_known_coach' } as const] : []),
  ];
};

const priceOf = (means: WayMeans, legs: readonly WayLeg[]): Way['price'] => {
  const counted = legs.filter(({ mode }) => means === 'car' || (mode !== 'car' && mode !== 'walk'));
  const priced = counted.flatMap(({ price }) => price ?? []);
  if (priced.length === 0 || means === 'motorbike') return null;
  const sum = (end: 'from' | 'to') => priced.reduce((all, price) => all + price[end], 0);
  const round = (value: number) => Math.round(value / 10_000) * 10_000;
  return { from: round(sum('from')), to: round(sum('to')), per: means === 'car' ? 'car' : 'person' };
};

const suitsOf: Record<WayMeans, readonly Suits[]> = {
  car: ['families'],
  motorbike: ['free_riders'],
  coach: ['thrifty'],
  train: ['window_seat'],
  flight: ['hurried'],
  boat: [],
};

const wayOf = (one: Means, legs: WayLeg[], crossesWater: boolean, month: number | null): Way => {
  const hasBoat = legs.some(({ mode }) => boats.has(mode));
  const means: WayMeans = one === 'coach' && crossesWater && hasBoat ? 'boat' : one;
  const ridden = legs.filter(({ mode }) => mainModes[means].includes(mode));
  const longest = legs.reduce<WayLeg | null>(
    (most, leg) => (most && most.minutes >= leg.minutes ? most : leg),
    null,
  );
  const night = longest?.night ?? false;
  return {
    means,
    legs,
    minutes: minutesOf(legs),
    rideMinutes: ridden.reduce((sum, { minutes }) => sum + minutes, 0),
    km: legs.reduce((sum, { km }) => sum + km, 0),
    price: priceOf(means, legs),
    night,
    warnings: warningsOf(legs, month),
    suits: [...suitsOf[means], ...(night ? (['sleepers'] as const) : [])],
  };
};

/** Longer than this nobody rides who isn't asked to. */
const rideKm = 250;

/** Nobody is longer on the way, minutes: not at all, or not where there is a way so many times as fast. */
const endless = { ever: 1320, minutes: 960, times: 2 } as const;

/** Nobody is driven longer than this in a day who can go otherwise, minutes. */
const longestDrive = 600;

/** Longer than this on the road from or to a station, minutes, and it is the road that one goes by. */
const stationRide = 180;

const byRoadModes = new Set<WayLeg['mode']>(['coach', 'sleeper', 'car', 'motorbike']);

/** Whether the train is what leads to a place, and not the coach beyond its last station. */
const isToStations = ({ legs }: Way): boolean => {
  const isTrain = ({ mode }: WayLeg) => mode === 'train';
  const [first, last] = [legs.findIndex(isTrain), legs.findLastIndex(isTrain)];
  const ridden = (some: readonly WayLeg[]) =>
    some.reduce((sum, { mode, minutes }) => sum + (byRoadModes.has(mode) ? minutes : 0), 0);
  return [legs.slice(0, first), legs.slice(last + 1)].every((way) => ridden(way) <= stationRide);
};

/** So near to a station, km, a place has one. */
const ownStationKm = 15;

/** From a place with a station to another without a change. */
const isDirectTrain = ({ legs }: Way): boolean =>
  legs.filter(({ mode }) => mode === 'train').length === 1 &&
  legs.every(({ mode, km }) => mode === 'train' || km <= ownStationKm);

/** Without the ways that take days where others take hours; the fastest stays, and a train that goes through. */
const withoutEndless = (ways: readonly Way[]): Way[] => {
  const fastest = Math.min(...ways.map(({ minutes }) => minutes));
  return ways.filter((way) => {
    const { minutes } = way;
    if (minutes === fastest || isDirectTrain(way)) return true;
    if (way.means === 'car' && minutes > longestDrive) return false;
    return minutes <= endless.ever && (minutes <= endless.minutes || minutes <= fastest * endless.times);
  });
};

/** A plane has to be worth it, and a train may be slow but not absurd. */
const isSensible = (way: Way, byRoad: number): boolean => {
  const { means, minutes, legs } = way;
  if (means === 'motorbike') return way.km <= rideKm;
  if (means === 'coach' && !legs.some(({ mode }) => mode === 'coach' || mode === 'sleeper')) return false;
  const access = legs.filter(({ mode }) => mode === 'car' || mode === 'coach' || mode === 'sleeper');
  const accessKm = access.reduce((sum, { km }) => sum + km, 0);
  if (means === 'flight') return minutes < byRoad * 0.95 && accessKm < way.km * 0.6;
  const isMostlyTrain =
    legs.reduce((sum, { mode, km }) => sum + (mode === 'train' ? km : 0), 0) > way.km * 0.4;
  return means !== 'train' || (isMostlyTrain && (way.night || minutes < byRoad * 2.2));
};

const find = (
  from: Place,
  to: Place,
  { month = null, means }: { month: number | null; means?: readonly Means[] | undefined },
) => {
  const [a, b] = [pointOf(from), pointOf(to)];
  if (!a || !b) return [];
  const ends = [approaches(from), approaches(to)] as const;
  // Nobody leaves a town to get to it.
  if (ends.every(([first]) => first?.km === 0) && ends[0][0]?.node === ends[1][0]?.node) return [];
  const crossesWater = islandOf(a) !== islandOf(b);
  const ways = (means ?? allMeans).flatMap((one): Way[] => {
    const legs = seenBy(one, [from, to], ends, month);
    if (legs.length === 0) return [];
    const way = wayOf(one, legs, crossesWater, month);
    return one !== 'train' || isToStations(way) ? [way] : [];
  });
  if (means) return ways;
  const onRoad = ways.filter(
    (way) => way.means !== 'train' && way.means !== 'flight' && way.means !== 'motorbike',
  );
  const byRoad = Math.min(...onRoad.map(({ minutes }) => minutes));
  const fastest = Math.min(...ways.map(({ minutes }) => minutes));
  const isSlower = (way: Way) => way.minutes > fastest;
  return withoutEndless(ways.filter((way) => isSensible(way, byRoad)))
    .map((way) => (isSlower(way) ? { ...way, suits: way.suits.filter((one) => one !== 'hurried') } : way))
    .sort((x, y) => x.minutes - y.minutes);
};

/** Ways that were found, the last asked for last: planning asks for the same ones again and again. */
const cache = new Map<string, readonly Way[]>();
const mostCached = 4000;

const keyOf = (place: Place): string =>
  typeof place === 'string' ? place : `${place.lat.toFixed(4)},${place.lon.toFixed(4)}`;

/**
 * The ways that exist between two places, door to door, the fastest first: each the best by its means. Unknown ids and
 * places without a way have none.
 */
export const waysBetween = (from: Place, to: Place, { month, means }: WaysOptions = {}): readonly Way[] => {
  const key = `${keyOf(from)}|${keyOf(to)}|${month ?? ''}|${means?.join(',') ?? ''}`;
  const known = cache.get(key);
  if (known) return known;
  const found = find(from, to, { month: month ?? null, means });
  const oldest = cache.size >= mostCached ? cache.keys().next().value : undefined;
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(key, found);
  return found;
};

/**
 * A month in which the same legs run as in this one, always the same for all that are alike; `undefined` where all run that run at all,
 * which is what is found without a month. Legs and minutes of a way don't differ between such months, warnings may.
 */
export const monthLike = (month: number): number | undefined => {
  const resting = (one: number) =>
    network()
      .legs.flatMap(({ months }, index) => (months && !months.includes(one) ? index : []))
      .join();
  const own = resting(month);
  if (own === '') return undefined;
  return Array.from({ length: 12 }, (_, index) => index + 1).find((one) => resting(one) === own);
};
