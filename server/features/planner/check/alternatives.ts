import { distanceKm, type Point } from '../../../distance';
import type { PlanFix } from '../plan-issues';
import { type PlanRecord, recordKey } from '../records/record';
import type { DayView, StopView } from './view';

/** What can be visited instead. */

/** Known to have neither steps nor rough ground. */
const isEasy = ({ accessibility }: PlanRecord): boolean =>
  accessibility?.surface === 'paved' && (accessibility.steps ?? 0) === 0;

/** Where somebody is around a stop: there, or at one of its neighbours. */
const around = (day: DayView, stop: StopView): Point | null => {
  const near = [stop, day.stops[stop.number - 2], day.stops[stop.number]];
  return near.find((one) => one?.record?.point)?.record?.point ?? null;
};

const likeness = (one: PlanRecord, other: PlanRecord | undefined): number =>
  (one.kind === other?.kind ? 0 : 1) + (one.resource_type === (other?.resource_type ?? null) ? 0 : 1);

/** Records of the day's city like the one at a stop, the nearest first, that the plan does not have yet. */
export const alternativesTo = (
  day: DayView,
  stop: StopView,
  all: readonly PlanRecord[],
  taken: ReadonlySet<string>,
): PlanFix[] => {
  const here = around(day, stop);
  const km = ({ point }: PlanRecord) => (here && point ? distanceKm(here, point) : 10);
  return all
    .filter((one) => one.city_id === day.day.city_id && !taken.has(recordKey(one)))
    .filter((one) => one.isMeal === Boolean(stop.record?.isMeal))
    .filter((one) => day.request.needs.every((need) => need === 'quiet') || isEasy(one))
    .sort((a, b) => likeness(a, stop.record) - likeness(b, stop.record) || km(a) - km(b))
    .slice(0, 3)
    .map(({ kind, id }) => ({ do: 'swap_stop', day: day.number, stop: stop.number, kind, id }));
};

/** The nearest place to eat, for a day without lunch. */
export const placesToEat = (
  day: DayView,
  all: readonly PlanRecord[],
  taken: ReadonlySet<string>,
): PlanFix[] => {
  const here = day.stops[Math.floor(day.stops.length / 2)]?.record?.point ?? null;
  const km = ({ point }: PlanRecord) => (here && point ? distanceKm(here, point) : 10);
  return all
    .filter((one) => one.isMeal && one.kind === 'resource' && one.city_id === day.day.city_id)
    .filter((one) => !taken.has(recordKey(one)))
    .sort((a, b) => km(a) - km(b))
    .slice(0, 2)
    .map(({ kind, id }) => ({ do: 'add_stop', day: day.number, kind, id }));
};
