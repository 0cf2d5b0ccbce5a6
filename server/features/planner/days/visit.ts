import type { Point } from '../../../distance';
import { type Candidate, isSnack } from '../candidates/candidate';
import type { PlanRequest, Travel } from '../plan-shapes';
import type { Span } from '../travel/opening';
import type { DayLimits } from '../travel/pace';

/** A stop while a day is put together. `usual` is when it begins, which for a meal depends on which meal it is. */
export interface Visit {
  candidate: Candidate;
  usual: Span | null;
  minutes: number;
  note: string;
  mode: Travel['mode'] | null;
}

/** The frame of a day, which its stops must keep to. */
export interface Frame {
  cityId: number;
  center: Point;
  date: string | null;
  transfer: Travel | null;
  limits: DayLimits;
  /** Nothing begins before the usual time: somebody arrives that day. */
  hasArrival: boolean;
  /** Whether noon of that month is for the shade. */
  isHot: boolean;
  request: PlanRequest;
  /** Hours that are taken, by a nap or an appointment. */
  busy?: readonly Span[];
}

/** How many stops a day counts: two things had between meals count as one. */
export const stopsIn = (visits: readonly Visit[]): number =>
  visits.length - Math.floor(visits.filter(({ candidate }) => isSnack(candidate)).length / 2);
