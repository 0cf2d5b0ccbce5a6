import { distanceKm, type Point } from '../../distance';
import { network } from './load';

/** The island that a point is on; `null` for the mainland and for what bridges join to it. */
export const islandOf = (point: Point): string | null =>
  network().islands.find((island) => distanceKm(island, point) <= island.radius_km)?.id ?? null;

/** Whether a boat, a plane or a cable car is needed between two points. */
export const isAcrossWater = (from: Point, to: Point): boolean => islandOf(from) !== islandOf(to);

const rough = new Map<string, readonly number[]>();

/** Months in which boats to the island of a point are often cancelled, in order of the season; none for the mainland. */
export const roughMonthsAt = (point: Point): readonly number[] => {
  const island = islandOf(point);
  if (!island) return [];
  const known = rough.get(island);
  if (known) return known;
  const { nodes, legs } = network();
  const boats = legs.filter(
    ({ from, seaMonths }) => seaMonths.length > 0 && nodes.get(from)?.land === island,
  );
  const months = boats.toSorted((a, b) => (b.perDay ?? 0) - (a.perDay ?? 0))[0]?.seaMonths ?? [];
  rough.set(island, months);
  return months;
};
