import { distanceKm, type Point } from '../../../distance';
import type { PlanDay } from '../plan-shapes';
import { travelBetween } from '../travel/between';
import { minutesOf } from '../travel/clock';
import type { Frame, Visit } from './visit';

/** What it takes to get from the middle of the city to the first stop, beyond a way around the corner. */
export const wayOut = (visit: Visit | undefined, center: Point): number =>
  !visit || distanceKm(visit.candidate.point, center) < 5
    ? 0
    : travelBetween(center, visit.candidate.point).minutes;

/** Minutes of a stretch that are taken, and no idle ones. */
export const takenIn = ({ busy = [] }: Pick<Frame, 'busy'>, from: number, until: number): number =>
  busy.reduce(
    (sum, { opens, closes }) => sum + Math.max(0, Math.min(closes, until) - Math.max(opens, from)),
    0,
  );

/** So much of the way to where people are in the hours that are taken is in those hours already, minutes. */
const padding = 15;

/** Whether people get back to town for the hours that are taken, and out again after them. */
export const isBackForBusy = (
  visits: readonly Visit[],
  day: PlanDay,
  { busy = [], center }: Frame,
): boolean =>
  busy.every(({ opens, closes }) =>
    visits.every((visit, index) => {
      const stop = day.stops[index];
      const starts = minutesOf(stop?.starts_at ?? '00:00');
      const way = wayOut(visit, center) - padding;
      const ends = starts + (stop?.minutes ?? 0);
      return ends <= opens ? ends + way <= opens || way <= 0 : starts - way >= closes || way <= 0;
    }),
  );
