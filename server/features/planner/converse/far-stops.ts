import { distanceKm } from '../../../distance';
import type { Pool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import type { Topic } from '../understand/topics';

/** So far from the middle of a town a stop means a drive, km. */
const driveKm = 12;

const literal = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What of a plan lies a drive away from where people sleep, as a topic to leave out; `null` where nothing does. */
export const farTopic = (plan: Plan, { all }: Pool, cities: readonly PlannerCity[]): Topic | null => {
  const names = plan.days.flatMap(({ city_id, stops }) => {
    const city = cities.find(({ id }) => id === city_id);
    return stops.flatMap((stop) => {
      const candidate = all.get(recordKey(stop));
      return city && candidate && distanceKm(candidate.point, city) > driveKm ? candidate.names : [];
    });
  });
  if (names.length === 0) return null;
  return {
    name: 'far',
    interest: null,
    said: [],
    signals: [],
    label: { en: 'long drives', vi: 'chặng xe dài' },
    titles: new RegExp(`^(?:${names.map(literal).join('|')})$`),
  };
};
