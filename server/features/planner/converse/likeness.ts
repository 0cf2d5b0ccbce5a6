import type { PlannerCity } from '../candidates/cities';
import { readSignals, type Signals } from '../candidates/signals';
import type { Context } from './situation';

/** How much a place is like another, and which of its records are so. */
export interface Likeness {
  /** 0 for nothing in common, 1 for the same. */
  share: number;
  records: ReadonlyArray<Pick<Signals, 'kind' | 'id'>>;
}

/** A tag that half of all towns have says nothing of any. */
const mostTowns = 0.5;
const mostRecords = 2;

/**
 * What other places have of what one is: towns whose records bear the same rare tags, by the cosine of their weights.
 * One query.
 */
export const likenessTo = async (
  { db, language }: Context,
  town: PlannerCity,
  cities: readonly PlannerCity[],
): Promise<ReadonlyMap<number, Likeness>> => {
  const rows = await readSignals(
    db,
    language,
    cities.map(({ id }) => id),
  );
  const sights = rows.filter(({ kind }) => kind !== 'event');
  const counts = new Map<number, Map<string, number>>();
  for (const { city_id, signals } of sights) {
    if (city_id === null) continue;
    const own = counts.get(city_id) ?? new Map<string, number>();
    counts.set(city_id, own);
    for (const signal of new Set(signals)) own.set(signal, (own.get(signal) ?? 0) + 1);
  }
  const towns = new Map<string, number>();
  for (const own of counts.values())
    for (const signal of own.keys()) towns.set(signal, (towns.get(signal) ?? 0) + 1);
  const rarity = (signal: string): number => {
    const known = towns.get(signal) ?? 0;
    return known > counts.size * mostTowns ? 0 : Math.log(counts.size / Math.max(1, known));
  };
  const vectorOf = (id: number) =>
    new Map(
      [...(counts.get(id) ?? [])].map(([signal, count]) => [signal, rarity(signal) * (1 + Math.log(count))]),
    );
  const length = (vector: ReadonlyMap<string, number>): number =>
    Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  const own = vectorOf(town.id);
  const worth = ({ signals }: Signals): number =>
    [...new Set(signals)].reduce((sum, signal) => sum + (own.get(signal) ?? 0), 0);
  return new Map(
    cities.flatMap(({ id }): Array<[number, Likeness]> => {
      if (id === town.id) return [];
      const other = vectorOf(id);
      const common = [...other].reduce((sum, [signal, weight]) => sum + weight * (own.get(signal) ?? 0), 0);
      const records = sights
        .filter(({ city_id }) => city_id === id)
        .toSorted((a, b) => worth(b) - worth(a))
        .slice(0, mostRecords);
      return common === 0 ? [] : [[id, { share: common / length(own) / length(other), records }]];
    }),
  );
};
