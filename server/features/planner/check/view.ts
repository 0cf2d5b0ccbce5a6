import type { Plan, PlanDay, PlanStop } from '../plan-shapes';
import { type Known, type PlanCity, type PlanRecord, recordKey, recordOf } from '../records/record';
import { dateOf } from '../show/show-plan';
import { withTrueWays } from '../show/true-ways';
import { minutesOf } from '../travel/clock';
import { type DayLimits, dayLimits } from '../travel/pace';

/** A stop as rules look at it; times in minutes since midnight. */
export interface StopView {
  number: number;
  stop: PlanStop;
  record: PlanRecord | undefined;
  about: string;
  title: string;
  starts: number;
  ends: number;
  /** Minutes of the way to it. */
  way: number;
}

export interface DayView {
  number: number;
  day: PlanDay;
  date: string | null;
  /** 1 to 12, of the date or as was asked for. */
  month: number | null;
  city: PlanCity | undefined;
  cityBefore: PlanCity | undefined;
  request: Plan['request'];
  limits: DayLimits;
  stops: StopView[];
}

const stopView = (stop: PlanStop, index: number, known: Known): StopView => {
  const record = recordOf(known, stop);
  const starts = minutesOf(stop.starts_at);
  return {
    number: index + 1,
    stop,
    record,
    about: recordKey(stop),
    title: record?.title ?? '',
    starts,
    ends: starts + stop.minutes,
    way: stop.travel?.minutes ?? 0,
  };
};

/** The days of a plan as rules look at them, with ways that are worked out and not believed. */
export const viewDays = (plan: Plan, known: Known): DayView[] => {
  const { request, days } = withTrueWays(plan, known);
  return days.map((day, index) => {
    const date = dateOf(plan, index);
    const before = days[index - 1];
    return {
      number: index + 1,
      day,
      date,
      month: date ? Number(date.slice(5, 7)) : request.month,
      city: known.cities.get(day.city_id),
      cityBefore: before && known.cities.get(before.city_id),
      request,
      limits: dayLimits(request),
      stops: day.stops.map((stop, position) => stopView(stop, position, known)),
    };
  });
};
