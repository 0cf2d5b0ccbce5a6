import { distanceKm, type Point } from '../../distance';
import { islandOf } from './islands';
import { network } from './load';
import type { Node } from './shapes';

/** Where somebody is: the id of a node, or a point with or without a name. */
export type Place = string | Point;

/** The way by road between a point and a node, worked out. */
export interface Approach {
  node: string;
  km: number;
  minutes: number;
}

/** Roads are longer than the line between their ends: in a town by this much, across country by that. */
const townFactor = 1.3;
const countryFactor = 1.35;
const townKm = 20;

/** Kilometres by road where no road is known, from the distance as the crow flies. */
export const roadKm = (from: Point, to: Point): number => {
  const direct = distanceKm(from, to);
  return direct * (direct < townKm ? townFactor : countryFactor);
};

/** Minutes by car for so many kilometres of unknown road: km/h in and around a town, and beyond. */
const speed = { near: 28, beyond: 50 } as const;
export const roadMinutes = (km: number): number => {
  const near = Math.min(km, townKm);
  return (near / speed.near) * 60 + ((km - near) / speed.beyond) * 60;
};

/** Whoever is so near to the middle of a town is in it. */
const inTownKm = 3;

/** So many nodes around a point are tried, up to so much farther than the nearest. */
const tried = 4;
const fartherBy = 1.7;
const nearKm = 25;

const byLand = new Map<string | null, Node[]>();

/** Where roads go to on one island, or on the mainland. */
const placesOn = (land: string | null): Node[] => {
  const known = byLand.get(land);
  if (known) return known;
  const found = [...network().nodes.values()].filter((node) => node.land === land && node.kind !== 'airport');
  byLand.set(land, found);
  return found;
};

const around = (place: Point): Approach[] => {
  const near = placesOn(islandOf(place))
    .map((node) => ({ node, direct: distanceKm(place, node) }))
    .sort((a, b) => a.direct - b.direct);
  const [first] = near;
  if (!first) return [];
  const town = near.find(({ node, direct }) => node.kind === 'town' && direct <= inTownKm);
  if (town) return [{ node: town.node.id, km: 0, minutes: 0 }];
  const farthest = Math.max(nearKm, first.direct * fartherBy);
  return near
    .filter(({ direct }) => direct <= farthest)
    .slice(0, tried)
    .map(({ node }) => {
      const km = roadKm(place, node);
      return { node: node.id, km, minutes: roadMinutes(km) };
    });
};

/** What is around points that were asked about: planning asks about the same few again and again. */
const cache = new Map<string, Approach[]>();
const mostCached = 500;

/** The nodes that are reached from a place without passing another. */
export const approaches = (place: Place): Approach[] => {
  if (typeof place === 'string')
    return network().nodes.has(place) ? [{ node: place, km: 0, minutes: 0 }] : [];
  const key = `${place.lat},${place.lon}`;
  const known = cache.get(key);
  if (known) return known;
  const found = around(place);
  if (cache.size >= mostCached) cache.clear();
  cache.set(key, found);
  return found;
};

/** Where a place is. */
export const pointOf = (place: Place): Point | null =>
  typeof place === 'string' ? (network().nodes.get(place) ?? null) : place;

/** The town that somebody is in, where the network knows one there. */
export const townAt = (place: Place): string | null => {
  const [first] = approaches(place);
  return first?.km === 0 ? first.node : null;
};
