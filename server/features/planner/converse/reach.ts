import { islandOf } from '../../../geography/network';
import type { PlannerCity } from '../candidates/cities';
import { goesOnlyByTrain } from '../days/by-train';
import { beloved } from '../gazetteer/known-for';
import { usualStay } from '../gazetteer/usual-stays';
import { type PlanRequest, planLimits } from '../plan-shapes';
import { isNightTrain } from '../travel/day';
import { roadToTrain, transferFor } from '../travel/transfer';
import type { Places } from '../understand/places';

/** Farther from a town than this a station is that of another, km by road. */
const stationKm = 20;

/** Who goes by train only goes where one stops. */
export const withTrains = (cities: readonly PlannerCity[], request: PlanRequest): PlannerCity[] => {
  const hub = cities.find(({ code }) => code === 'HAN') ?? cities.find(({ code }) => code === 'SGN');
  return hub && goesOnlyByTrain(request)
    ? cities.filter(
        (city) => city === hub || (roadToTrain(hub, city)?.after ?? Number.POSITIVE_INFINITY) <= stationKm,
      )
    : [...cities];
};

/** "North to south" without a name: from one end of the country to the other. */
export const endsOfCountry = (
  { region, named, origin }: Places,
  { days }: PlanRequest,
  cities: readonly PlannerCity[],
  words: string,
): [PlannerCity, PlannerCity] | null => {
  if (region === null || region.length < cities.length || named.length > 0 || origin || days < 7) return null;
  const north = cities.find(({ code }) => code === 'HAN');
  const south = cities.find(({ code }) => code === 'SGN');
  if (!north || !south) return null;
  const isUpwards = /south to (?:the )?north|nam (?:ra|den|toi) bac|sai gon ra/.test(words);
  return isUpwards ? [south, north] : [north, south];
};

/** A leg that eats a day and a half of a short journey is none, unless it was asked for. */
const unbearable = 12 * 60;

/** Cities that were named, without those to which the way takes a day that there isn't. */
export const reachable = (
  chosen: readonly PlannerCity[],
  request: PlanRequest,
  longest: number | undefined,
): PlannerCity[] => {
  const most = longest === undefined ? unbearable : Math.max(longest, 60);
  const kept: PlannerCity[] = [];
  for (const city of chosen) {
    const before = kept.at(-1);
    const { minutes, mode } = before ? transferFor(request, before, city) : { minutes: 0, mode: 'car' };
    const isAsked = mode === 'train' || (mode === 'flight' && longest === undefined);
    const hasTime = longest === undefined && request.days >= chosen.length * 3 && minutes <= 2 * unbearable;
    if (minutes <= most || isAsked || hasTime) kept.push(city);
  }
  return kept;
};

/** A journey of eight hours is a day of the holiday; one by night costs the evening and the morning. */
const minutesOfDay = 480;
const nightShare = 0.4;
/** So much more than there is people put up with, in days. */
const squeezed = 0.5;

const daysOnTheWay = (route: readonly PlannerCity[], request: PlanRequest): number =>
  route.slice(1).reduce((sum, city, index) => {
    const before = route[index];
    if (!before) return sum;
    const way = transferFor(request, before, city);
    return sum + (isNightTrain(way) ? nightShare : way.minutes / minutesOfDay);
  }, 0);

/** So many towns people do in a day each; of more they get nothing. */
const fewTowns = 4;

const daysTaken = (
  route: readonly PlannerCity[],
  request: PlanRequest,
  stays: ReadonlyMap<number, number>,
): number => {
  const isMany = route.length > fewTowns;
  const stay = ({ id, code }: PlannerCity) => stays.get(id) ?? (isMany ? usualStay(code).least : 1);
  return route.reduce((sum, city) => sum + stay(city), 0) + daysOnTheWay(route, request);
};

/**
 * Of towns that were named those for which there is time: one after the other the one goes that costs most and is loved
 * least, until nobody spends the days on the road. Where people begin and end stays, and where they said how long.
 */
export const fitting = (
  chosen: readonly PlannerCity[],
  { named, starts, ends }: Pick<Places, 'named' | 'starts' | 'ends'>,
  request: PlanRequest,
): PlannerCity[] => {
  const stays = new Map(named.flatMap(({ id, days }) => (days ? [[id, days] as const] : [])));
  const isFixed = ({ id }: PlannerCity) => id === starts || id === ends || stays.has(id);
  let route = [...chosen];
  while (route.length > 2 && daysTaken(route, request, stays) > request.days + squeezed) {
    const worst = route
      .filter((city) => !isFixed(city))
      .map((city) => {
        const others = route.filter((other) => other !== city);
        return { others, left: daysTaken(others, request, stays) + (beloved[city.code] ?? 0) };
      })
      .sort((a, b) => a.left - b.left)[0];
    if (!worst) break;
    route = worst.others;
  }
  return route;
};

/** Nobody's journey ends where only a boat leaves from, and the boat not in every weather. */
export const backFromIsland = (
  chosen: readonly PlannerCity[],
  { isOrdered, starts, ends }: Pick<Places, 'isOrdered' | 'starts' | 'ends'>,
  request: Parameters<typeof transferFor>[0],
): PlannerCity[] => {
  const [last, before] = [chosen.at(-1), chosen.at(-2)];
  if (!last || !before || ends !== null || isOrdered || islandOf(last) === null) return [...chosen];
  if (islandOf(before) !== null || transferFor(request, before, last).mode === 'flight') return [...chosen];
  if (chosen.length === 2 && starts === before.id) return [...chosen];
  return [...chosen.slice(0, -2), last, before];
};

/** Nearer than this people go back on the day on which they leave, minutes. */
const shortWayBack = 150;

/**
 * The city to which people come back for the last day, because they said that they leave from there, as it is one of the
 * journey and not its last; none where it is around the corner, or where there is no day for it.
 */
export const endOf = (
  chosen: readonly PlannerCity[],
  { starts, ends, origin, named }: Pick<Places, 'starts' | 'ends' | 'origin' | 'named'>,
  request: PlanRequest,
): PlannerCity | undefined => {
  const isHome = origin !== null && named.some(({ id }) => id === origin.id);
  const wanted = ends ?? (isHome ? (starts ?? origin.id) : null);
  const last = chosen.at(-1);
  const end = chosen.find(({ id }) => id === wanted);
  if (!end || !last || end === last || chosen.length >= request.days || chosen.length >= planLimits.cities)
    return undefined;
  return transferFor(request, last, end).minutes > shortWayBack ? end : undefined;
};
