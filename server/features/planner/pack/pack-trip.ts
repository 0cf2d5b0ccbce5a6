import type { ReadContext } from '../../../kernel/entity';
import { city as cityEntity } from '../../../kinds/city/kind';
import { readFacts } from '../../../kinds/fact';
import type { Plan } from '../plan-shapes';
import { readKnown } from '../records/read';
import type { Known, PlanCity } from '../records/record';
import { dateOf, shownFrom } from '../show/show-plan';
import { phrases } from './phrases';

/** Small enough to keep a whole journey, large enough for a phone. */
const pictureQuery = '?w=480';

/** Months that a plan spends in a city; none while nobody knows when it is. */
const monthsIn = (plan: Plan, cityId: number): number[] => {
  const months = plan.days.flatMap(({ city_id }, index) => {
    const month = Number(dateOf(plan, index)?.slice(5, 7)) || plan.request.month;
    return city_id === cityId && month ? [month] : [];
  });
  return [...new Set(months)];
};

const cityFacts = (plan: Plan, city: PlanCity) => ({
  id: city.id,
  title: city.title,
  path: cityEntity.page?.(city.slug) ?? '',
  province: city.province,
  lat: city.lat,
  lon: city.lon,
  weather: city.normals.filter(({ month }) => monthsIn(plan, city.id).includes(month)),
});

const pathsOf = (known: Known, language: string): string[] => {
  const cities = [...known.cities.values()].map(({ slug }) => cityEntity.page?.(slug) ?? '');
  const records = [...known.records.values()].map(({ path }) => path);
  // What is open in its towns, for whoever stands there without a connection.
  const today = ['/today', ...[...known.cities.values()].map(({ slug }) => `/today?city=${slug}`)];
  return [...today, ...cities, ...records].filter(Boolean).map((path) => `/${language}${path}`);
};

const picturesOf = (known: Known): string[] => {
  const all = [...known.records.values(), ...known.cities.values()].flatMap(({ image }) => image ?? []);
  return [...new Set(all)].map((image) => `${image}${pictureQuery}`);
};

/**
 * All that a journey needs without a connection: the plan as it is shown, what pages and pictures to keep, emergency
 * numbers, phrases, and what its cities are like at that time. Six queries at most.
 */
export const packTrip = async (context: Pick<ReadContext, 'db' | 'language'>, plan: Plan) => {
  const [known, emergency] = await Promise.all([readKnown(context, plan), readFacts(context, ['emergency'])]);
  return {
    plan: shownFrom(plan, known),
    paths: pathsOf(known, context.language),
    pictures: picturesOf(known),
    emergency: emergency.map(({ key, label, value, checked_on }) => ({ key, label, value, checked_on })),
    phrases: [...phrases],
    cities: [...known.cities.values()].map((city) => cityFacts(plan, city)),
  };
};
