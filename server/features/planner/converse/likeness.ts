import type { PlannerCity } from '../candidates/cities';
import { attractions, quietTowns } from '../gazetteer/attractions';

/** What many towns are known for says less of each. */
const rarity = (towns: Readonly<Record<string, number>>): number =>
  1 / Math.sqrt(Object.values(towns).filter((points) => points > 0).length || 1);

const knownFor = (code: string): number[] =>
  attractions.map(({ towns }) => Math.max(0, towns[code] ?? 0) * rarity(towns));

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** How much other towns are known for the same as one, 0 to 1, by id; those with nothing in common are left out. */
export const likenessTo = (
  town: PlannerCity,
  cities: readonly PlannerCity[],
): ReadonlyMap<number, number> => {
  const own = knownFor(town.code);
  return new Map(
    cities.flatMap(({ id, code }): Array<[number, number]> => {
      const other = knownFor(code);
      const common = product(own, other);
      const lengths = Math.sqrt(product(own, own) * product(other, other));
      return id === town.id || common === 0 ? [] : [[id, common / lengths]];
    }),
  );
};

/** What both towns are known for, by the names of their topics. */
export const commonTopics = (one: PlannerCity, other: PlannerCity): string[] =>
  attractions
    .filter(({ towns }) => (towns[one.code] ?? 0) > 0 && (towns[other.code] ?? 0) > 0)
    .map(({ topic }) => topic);

const quietness = [quietTowns, ...attractions.filter(({ topic }) => topic === 'quiet_sea')];

/** Whether everybody goes there. */
export const isCrowdedTown = ({ code }: PlannerCity): boolean =>
  quietness.some(({ towns }) => (towns[code] ?? 0) < 0);
