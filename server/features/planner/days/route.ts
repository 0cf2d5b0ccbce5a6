import { distanceKm, type Point } from '../../../distance';
import { transferFor } from '../travel/transfer';

/** By what people go; see `transferFor`. */
type Modes = Parameters<typeof transferFor>[0];

/** Where a journey has to begin and end. */
export interface RouteEnds<P extends Point> {
  first?: P | undefined;
  last?: P | undefined;
  /** Where people set out from and, unless they end elsewhere, come back to. */
  home?: Point | null | undefined;
}

/** Planes make all ways alike; kilometres tell that somebody goes to and fro. */
const minutesOfKm = 0.4;

const costOf = (modes: Modes, from: Point, to: Point): number =>
  transferFor(modes, from, to).minutes + minutesOfKm * distanceKm(from, to);

/** What it costs in minutes, and for the sake of the direction, to go from city to city in this order. */
export const routeCost = (cities: readonly Point[], modes: Modes = {}): number =>
  cities.slice(1).reduce((sum, city, index) => {
    const before = cities[index];
    return before ? sum + costOf(modes, before, city) : sum;
  }, 0);

const withHome = <P extends Point>(route: readonly P[], { home, last }: RouteEnds<P>): Point[] =>
  home ? [home, ...route, ...(last ? [] : [home])] : [...route];

/** What a route costs with the ways from home and back. */
export const journeyCost = <P extends Point>(
  route: readonly P[],
  ends: RouteEnds<P> = {},
  modes: Modes = {},
): number => routeCost(withHome(route, ends), modes);

interface Path {
  cost: number;
  order: number[];
}

/**
 * The shortest way through cities, exactly (Held and Karp): 2ⁿ·n² steps, some thousands for the eight that a plan may have.
 * Without ends it goes from north to south, where either direction would do.
 */
export const shortRoute = <P extends Point>(
  cities: readonly P[],
  ends: RouteEnds<P> = {},
  modes: Modes = {},
): P[] => {
  const { first, last, home } = ends;
  const count = cities.length;
  if (count < 2) return [...cities];
  const cost = cities.map((from) => cities.map((to) => (from === to ? 0 : costOf(modes, from, to))));
  const isFree = (city: P | undefined) => city === undefined || !cities.includes(city);
  let reached = new Map<string, Path>();
  for (const [index, city] of cities.entries()) {
    if (!isFree(first) && city !== first) continue;
    if (isFree(first) && city === last) continue;
    reached.set(`${1 << index}/${index}`, { cost: home ? costOf(modes, home, city) : 0, order: [index] });
  }
  for (let size = 1; size < count; size += 1) {
    const next = new Map<string, Path>();
    for (const { cost: before, order } of reached.values()) {
      const at = order.at(-1) ?? 0;
      for (const [index, city] of cities.entries()) {
        if (order.includes(index) || (city === last && size < count - 1)) continue;
        const path = { cost: before + (cost[at]?.[index] ?? 0), order: [...order, index] };
        const key = `${path.order.reduce((bits, one) => bits | (1 << one), 0)}/${index}`;
        const known = next.get(key);
        if (!known || path.cost < known.cost) next.set(key, path);
      }
    }
    reached = next;
  }
  const back = ({ cost: before, order }: Path): number => {
    const end = cities[order.at(-1) ?? 0];
    return home && isFree(last) && end ? before + costOf(modes, end, home) : before;
  };
  const [best] = [...reached.values()].sort((a, b) => back(a) - back(b));
  const path = best?.order.flatMap((index) => cities[index] ?? []) ?? [...cities];
  const [start, end] = [path[0], path.at(-1)];
  const isOpen = isFree(first) && isFree(last) && !home;
  return isOpen && start && end && start.lat < end.lat ? path.reverse() : path;
};

/** A given order that takes this much longer than the short one was no order of travel. */
const muchLonger = 1.35;
/** Who names first where nearly everybody lands lands there: the rest is put in order from there, and sooner. */
const fromLanding = 1.2;

/** Codes of the towns where nearly everybody lands who comes from far. */
export const gateways: readonly string[] = ['HAN', 'SGN'];

/** The order in which people would travel: as given, unless that makes no sense on the map. */
export const travelOrder = <P extends Point & { code: string }>(
  cities: readonly P[],
  ends: RouteEnds<P> = {},
  modes: Modes = {},
): P[] => {
  const [said] = cities;
  const lands = said && !ends.home && !ends.first && !ends.last && gateways.includes(said.code);
  const fixed = lands ? { first: said } : ends;
  const short = shortRoute(cities, fixed, modes);
  const longest = lands ? fromLanding : muchLonger;
  return journeyCost(cities, ends, modes) > longest * journeyCost(short, ends, modes) ? short : [...cities];
};
