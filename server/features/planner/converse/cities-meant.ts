import type { PlannerCity } from '../candidates/cities';
import type { Plan } from '../plan-shapes';
import type { Understanding } from '../understand';

/** The cities that a question is about: those it names, those of its region, those of the plan. */
export const citiesMeant = (
  said: Understanding,
  plan: Plan | null,
  cities: readonly PlannerCity[],
): PlannerCity[] => {
  const { named, region } = said.places;
  const ids =
    named.length > 0 ? named.map(({ id }) => id) : (region ?? plan?.days.map(({ city_id }) => city_id) ?? []);
  return [...new Set(ids)].flatMap((id) => cities.find((city) => city.id === id) ?? []).slice(0, 5);
};
