import { readPool } from '../candidates';
import type { PlannerCity } from '../candidates/cities';
import { withRecordSignals } from '../candidates/city-signals';
import { buildPlan } from '../days';
import { chooseCities } from '../days/choose-cities';
import { travelOrder } from '../days/route';
import { type Plan, type PlanRequest, planLimits } from '../plan-shapes';
import type { Understanding } from '../understand';
import { wordsOf } from '../understand/text';
import { planTitle } from '../words/title';
import { type Context, type Conversation, tasteOf } from './situation';

/** What the planner took because it was not said, or could not be done. */
export interface Assumed {
  days: boolean;
  cities: boolean;
  order: boolean;
  capped: boolean;
  past: boolean;
}

/** What several messages say together; the later ones count where they differ. */
export const together = (said: readonly Understanding[]): Understanding | null =>
  said.reduce<Understanding | null>((before, now) => {
    if (!before) return now;
    const lists = <Name extends 'needs' | 'interests' | 'wanted' | 'avoided'>(name: Name) =>
      [...new Set([...before.wants[name], ...now.wants[name]])] as Understanding['wants'][Name];
    return {
      ...now,
      wants: {
        ...before.wants,
        ...now.wants,
        needs: lists('needs'),
        interests: lists('interests'),
        wanted: lists('wanted'),
        avoided: lists('avoided'),
      },
      places: now.places.named.length > 0 || now.places.region ? now.places : before.places,
      words: `${before.words} ${now.words}`,
    };
  }, null);

const usualDays = 4;
const daysForRegion = 6;

/** A few cities are enough for a first proposal to somebody who names none. */
const daysFor = (cities: number, isRegion: boolean): number => {
  if (cities === 0) return isRegion ? daysForRegion : 5;
  return Math.min(planLimits.days, cities === 1 ? 3 : Math.max(usualDays, cities * 2));
};

const chosenFor = async (
  context: Context,
  { places }: Understanding,
  request: PlanRequest,
  cities: readonly PlannerCity[],
) => {
  const named = places.named
    .flatMap(({ id }) => cities.find((city) => city.id === id) ?? [])
    .slice(0, Math.min(planLimits.cities, request.days));
  if (named.length > 0) {
    const order = places.isOrdered ? named : travelOrder(named);
    return { chosen: order, isReordered: order.some((city, index) => city !== named[index]) };
  }
  const from = places.region ? cities.filter(({ id }) => places.region?.includes(id)) : cities;
  return {
    chosen: chooseCities(await withRecordSignals(context, from, request), request),
    isReordered: false,
  };
};

/** A new plan for what was said; what was not said is assumed, and told. */
export const newPlan = async (
  context: Context,
  said: Understanding,
  { cities, today }: Pick<Conversation, 'cities' | 'today'>,
): Promise<{ plan: Plan; assumed: Assumed }> => {
  const { wants, places } = said;
  const asked = wants.days ?? daysFor(places.named.length, places.region !== null);
  const isPast = wants.start_date !== undefined && wants.start_date < today;
  const start_date = isPast ? null : (wants.start_date ?? null);
  const request: PlanRequest = {
    city_ids: [],
    start_date,
    month: start_date ? Number(start_date.slice(5, 7)) : (wants.month ?? null),
    days: Math.min(planLimits.days, Math.max(1, asked)),
    adults: Math.min(planLimits.people, Math.max(1, wants.adults ?? 2)),
    children: Math.min(planLimits.people, wants.children ?? 0),
    pace: wants.pace ?? (wants.needs.includes('few_steps') ? 'easy' : 'normal'),
    interests: wants.interests,
    budget: wants.budget ?? 'middle',
    needs: wants.needs,
  };
  const { chosen, isReordered } = await chosenFor(context, said, request, cities);
  const pool = await readPool(context, chosen, cities);
  const stays = new Map(places.named.flatMap(({ id, days }) => (days ? [[id, days] as const] : [])));
  const taste = tasteOf(wants, pool, wordsOf(said.words), cities);
  const title = planTitle(context.language, request.days, chosen);
  const plan = await buildPlan({ request, cities: chosen, pool, taste, stays }, title);
  return {
    plan,
    assumed: {
      days: wants.days === undefined,
      cities: places.named.length === 0,
      order: isReordered,
      capped: asked > planLimits.days,
      past: isPast,
    },
  };
};
