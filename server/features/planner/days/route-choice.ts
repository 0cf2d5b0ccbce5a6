import type { PlannerCity } from '../candidates/cities';
import { usualStay } from '../gazetteer/usual-stays';
import type { Travel } from '../plan-shapes';

/** What a choice of towns is judged by. All points are of one scale: a town that everybody loves has about five. */
export interface RouteTerms {
  days: number;
  /** How much the towns are worth together, in points. */
  worth: (cities: readonly PlannerCity[]) => number;
  /** The journey from one town to the next. */
  leg: (from: PlannerCity, to: PlannerCity) => Pick<Travel, 'mode' | 'minutes'>;
  /** How many minutes of that journey are more than people put up with. */
  excess: (from: PlannerCity, to: PlannerCity) => number;
  /** Points off that come of where it begins and ends, such as the ways from home. */
  ends?: ((route: readonly PlannerCity[]) => number) | undefined;
  /** Where the journey begins and ends; the towns that are part of it anyway. */
  first?: PlannerCity | undefined;
  last?: PlannerCity | undefined;
  must?: readonly PlannerCity[];
  /** Most towns of the journey. */
  most: number;
}

/** A journey of ten hours is a day of the holiday; one by night costs the evening and the morning. */
const hoursOfDay = 10;
const nightHours = 4;
const nightFrom = 8 * 60;
/** What an hour on the way is worth, in points, and how much more one beyond what is pleasant. */
const costOfHour = 0.14;
const longHour = 0.5;
const pleasant = 6 * 60;
const unbearableHour = 1.5;
/** What it is worth when the days are too few for the towns, or too many. */
const tooFew = 5;
const tight = 0.35;
const tooMany = 1;

/** A town with fewer records than this for a day has no more days. */
const recordsOfDay = 4;

const hoursOf = ({ mode, minutes }: Pick<Travel, 'mode' | 'minutes'>): number =>
  mode === 'train' && minutes >= nightFrom ? nightHours : minutes / 60;

/** How good a journey is, in points. */
const pointsOf = (route: readonly PlannerCity[], terms: RouteTerms): number => {
  const { days, worth, leg, excess, ends } = terms;
  let [points, onTheWay] = [worth(route) - (ends?.(route) ?? 0), 0];
  route.slice(1).forEach((city, index) => {
    const before = route[index];
    if (!before) return;
    const way = leg(before, city);
    const hours = hoursOf(way);
    onTheWay += hours / hoursOfDay;
    points -= costOfHour * hours;
    if (way.mode !== 'flight' && way.mode !== 'train')
      points -= longHour * (Math.max(0, way.minutes - pleasant) / 60);
    points -= unbearableHour * (excess(before, city) / 60);
  });
  const sum = (of: 'least' | 'usual') =>
    route.reduce((all, { code, records }) => all + Math.min(usualStay(code)[of], records / recordsOfDay), 0);
  points -= tooFew * Math.max(0, sum('least') + onTheWay - days);
  points -= tight * Math.max(0, sum('usual') + onTheWay - days);
  return points - tooMany * Math.max(0, days - sum('usual') - onTheWay);
};

const isFixed = (city: PlannerCity, { first, last, must = [] }: RouteTerms): boolean =>
  city === first || city === last || must.includes(city);

/** Where a town may be put: anywhere between the ends that are given. */
const inserted = (
  route: readonly PlannerCity[],
  city: PlannerCity,
  { first, last }: RouteTerms,
): PlannerCity[][] => {
  const from = first ? 1 : 0;
  const to = last && last !== first ? route.length - 1 : route.length;
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, at) => [
    ...route.slice(0, from + at),
    city,
    ...route.slice(from + at),
  ]);
};

/** The best of several journeys, when it is better than `than`. */
const better = (
  routes: readonly (readonly PlannerCity[])[],
  than: readonly PlannerCity[] | null,
  terms: RouteTerms,
): readonly PlannerCity[] | null => {
  let best: { route: readonly PlannerCity[]; points: number } | null = null;
  const least = than ? pointsOf(than, terms) + 1e-9 : Number.NEGATIVE_INFINITY;
  for (const route of routes) {
    const points = pointsOf(route, terms);
    if (points > (best?.points ?? least)) best = { route, points };
  }
  return best?.route ?? null;
};

const without = (route: readonly PlannerCity[], city: PlannerCity) => route.filter((one) => one !== city);

/** One step to a better journey: a town more, another in place of one, one less, or one at another place. */
const step = (
  route: readonly PlannerCity[],
  from: readonly PlannerCity[],
  terms: RouteTerms,
): readonly PlannerCity[] | null => {
  const free = from.filter((city) => !route.includes(city));
  const loose = route.filter((city) => !isFixed(city, terms));
  const movable = route.filter((city) => city !== terms.first && city !== terms.last);
  const more = route.length < terms.most ? free.flatMap((city) => inserted(route, city, terms)) : [];
  const swapped = loose.flatMap((city) => {
    const rest = without(route, city);
    return free.flatMap((other) => inserted(rest, other, terms));
  });
  const fewer = route.length > 1 ? loose.map((city) => without(route, city)) : [];
  const moved = movable.flatMap((city) => inserted(without(route, city), city, terms));
  return better([...more, ...swapped, ...fewer, ...moved], route.length > 0 ? route : null, terms);
};

/** More steps than that no journey takes that gets better with each. */
const mostSteps = 40;

/**
 * Which towns a journey has, and in which order: the best by local search, an orienteering problem in which a town is
 * worth its points and takes its days. The same question has the same answer.
 * @param from what may be chosen, the most promising first
 */
export const chooseRoute = (from: readonly PlannerCity[], terms: RouteTerms): PlannerCity[] => {
  const { first, last, must = [] } = terms;
  let route: readonly PlannerCity[] = [...new Set([first, last].flatMap((city) => city ?? []))];
  for (const city of must.filter((one) => !route.includes(one)))
    route = better(inserted(route, city, terms), null, terms) ?? [...route, city];
  for (let count = 0; count < mostSteps; count += 1) {
    const next = step(route, from, terms);
    if (!next) break;
    route = next;
  }
  return [...route];
};
