import { distanceKm } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import { withRecordSignals } from '../candidates/city-signals';
import { type Choice, chooseCities } from '../days/choose-cities';
import { shortRoute } from '../days/route';
import { type PlanRequest, planLimits } from '../plan-shapes';
import type { Places } from '../understand/places';
import type { Topic } from '../understand/topics';
import type { Context } from './situation';

/** Between ends so far apart there is a country to see. */
const acrossKm = 480;

/** "The length of the country", from one end to the other: there is much between them. */
export const isAcross = (
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

/** So many towns a journey through the whole country sees. */
export const citiesForAcross = (days: number): number => Math.max(3, Math.ceil(days / 2.4));

interface Across {
  cities: readonly PlannerCity[];
  open: readonly PlannerCity[];
  named: readonly PlannerCity[];
  wanted: readonly Topic[];
  choice: Choice;
}

/** From one end of the country to the other, with what lies between. */
export const acrossFrom = async (
  context: Context,
  places: Places,
  request: PlanRequest,
  { cities, open, named, wanted: wishes, choice }: Across,
): Promise<PlannerCity[]> => {
  const points = [...named, ...(places.origin ? [places.origin] : [])].map(({ lat }) => lat);
  const [south, north] = [Math.min(...points) - beyond, Math.max(...points) + beyond];
  const between = open
    .filter(({ id }) => !places.region || places.region.includes(id))
    .filter(({ lat }) => lat >= south && lat <= north)
    .filter((city) => isOnTheWay(city, named));
  const home = cities.find(({ id }) => id === places.origin?.id);
  const ends = home && named.length === 1 && named[0] ? [home, ...named] : [...named];
  const count = Math.max(
    0,
    Math.min(planLimits.cities, request.days, citiesForAcross(request.days)) - ends.length,
  );
  const known = await withRecordSignals(context, between, request, wishes);
  const begins =
    places.starts ??
    (home && !places.left.includes(home.id) ? home.id : named.length === 2 ? (named[0]?.id ?? null) : null);
  const [first, last] = begins !== null && begins === ends[1]?.id ? ends.toReversed() : ends;
  const wanted = { ...choice, ...(ends.length === 2 ? { isWhole: true, first, last } : {}) };
  const through = chooseCities(known, request, wanted, ends.length === 2 ? count + 2 : undefined);
  if (ends.length === 2) return through;
  const fewer = through.filter(({ id }) => !ends.some((end) => end.id === id)).slice(0, count);
  const all = [...ends, ...fewer];
  const start = all.find(({ id }) => id === begins);
  const end = all.find((city) => city === named.at(-1) && city !== start);
  return shortRoute(all, { first: start, last: end, home: start ? null : places.origin }, request);
};
