import type { Plan, PlanDay, PlanStop } from '../plan-shapes';
import { type Known, recordOf } from '../records/record';
import { travelBetween } from '../travel/between';
import { transferBetween } from '../travel/transfer';

/** The way to each stop from the one before, in the mode that the plan says. */
const stopsWithWays = (stops: readonly PlanStop[], known: Known): PlanStop[] =>
  stops.map((stop, index) => {
    const before = stops[index - 1];
    if (!before) return { ...stop, travel: null };
    const [from, to] = [before, stop].map((one) => recordOf(known, one)?.point ?? null);
    return { ...stop, travel: travelBetween(from ?? null, to ?? null, stop.travel?.mode) };
  });

const transferOf = (day: PlanDay, before: PlanDay | undefined, known: Known): PlanDay['transfer'] => {
  if (!before || before.city_id === day.city_id) return null;
  const [from, to] = [known.cities.get(before.city_id), known.cities.get(day.city_id)];
  return from && to ? transferBetween(from, to, day.transfer?.mode) : day.transfer;
};

/**
 * A plan with its ways worked out anew: what somebody sent may say that the moon is five minutes away. Modes stay as
 * they were chosen; where none was, the usual one is taken.
 */
export const withTrueWays = (plan: Plan, known: Known): Plan => ({
  ...plan,
  days: plan.days.map((day, index) => ({
    ...day,
    transfer: transferOf(day, plan.days[index - 1], known),
    stops: stopsWithWays(day.stops, known),
  })),
});
