import { distanceKm } from '../../../distance';
import { islandOf } from '../../../geography/network';
import type { PlannerCity } from '../candidates/cities';
import { withRecordSignals } from '../candidates/city-signals';
import { type Choice, chooseCities, citiesFor } from '../days/choose-cities';
import { travelOrder } from '../days/route';
import { attractionsIn, fitOf, isDecided } from '../gazetteer/known-for';
import type { GazetteerPlace } from '../gazetteer/places';
import { nearestCity } from '../gazetteer/uncovered';
import { usualStay } from '../gazetteer/usual-stays';
import { type PlanRequest, planLimits } from '../plan-shapes';
import { transferFor } from '../travel/transfer';
import type { Origin, Places } from '../understand/places';
import { withoutSomeDays } from '../understand/some-days';
import type { Topic } from '../understand/topics';
import { acrossFrom, citiesForAcross, isAcross } from './across';
import { withLoop } from './loop';
import { inOrder } from './order';
import { backFromIsland, endOf, endsOfCountry, fitting, reachable, withTrains } from './reach';
import { nearestFirst, withRegion } from './region-cities';
import type { Context } from './situation';
import { withStopovers } from './stopovers';

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
  /** The town alone that was meant, where the days are more than it takes and the journey goes on. */
  goesOnFrom?: number | undefined;
  /** Whether the last city is only where people leave from. */
  leavesFromLast?: boolean;
}

/** So far somebody goes from home for some days. */
const reachKm = (days: number): number => (days <= 2 ? 180 : 2500);

/** So long the way there may take, minutes. */
const reachMinutes = (days: number): number => (days <= 2 ? 270 : days <= 4 ? 460 : days <= 6 ? 480 : 2880);

const within = (
  cities: readonly PlannerCity[],
  origin: Origin | null,
  request: PlanRequest,
  longest?: number,
): PlannerCity[] => {
  if (!origin) return [...cities];
  const { days } = request;
  // "Under two hours from Hanoi" by whatever is quickest; where nothing is so near, what is nearest.
  const minutesTo = (city: PlannerCity) => transferFor(request, origin, city).minutes;
  const others = cities.filter((city) => distanceKm(city, origin) > 12);
  if (longest !== undefined && others.length > 0) {
    const least = Math.min(...others.map(minutesTo));
    return others.filter((city) => minutesTo(city) <= Math.max(longest, least));
  }
  const away = cities.filter((city) => {
    const km = distanceKm(city, origin);
    return km > 12 && km <= reachKm(days) && transferFor(request, origin, city).minutes <= reachMinutes(days);
  });
  return away.length > 0 ? away : [...cities];
};

/** Places without a page, each with the nearest city that has one. */
export const uncoveredNear = (places: Places['uncovered'], cities: readonly PlannerCity[]): Uncovered[] =>
  places.flatMap((place): Uncovered[] => {
    const nearest = nearestCity(place, cities);
    return nearest ? [{ place, near: nearest.city, km: nearest.km }] : [];
  });

/** So many days have room for a last night where people fly from. */
const daysForGateway = 6;

/** Longer than so many usual stays nobody fills the days of a town, unless they said to sleep there alone. */
const mostInOne = 3;

/** Up to so many days nobody is sent on from a town that he named. */
const longStay = 9;

/** "Hà Nội and around" is more than the town. */
const aroundIt =
  /\b(?:and (?:its )?(?:around|surroundings?|vicinity|nearby|beyond)|va (?:cac )?(?:vung )?(?:lan can|xung quanh|quanh do))\b/;

const noIslands =
  /(?<!\p{L})(?:no (?:more )?islands?|not (?:on |to )?an island|(?:khong|ko|dung|tranh) (?:di |ra |muon |thich )*dao)(?!\p{L})/u;

/** So far from the town that was meant a journey goes on, kilometres. */
const goesOnKm = 330;

/** So near a town with a page stands for one without. */
const besideKm = 50;

/** From so many days on days by the sea are some of them. */
const longJourney = 10;

const ofWhole = (words: string, days: number): string =>
  days < longJourney ? words : withoutSomeDays(words);

/** What a message says beside its places. */
export interface Wishes {
  wanted?: readonly Topic[];
  avoided?: readonly Topic[];
  /** The message as plain words. */
  words?: string;
  /** In so many places people want to sleep at most. */
  bases?: number | undefined;
  /** Longer than this nobody wants to be on the way at a time, minutes. */
  longest?: number | undefined;
}

/**
 * The cities of a new plan: those that were named; where nothing is known of what was named, the nearest; where nothing
 * was named, or only where people land, those that suit what they wish. What is to be left out is never among them.
 */
export const whereTo = async (
  context: Context,
  places: Places,
  request: PlanRequest,
  cities: readonly PlannerCity[],
  wishes: Wishes = {},
): Promise<Where> => {
  const where = await wishedTo(context, places, request, cities, wishes);
  const found = where.chosen.length > 0 ? where.chosen : someCity(places, cities);
  const back = backFromIsland(found, places, request);
  const open = cities.filter(({ id }) => !places.left.includes(id) && id !== places.origin?.id);
  const chosen = withStopovers(withLoop(back, cities, request, wishes.words ?? ''), open, request);
  if (chosen.length > 2 && chosen[0] === chosen[2]) return { ...where, chosen, leavesFromLast: true };
  const end = endOf(chosen, places, request);
  return end ? { ...where, chosen: [...chosen, end], leavesFromLast: true } : { ...where, chosen };
};

/** Where nothing fulfils all that was said there is still a plan: in the region that was named, the nearest from home. */
const someCity = ({ region, left, origin }: Places, cities: readonly PlannerCity[]): PlannerCity[] => {
  const open = cities.filter(({ id }) => !left.includes(id) && id !== origin?.id);
  const inside = open.filter(({ id }) => region?.includes(id));
  const worth = (city: PlannerCity) => city.records - (origin ? distanceKm(origin, city) / 10 : 0);
  return (inside.length > 0 ? inside : open).toSorted((a, b) => worth(b) - worth(a)).slice(0, 1);
};

const wishedTo = async (
  context: Context,
  places: Places,
  request: PlanRequest,
  cities: readonly PlannerCity[],
  { wanted = [], avoided = [], words = '', longest, bases }: Wishes = {},
): Promise<Where> => {
  const open = withTrains(
    cities
      .filter(({ id }) => !places.left.includes(id))
      .filter((city) => !noIslands.test(words) || islandOf(city) === null),
    request,
  );
  const uncovered = uncoveredNear(places.uncovered, open);
  const most = Math.min(planLimits.cities, request.days);
  const base = cities.find(({ id }) => id === places.base);
  const plain = { isReordered: false, uncovered };
  if (base) return { chosen: [base], ...plain };
  const choice: Choice = {
    words: ofWhole(words, request.days),
    longest,
    most: bases,
    avoided: new Set(avoided.map(({ name }) => name)),
  };
  const across = endsOfCountry(places, request, cities, words);
  if (across) {
    const count = Math.min(most, citiesForAcross(request.days));
    const known = await withRecordSignals(context, open, request, wanted);
    const [first, last] = across;
    const chosen = chooseCities(known, request, { ...choice, isWhole: true, first, last }, count);
    return { chosen, ...plain };
  }
  const all = places.named.flatMap(({ id }) => cities.find((city) => city.id === id) ?? []);
  // Who names a town without a page beside others goes to what is next to it.
  const beside = all.length === 0 ? [] : uncovered.filter(({ km }) => km <= besideKm).map(({ near }) => near);
  const named = [...new Set([...all, ...beside])].slice(0, most);
  const isStayed = places.named.some(({ days }) => days !== undefined);
  if (named.length > 0 && !isStayed && isAcross(places, request, named))
    return {
      chosen: await acrossFrom(context, places, request, { cities, open, named, wanted, choice }),
      ...plain,
    };
  const door = named.length === 1 && !isStayed ? named[0] : undefined;
  const isAround = aroundIt.test(words);
  const isLong =
    door !== undefined && request.days > Math.max(longStay, mostInOne * usualStay(door.code).usual);
  const isDoor =
    door !== undefined && (places.starts === door.id || places.ends === door.id || isAround || isLong);
  if (door && isDoor && uncovered.length === 0 && (places.region?.includes(door.id) ?? true)) {
    const wished = attractionsIn(words, choice.avoided);
    const servesIt = !isDecided(wished) || fitOf(wished, door.code) >= 0.5;
    if (request.days >= (servesIt ? 5 : 3)) {
      const isStart = places.starts === door.id || places.ends === door.id;
      const inside = open.filter(({ id }) => places.region?.includes(id) ?? true);
      const around = isStart ? inside : inside.filter((city) => distanceKm(city, door) <= goesOnKm);
      const known = await withRecordSignals(context, around, request, wanted);
      const count = Math.max(2, citiesFor(request.days));
      const isRound = places.starts === door.id && places.ends === door.id;
      const ends = isRound
        ? { first: door, origin: door }
        : places.ends === door.id
          ? { last: door }
          : { first: door };
      return {
        chosen: chooseCities(known, request, { ...choice, ...ends, isWhole: true }, count),
        ...plain,
        goesOnFrom: isLong && !isStart ? door.id : undefined,
      };
    }
  }
  const spare = isStayed ? request.days - stayed(places) : 0;
  if (spare >= leastSpare && uncovered.length === 0) {
    const others = open.filter(({ id }) => places.region?.includes(id) ?? true);
    const known = await withRecordSignals(context, others, request, wanted);
    // "…, then two nights in Saigon": what is named comes last.
    const last = places.isOrdered && named.length === 1 ? named[0] : undefined;
    const count = Math.min(most, citiesFor(spare) + named.length);
    const wish = { ...choice, isWhole: true, origin: places.origin ?? undefined };
    return { chosen: chooseCities(known, request, { ...wish, seed: named, last }, count), ...plain };
  }
  if (named.length > 0) {
    const ordered = inOrder(withRegion(named, open, places, request), places, request);
    return {
      ...ordered,
      chosen: reachable(fitting(ordered.chosen, places, request), request, longest),
      uncovered,
    };
  }
  if (uncovered.length > 0) {
    const nearest = [...new Set(uncovered.toSorted((a, b) => a.km - b.km).map((one) => one.near))];
    const chosen = travelOrder(nearest.slice(0, Math.max(1, Math.floor(request.days / 2))));
    const [only] = chosen;
    if (!only || chosen.length > 1 || request.days <= mostInOne * usualStay(only.code).usual)
      return { chosen, ...plain };
    const near = open.filter((city) => distanceKm(city, only) <= goesOnKm);
    const known = await withRecordSignals(context, near, request, wanted);
    const further = chooseCities(known, request, { ...choice, seed: chosen, isWhole: true });
    return { chosen: further, ...plain, goesOnFrom: only.id };
  }
  const from = places.region ? open.filter(({ id }) => places.region?.includes(id)) : open;
  const { origin } = places;
  const reached = within(from, origin, request, longest);
  const known = await withRecordSignals(context, reached, request, wanted);
  const isWhole = places.origin === null;
  const gate = cities.find(({ id }) => id === places.gateway);
  const hasGate = gate !== undefined && request.days >= daysForGateway;
  const count = citiesFor(request.days, isWhole);
  const own: Choice = { ...choice, isWhole, origin: origin ?? undefined };
  const found = chooseCities(known, request, { ...own, last: hasGate ? gate : undefined }, count);
  // What ends where the plane leaves keeps its direction.
  const chosen = origin && !hasGate ? nearestFirst(found, origin) : found;
  // The last night is where the plane leaves from.
  return { chosen, leavesFromLast: hasGate, ...plain };
};

/** Days that are asked for in the towns that were named; without end where one has none of its own. */
const stayed = ({ named }: Places): number =>
  named.reduce((sum, { days }) => sum + (days ?? Number.POSITIVE_INFINITY), 0);

/** So many days are left to go elsewhere. */
const leastSpare = 2;
