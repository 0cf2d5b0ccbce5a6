import { invalidField } from '../../errors';
import type { ReadContext } from '../../kernel/entity';
import { readPool } from './candidates';
import { type PlannerCity, readPlannerCities } from './candidates/cities';
import { withRecordSignals } from './candidates/city-signals';
import { buildPlan } from './days';
import { chooseCities } from './days/choose-cities';
import type { Taste } from './days/suits';
import type { Plan, PlanRequest } from './plan-shapes';
import { planTitle } from './words/title';

type Context = Pick<ReadContext, 'db' | 'language'>;

/** The cities of a request in their order; the planner's own choice when it names none. @throws ApiError invalid */
const citiesOf = async (
  context: Context,
  request: PlanRequest,
  known: readonly PlannerCity[],
): Promise<PlannerCity[]> => {
  if (request.city_ids.length === 0)
    return chooseCities(await withRecordSignals(context, known, request), request, { isWhole: true });
  return [...new Set(request.city_ids)].map((id) => {
    const found = known.find((city) => city.id === id);
    if (!found) throw invalidField('request.city_ids', 'unknown_record');
    return found;
  });
};

export interface Wanted {
  request: PlanRequest;
  taste?: Taste;
  stays?: ReadonlyMap<number, number>;
}

/** A plan for these cities. Five queries at most. */
const planFor = async (
  context: Context,
  known: readonly PlannerCity[],
  cities: readonly PlannerCity[],
  { request, ...wishes }: Wanted,
): Promise<Plan> => {
  // A site without cities can't plan.
  if (cities.length === 0) throw invalidField('request.city_ids', 'unknown_record');
  const pool = await readPool(context, cities, known, request);
  const used = cities.slice(0, request.days);
  return buildPlan({ request, cities, pool, ...wishes }, planTitle(context.language, request.days, used));
};

/** A plan for a request: what the wizard asks for. Seven queries at most, however long the journey. */
export const makePlan = async (context: Context, request: PlanRequest): Promise<Plan> => {
  const known = await readPlannerCities(context);
  // A date has a month; what is said beside it does not count.
  const month = request.start_date ? Number(request.start_date.slice(5, 7)) : request.month;
  const whole = { ...request, month };
  return planFor(context, known, await citiesOf(context, whole, known), { request: whole });
};
