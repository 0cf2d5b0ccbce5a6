import type { PlannerCity } from '../candidates/cities';
import type { Plan } from '../plan-shapes';
import type { Understanding } from '../understand';
import type { Conversation } from './situation';

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

const mostTowns = 5;

/** The towns that a question is about: those that it names, else those of the plan; none where there is none. */
export const townsOf = (
  { places }: Pick<Understanding, 'places'>,
  { plan, cities }: Pick<Conversation, 'plan' | 'cities'>,
): PlannerCity[] => {
  const own = places.mentioned.map(({ id }) => id);
  const ids = own.length > 0 ? own : (plan?.days.map(({ city_id }) => city_id) ?? []);
  return [...new Set(ids)].flatMap((id) => cities.find((city) => city.id === id) ?? []).slice(0, mostTowns);
};
