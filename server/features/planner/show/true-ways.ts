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

const transferOf = (day: PlanDay, cityBefore: number | undefined, known: Known): PlanDay['transfer'] => {
  if (cityBefore === undefined || cityBefore === day.city_id) return null;
  const [from, to] = [known.cities.get(cityBefore), known.cities.get(day.city_id)];
  return from && to ? transferBetween(from, to, day.transfer?.mode) : day.transfer;
};

/** Days whose ways were worked out, and from what: trying a change on a long plan works out the changed day alone. */
const worked = new WeakMap<PlanDay, { known: Known; cityBefore: number | undefined }>();

const dayWithWays = (day: PlanDay, cityBefore: number | undefined, known: Known): PlanDay => {
  const basis = worked.get(day);
  if (basis?.known === known && basis.cityBefore === cityBefore) return day;
  const travelled = {
    ...day,
    transfer: transferOf(day, cityBefore, known),
    stops: stopsWithWays(day.stops, known),
  };
  worked.set(travelled, { known, cityBefore });
  return travelled;
};

/**
 * A plan with its ways worked out anew: what somebody sent may say that the moon is five minutes away. Modes stay as
 * they were chosen; where none was, the usual one is taken.
 */
export const withTrueWays = (plan: Plan, known: Known): Plan => ({
  ...plan,
  days: plan.days.map((day, index) => dayWithWays(day, plan.days[index - 1]?.city_id, known)),
});
