import { distanceKm } from '../../../distance';
import { recordKey } from '../records/record';
import { token } from '../stream/events';
import { roadToTrain } from '../travel/transfer';
import { adviceWords } from '../words/advice';
import { listOf } from '../words/lists';
import type { Noticed } from './noticed';

type Told = Pick<Noticed, 'language' | 'plan' | 'pool' | 'cities'>;

/** What lies farther from a town than this, and belongs to another, is not there; km. */
const elsewhereKm = 15;
/** A shorter way from a station to a town is one across the town, km. */
const acrossTown = 8;

const roundKm = (km: number): number => Math.max(5, Math.round(km / 5) * 5);

/** Stops that are not in the town of their day but in another one, with how far that is. */
export const elsewhereText = ({ language, plan, pool, cities }: Told): string[] => {
  const groups = new Map<string, { stops: string[]; km: number; from: number; to: number }>();
  for (const { city_id, stops } of plan.days) {
    const base = cities.find(({ id }) => id === city_id);
    for (const stop of stops) {
      const found = pool.all.get(recordKey(stop));
      const to = found?.city_id ?? null;
      if (!base || !found || to === null || to === city_id) continue;
      const km = distanceKm(found.point, base);
      if (km < elsewhereKm) continue;
      const group = groups.get(`${city_id}/${to}`) ?? { stops: [], km: 0, from: city_id, to };
      groups.set(`${city_id}/${to}`, {
        ...group,
        stops: [...group.stops, token(stop)],
        km: Math.max(group.km, km),
      });
    }
  }
  return [...groups.values()].map(({ stops, km, from, to }) =>
    adviceWords(language).elsewhere(
      listOf(language, stops),
      token({ kind: 'city', id: to }),
      token({ kind: 'city', id: from }),
      roundKm(km),
      stops.length > 1,
    ),
  );
};

/** Towns that the plan reaches by train and that have no station of their own. */
export const stationText = ({ language, plan, cities }: Told): string[] =>
  plan.days.flatMap(({ city_id, transfer }, index) => {
    const before = cities.find(({ id }) => id === plan.days[index - 1]?.city_id);
    const city = cities.find(({ id }) => id === city_id);
    if (transfer?.mode !== 'train' || !before || !city) return [];
    const km = roadToTrain(before, city)?.after ?? 0;
    return km > acrossTown
      ? [adviceWords(language).noStation(token({ kind: 'city', id: city_id }), roundKm(km))]
      : [];
  });
