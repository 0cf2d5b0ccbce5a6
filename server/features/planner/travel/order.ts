import { distanceKm, type Point } from '../../../distance';

type Place = Point | null;

/** What a place without coordinates is away from any other, km: it goes to the end of the way. */
const unknownKm = 5;

const between = (from: Place, to: Place): number => (from && to ? distanceKm(from, to) : unknownKm);

/** Kilometres as the crow flies from place to place. */
export const wayKm = (places: readonly Place[]): number =>
  places.slice(1).reduce((sum, place, index) => sum + between(places[index] ?? null, place), 0);

const nearestFirst = (places: readonly Place[]): number[] => {
  const order = places.length > 0 ? [0] : [];
  const left = new Set([...places.keys()].slice(1));
  while (left.size > 0) {
    const here = places[order.at(-1) ?? 0] ?? null;
    const next = [...left].reduce((best, index) =>
      between(here, places[index] ?? null) < between(here, places[best] ?? null) ? index : best,
    );
    left.delete(next);
    order.push(next);
  }
  return order;
};

const turned = (order: readonly number[], from: number, to: number): number[] => [
  ...order.slice(0, from),
  ...order.slice(from, to + 1).reverse(),
  ...order.slice(to + 1),
];

/** Takes crossings out of a way: while turning a part of it around makes it shorter, it is turned around. */
const untangled = (places: readonly Place[], begun: number[]): number[] => {
  const length = (order: readonly number[]) => wayKm(order.map((index) => places[index] ?? null));
  let order = begun;
  let shortest = length(order);
  for (let improved = true; improved; ) {
    improved = false;
    for (let from = 1; from < order.length - 1; from += 1) {
      for (let to = from + 1; to < order.length; to += 1) {
        const tried = turned(order, from, to);
        const km = length(tried);
        if (km >= shortest - 1e-6) continue;
        [order, shortest, improved] = [tried, km, true];
      }
    }
  }
  return order;
};

/**
 * A short way through places that begins with the first: the nearest one next, then without crossings (2-opt). Never
 * longer than the order that was given.
 * @returns indexes in the order of the way
 */
export const shortestOrder = (places: readonly Place[]): number[] => {
  const given = [...places.keys()];
  const ways = [untangled(places, nearestFirst(places)), untangled(places, given)];
  return ways.reduce((best, way) => {
    const km = (order: readonly number[]) => wayKm(order.map((index) => places[index] ?? null));
    return km(way) < km(best) ? way : best;
  }, given);
};
