import { type Plan, type PlanDay, type PlanStop, planLimits, type ShownPlan } from '../plan';
import type { StopPlace } from './plan-previews';

const bareStop = ({ kind, id, starts_at, minutes, travel, note }: PlanStop): PlanStop => ({
  kind,
  id,
  starts_at,
  minutes,
  travel,
  note,
});

const bareDay = ({ city_id, transfer, stops, note }: PlanDay): PlanDay => ({
  city_id,
  transfer,
  stops: stops.map(bareStop),
  note,
});

/** The plan without what its records say of themselves, as the API takes it. */
export const planOf = ({ title, request, days }: Plan | ShownPlan): Plan => ({
  title,
  request,
  days: days.map(bareDay),
});

/** Whether two plans are the same, whatever language their records are named in. */
export const isSamePlan = (one: Plan | ShownPlan, other: Plan | ShownPlan): boolean =>
  JSON.stringify(planOf(one)) === JSON.stringify(planOf(other));

/** A further day in the same city behind this one, still without stops. */
export function dayAdded(plan: Plan, after: number): Plan {
  const before = plan.days[after];
  if (!before || plan.days.length >= planLimits.days) return plan;
  const day: PlanDay = { city_id: before.city_id, transfer: null, stops: [], note: '' };
  return { ...plan, days: plan.days.toSpliced(after + 1, 0, day) };
}

/** Without a day; the last one stays. The journey to another city begins with the first day that is spent there. */
export function dayRemoved(plan: Plan, index: number): Plan {
  const gone = plan.days[index];
  if (!gone || plan.days.length === 1) return plan;
  const days = plan.days.toSpliced(index, 1);
  const next = days[index];
  const isArrival = gone.transfer !== null && next?.city_id === gone.city_id && next.transfer === null;
  if (index === 0 && next) days[0] = { ...next, transfer: null };
  else if (isArrival && next) days[index] = { ...next, transfer: gone.transfer };
  return { ...plan, days };
}

/** With other words or another length for a stop; its times are the API's affair. */
export function stopChanged(plan: Plan, place: StopPlace, changes: Partial<PlanStop>): Plan {
  return {
    ...plan,
    days: plan.days.map((day, at) =>
      at === place.day
        ? {
            ...day,
            stops: day.stops.map((stop, index) => (index === place.index ? { ...stop, ...changes } : stop)),
          }
        : day,
    ),
  };
}
