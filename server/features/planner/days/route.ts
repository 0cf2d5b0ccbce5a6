import { distanceKm, type Point } from '../../../distance';
import { transferBetween } from '../travel/transfer';

/** Planes make all ways alike; kilometres tell that somebody goes to and fro. */
const minutesOfKm = 0.4;

const costOf = (from: Point, to: Point): number =>
  transferBetween(from, to).minutes + minutesOfKm * distanceKm(from, to);

/** What it costs in minutes, and for the sake of the direction, to go from city to city in this order. */
export const routeCost = (cities: readonly Point[]): number =>
  cities.slice(1).reduce((sum, city, index) => {
    const before = cities[index];
    return before ? sum + costOf(before, city) : sum;
  }, 0);

/** Every order of up to eight cities would be 40 320 of them; a path is found by adding each where it costs least. */
const added = <P extends Point>(path: readonly P[], city: P): P[] => {
  const ways = Array.from({ length: path.length + 1 }, (_, index) => [
    ...path.slice(0, index),
    city,
    ...path.slice(index),
  ]);
  return ways.reduce((best, way) => (routeCost(way) < routeCost(best) ? way : best));
};

/** A short way through cities, from north to south where either end would do. */
const shortRoute = <P extends Point>(cities: readonly P[]): P[] => {
  const path = cities.reduce<P[]>((way, city) => added(way, city), []);
  const [first, last] = [path[0], path.at(-1)];
  return first && last && first.lat < last.lat ? path.reverse() : path;
};

/** A given order that takes this much longer than the short one was no order of travel. */
const muchLonger = 1.35;

/** The order in which people would travel: as given, unless that makes no sense on the map. */
export const travelOrder = <P extends Point>(cities: readonly P[]): P[] => {
  const short = shortRoute(cities);
  return routeCost(cities) > muchLonger * routeCost(short) ? short : [...cities];
};
