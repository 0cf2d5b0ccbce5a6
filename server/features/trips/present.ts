import type { ReadContext } from '../../kernel/entity';
import { withoutLinks } from '../../plain-name';
import { formatDateTime } from '../../time';
import { issuesOf, readBasis } from '../planner/check/check-plan';
import { type Plan, plan as planSchema } from '../planner/plan-shapes';
import { cityIdsOf, readPlanCities } from '../planner/records/read';
import type { PlanCity } from '../planner/records/record';
import { shownFrom, showPlan } from '../planner/show/show-plan';
import type { TripRecord } from './store';

/** What was stored is read as strictly as what is sent. */
export const planOf = ({ plan }: TripRecord): Plan => planSchema.parse(plan);

const rowOf = (record: TripRecord, plan: Plan, cities: ReadonlyMap<number, PlanCity>) => ({
  id: record.id,
  title: record.title,
  lang_id: record.lang_id,
  days: plan.days.length,
  start_date: plan.request.start_date,
  cities: cityIdsOf(plan).flatMap((id) => cities.get(id)?.title ?? []),
  is_shared: record.share_token_hash !== null && record.revoked_at === null,
  version: record.version,
  created_at: formatDateTime(record.created_at),
  updated_at: formatDateTime(record.updated_at),
});

type Context = Pick<ReadContext, 'db' | 'language'>;

/** Trips as a list shows them. One query, however many there are. */
export const presentTrips = async (context: Context, records: readonly TripRecord[]) => {
  const plans = records.map((record) => ({ record, plan: planOf(record) }));
  const cities = await readPlanCities(
    context,
    plans.flatMap(({ plan }) => cityIdsOf(plan)),
  );
  return plans.map(({ record, plan }) => rowOf(record, plan, cities));
};

/** A trip with its plan as it is shown, and what is wrong with that today. */
export const presentTrip = async (context: Context, record: TripRecord) => {
  const plan = planOf(record);
  const basis = await readBasis(context, plan);
  return {
    ...rowOf(record, plan, basis.known.cities),
    plan: shownFrom(plan, basis.known),
    issues: await issuesOf(plan, basis, context.language),
  };
};

/** What a link shows of a trip: nothing of whose it is, and no title that leads elsewhere under our name. */
export const presentShared = async (context: Context, record: TripRecord) => {
  const title = withoutLinks(record.title);
  return {
    title,
    lang_id: record.lang_id,
    updated_at: formatDateTime(record.updated_at),
    plan: await showPlan(context, { ...planOf(record), title }),
  };
};
