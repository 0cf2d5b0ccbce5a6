import { distanceKm } from '../../../distance';
import type { Language } from '../../../language';
import type { Pool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { feeds, fitsDiets, isMeatless } from '../days/diets';
import type { Plan } from '../plan-shapes';
import { token } from '../stream/events';
import { adviceWords } from '../words/advice';
import { listOf } from '../words/lists';

/** Diets for which people need a kitchen that is known to cook for them. */
export const strict = ['gluten_free', 'no_nuts', 'halal', 'vegan', 'vegetarian'] as const;
/** So far somebody goes from bed to table, km. */
const tableKm = 20;

/**
 * Where no kitchen is known for what somebody eats: said before everything else, with the nearest thing that is known
 * there.
 */
export const dietLack = (
  language: Language,
  plan: Plan,
  pool: Pool,
  cities: readonly PlannerCity[],
): string[] => {
  const say = adviceWords(language);
  const diet = strict.find((one) => plan.request.diets?.includes(one));
  if (!diet) return [];
  const there = [...new Set(plan.days.map(({ city_id }) => city_id))].flatMap(
    (id) => cities.find((city) => city.id === id) ?? [],
  );
  const tablesIn = (city: PlannerCity) =>
    [...pool.all.values()].filter(({ isMeal, point }) => isMeal && distanceKm(point, city) <= tableKm);
  const without = there.filter((city) => !tablesIn(city).some((table) => feeds(table, diet)));
  if (without.length === 0) return [];
  const nearest = without
    .flatMap(tablesIn)
    .filter(
      (table) =>
        diet !== 'gluten_free' && diet !== 'no_nuts' && isMeatless(table) && fitsDiets(table, ['vegetarian']),
    );
  const helps = [...new Set(nearest)].slice(0, 2).map(({ kind, id }) => token({ kind, id }));
  const names = without.map(({ id }) => token({ kind: 'city', id }));
  return [say.noKitchen(diet, listOf(language, names), listOf(language, helps))];
};
