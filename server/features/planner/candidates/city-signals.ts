import type { ReadContext } from '../../../kernel/entity';
import { isOf } from '../days/suits';
import type { PlanRequest } from '../plan-shapes';
import { wordsOf } from '../understand/text';
import type { Topic } from '../understand/topics';
import type { PlannerCity } from './cities';
import { readSignals } from './signals';

/** How a city is marked that has something for a wish. */
const wishSignal = ({ name }: Topic): string => `wish:${name}`;

/** One record alone may be an exception; two say what a city has. */
const enough = 2;

/**
 * Cities with what their records are about beside their own tags, for somebody with interests; none are looked at for
 * anybody else. One query, however many cities.
 */
export const withRecordSignals = async (
  { db, language }: Pick<ReadContext, 'db' | 'language'>,
  cities: readonly PlannerCity[],
  { interests }: Pick<PlanRequest, 'interests'>,
  wanted: readonly Topic[] = [],
): Promise<readonly PlannerCity[]> => {
  const wishes = wanted.filter(({ label }) => label !== undefined);
  if (interests.length === 0 && wishes.length === 0) return cities;
  const counts = new Map<number, Map<string, number>>(cities.map(({ id }) => [id, new Map()]));
  const known = await readSignals(db, language, [...counts.keys()]);
  for (const { city_id, signals, titles } of known) {
    const counted = city_id === null ? undefined : counts.get(city_id);
    for (const wish of wishes)
      if (isOf({ signals: new Set(signals), names: titles.map(wordsOf) }, wish))
        counted?.set(wishSignal(wish), enough);
    for (const signal of signals) counted?.set(signal, (counted.get(signal) ?? 0) + 1);
  }
  return cities.map((city) => {
    const counted = [...(counts.get(city.id) ?? [])].filter(([, count]) => count >= enough);
    return { ...city, signals: new Set([...city.signals, ...counted.map(([signal]) => signal)]) };
  });
};
