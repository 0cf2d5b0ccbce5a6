import { addDays } from '../../../calendar/lunar/day-number';
import { bestPlaceFor } from '../edit/place-stop';
import type { PlanFix } from '../plan-issues';
import { type Plan, planLimits } from '../plan-shapes';
import { type Known, type PlanRecord, recordKey } from '../records/record';
import { clockOf } from '../travel/clock';
import { spansOn } from '../travel/opening';
import { transferBetween } from '../travel/transfer';
import { alternativesTo, placesToEat } from './alternatives';
import type { Finding } from './finding';
import { afterTet, goodStarts } from './good-starts';
import { timesFrom } from './rules/opening';
import type { DayView, StopView } from './view';

/** What changes are thought up from. */
export interface Workshop {
  plan: Plan;
  known: Known;
  days: readonly DayView[];
  alternatives: readonly PlanRecord[];
  /** `yyyy-MM-dd` */
  today: string;
}

interface Place extends Workshop {
  day: DayView;
}

interface Spot extends Place {
  stop: StopView;
}

const remove = ({ day, stop }: Spot): PlanFix => ({ do: 'remove_stop', day: day.number, stop: stop.number });
const retime = ({ day }: Place): PlanFix => ({ do: 'retime_day', day: day.number });
const reorder = ({ day }: Place): PlanFix => ({ do: 'reorder_day', day: day.number });
const drive = ({ number }: DayView, stop: number): PlanFix => ({
  do: 'set_mode',
  day: number,
  stop,
  mode: 'car',
});

const takenIn = ({ plan }: Workshop): ReadonlySet<string> =>
  new Set(plan.days.flatMap(({ stops }) => stops.map(recordKey)));

const swaps = (spot: Spot) => alternativesTo(spot.day, spot.stop, spot.alternatives, takenIn(spot));

/** To the other days in the same city, where the detour is least. */
const moves = ({ day, stop, days, known }: Spot): PlanFix[] =>
  days
    .filter((other) => other.number !== day.number && other.day.city_id === day.day.city_id)
    .filter((other) => other.stops.length < planLimits.stopsPerDay)
    .sort((a, b) => a.stops.length - b.stops.length)
    .slice(0, 4)
    .map((other) => ({
      do: 'move_stop',
      day: day.number,
      stop: stop.number,
      to_day: other.number,
      to_stop: bestPlaceFor(stop.stop, other.day.stops, known) + 1,
    }));

const setTime = ({ day, stop }: Spot, minutes: number): PlanFix => ({
  do: 'set_time',
  day: day.number,
  stop: stop.number,
  starts_at: clockOf(minutes),
});

/** The earliest and the latest beginning in each of the spans in which a place is open, the nearest first. */
const timesInside = (spot: Spot): PlanFix[] => {
  const { day, stop } = spot;
  const spans = spansOn(stop.record?.doors ?? null, day.date) ?? [];
  return spans
    .filter(({ opens, closes }) => closes - opens >= stop.stop.minutes)
    .flatMap(({ opens, closes }) => [opens, Math.floor((closes - stop.stop.minutes) / 15) * 15])
    .sort((a, b) => Math.abs(a - stop.starts) - Math.abs(b - stop.starts))
    .map((starts) => setTime(spot, starts));
};

const atItsTime = (spot: Spot): PlanFix[] => {
  const usual = spot.stop.record?.usual;
  return [setTime(spot, usual?.opens ?? spot.day.limits.starts)];
};

const starts = (dates: readonly string[]): PlanFix[] =>
  dates.map((start_date) => ({ do: 'set_start_date', start_date }));

/** Dates on which the plan would have to start for an event to be on, on its day. */
const whenItRuns = ({ day, stop }: Spot): PlanFix[] => {
  const schedule = stop.record?.schedule;
  if (!schedule || !day.date) return [];
  return starts(
    timesFrom(schedule, day.date)
      .slice(0, 1)
      .map(({ start_date }) => addDays(start_date, 1 - day.number)),
  );
};

const forLess = (place: Place): PlanFix[] => {
  const [last, ...others] = place.day.stops.toReversed();
  if (!last) return [];
  const longest = [...others].sort((a, b) => b.stop.minutes - a.stop.minutes).slice(0, 1);
  return [last, ...longest].flatMap((stop) => [...moves({ ...place, stop }), remove({ ...place, stop })]);
};

const lessWalking = ({ day }: Place): PlanFix[] =>
  day.stops
    .filter(({ stop }) => stop.travel?.mode === 'walk')
    .sort((a, b) => b.way - a.way)
    .slice(0, 3)
    .map(({ number }) => drive(day, number));

const quicker = ({ day }: Place): PlanFix[] =>
  day.city && day.cityBefore
    ? [{ do: 'set_mode', day: day.number, stop: 1, mode: transferBetween(day.cityBefore, day.city).mode }]
    : [];

const ofStop: Partial<Record<Finding['code'], (spot: Spot) => PlanFix[]>> = {
  gone: (spot) => [...swaps(spot), remove(spot)],
  closed_that_day: (spot) => [...moves(spot), ...swaps(spot), remove(spot)],
  closed_at_that_time: (spot) => [
    ...timesInside(spot),
    retime(spot),
    reorder(spot),
    ...moves(spot),
    remove(spot),
  ],
  closed_for_tet: (spot) => [...starts(tetDates(spot)), remove(spot)],
  too_little_time_to_get_there: (spot) => [
    retime(spot),
    ...(spot.stop.number > 1 && spot.stop.stop.travel?.mode !== 'car'
      ? [drive(spot.day, spot.stop.number)]
      : []),
    reorder(spot),
    remove(spot),
  ],
  overlap: (spot) => [retime(spot), ...moves(spot), remove(spot)],
  too_early: (spot) => [...atItsTime(spot), retime(spot), reorder(spot), ...moves(spot), remove(spot)],
  too_late: (spot) => [...atItsTime(spot), retime(spot), reorder(spot), ...moves(spot), remove(spot)],
  too_much_walking: ({ day, stop }) => [drive(day, stop.number)],
  hard_to_access: (spot) => [...swaps(spot), remove(spot)],
  not_running: (spot) => [...moves(spot), ...whenItRuns(spot), remove(spot)],
  repeated: (spot) => [...swaps(spot), remove(spot)],
};

const tetDates = ({ day, plan }: Place): string[] => {
  if (!day.date) return [];
  const after = afterTet(day.date);
  // The whole journey before, and the whole of it after.
  return [after, addDays(day.date, -plan.days.length - 4)];
};

const ofDay: Partial<Record<Finding['code'], (place: Place) => PlanFix[]>> = {
  closed_for_tet: (place) => starts(tetDates(place)),
  bad_weather: (place) => starts(goodStarts(place.plan, place.known, place.today)),
  rainy_season: (place) => starts(goodStarts(place.plan, place.known, place.today)),
  too_hot: (place) => starts(goodStarts(place.plan, place.known, place.today)),
  too_much_walking: (place) => [reorder(place), ...lessWalking(place), ...forLess(place)],
  too_much_in_a_day: forLess,
  long_transfer: quicker,
  no_meal_break: (place) => [
    retime(place),
    ...placesToEat(place.day, place.alternatives, takenIn(place)),
    ...forLess(place),
  ],
};

/** Changes that might mend a finding, the most natural first. Whether they do is for `mends` to find out. */
export const candidatesFor = (finding: Finding, workshop: Workshop): PlanFix[] => {
  const day = workshop.days[(finding.day ?? 0) - 1];
  if (!day) return [];
  const stop = day.stops[(finding.stop ?? 0) - 1];
  if (!stop) return ofDay[finding.code]?.({ ...workshop, day }) ?? [];
  return ofStop[finding.code]?.({ ...workshop, day, stop }) ?? [];
};
