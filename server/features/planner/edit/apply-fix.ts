import { invalidField } from '../../../errors';
import type { PlanFix } from '../plan-issues';
import { type Plan, type PlanDay, type PlanStop, planLimits } from '../plan-shapes';
import { type Known, recordOf, type StopRef } from '../records/record';
import { dateOf } from '../show/show-plan';
import { withTrueWays } from '../show/true-ways';
import { busyOn, dayBegins, retimeDay } from '../travel/day';
import { dayLimits } from '../travel/pace';
import { bestPlaceFor, orderedStops } from './place-stop';
import { byTime, settledDay, withKeptWays } from './settle-day';

type Fix<Do extends PlanFix['do']> = Extract<PlanFix, { do: Do }>;

/** A plan while it is changed, with what its records say, and the name of the change for what is refused. */
interface Editing {
  plan: Plan;
  known: Known;
  at: string;
}

const refused = ({ at }: Editing, field: string, key: Parameters<typeof invalidField>[1]) =>
  invalidField(at ? `${at}.${field}` : field, key);

/** @throws ApiError 422 when the plan has no such day */
const dayAt = (editing: Editing, number: number, field = 'day'): PlanDay => {
  const day = editing.plan.days[number - 1];
  if (!day) throw refused(editing, field, 'unknown_record');
  return day;
};

/** @throws ApiError 422 when the day has no such stop */
const stopAt = (editing: Editing, { day, stop }: { day: number; stop: number }): PlanStop => {
  const found = dayAt(editing, day).stops[stop - 1];
  if (!found) throw refused(editing, 'stop', 'unknown_record');
  return found;
};

const withDay = (plan: Plan, number: number, day: PlanDay): Plan => ({
  ...plan,
  days: plan.days.map((one, index) => (index === number - 1 ? day : one)),
});

/** The stops of a day replaced, with new times for all of them. */
const retimed = ({ plan, known }: Editing, number: number, stops: readonly PlanStop[]): Plan => {
  const day = plan.days[number - 1];
  if (!day) return plan;
  const { request } = plan;
  const busy = busyOn(request, number - 1);
  const times = { date: dateOf(plan, number - 1), limits: dayLimits(request), busy };
  return withDay(
    plan,
    number,
    retimeDay({ ...day, stops: [...stops] }, (stop) => recordOf(known, stop), times),
  );
};

/** The stops of a day replaced, with the times that they have. */
const kept = ({ plan }: Editing, number: number, stops: readonly PlanStop[]): Plan => {
  const day = plan.days[number - 1];
  return day ? withDay(plan, number, { ...day, stops: withKeptWays(stops, day.stops) }) : plan;
};

/** @throws ApiError 422 when the day is full */
const roomFor = (editing: Editing, day: PlanDay, field: string) => {
  if (day.stops.length >= planLimits.stopsPerDay) throw refused(editing, field, 'plan_day_full');
};

/** A visit of the usual length. @throws ApiError 422 for a record that visitors can't see */
const newStop = (editing: Editing, ref: StopRef): PlanStop => {
  const record = recordOf(editing.known, ref);
  if (!record) throw refused(editing, 'id', 'unknown_record');
  const { kind, id } = ref;
  return { kind, id, starts_at: '09:00', minutes: Math.max(10, record.minutes), travel: null, note: '' };
};

const without = (stops: readonly PlanStop[], number: number): PlanStop[] => stops.toSpliced(number - 1, 1);

const moveStop = (editing: Editing, fix: Fix<'move_stop'>): Plan => {
  const stop = stopAt(editing, fix);
  const target = dayAt(editing, fix.to_day, 'to_day');
  const isElsewhere = fix.to_day !== fix.day;
  if (isElsewhere) roomFor(editing, target, 'to_day');
  const left = without(dayAt(editing, fix.day).stops, fix.stop);
  const plan = isElsewhere ? kept(editing, fix.day, left) : editing.plan;
  const stops = (isElsewhere ? target.stops : left).toSpliced(fix.to_stop - 1, 0, { ...stop, travel: null });
  return retimed({ ...editing, plan }, fix.to_day, withKeptWays(stops, target.stops));
};

const addStop = (editing: Editing, fix: Fix<'add_stop'>): Plan => {
  const day = dayAt(editing, fix.day);
  roomFor(editing, day, 'day');
  const stop = newStop(editing, fix);
  const stops = day.stops.toSpliced(bestPlaceFor(stop, day.stops, editing.known), 0, stop);
  return retimed(editing, fix.day, withKeptWays(stops, day.stops));
};

const swapStop = (editing: Editing, fix: Fix<'swap_stop'>): Plan => {
  const { note } = stopAt(editing, fix);
  const { stops } = dayAt(editing, fix.day);
  const changed = stops.with(fix.stop - 1, { ...newStop(editing, fix), note });
  return retimed(editing, fix.day, withKeptWays(changed, stops));
};

const setTime = (editing: Editing, fix: Fix<'set_time'>): Plan => {
  const stop = stopAt(editing, fix);
  const { stops } = dayAt(editing, fix.day);
  const changed = { ...stop, starts_at: fix.starts_at };
  const ordered = byTime(stops.with(fix.stop - 1, changed));
  // The stop itself keeps the way to it while the one before it is the same.
  const before = stops.with(fix.stop - 1, changed);
  const day = dayAt(editing, fix.day);
  return withDay(editing.plan, fix.day, { ...day, stops: withKeptWays(ordered, before) });
};

/** The way to a stop; for the first of a day the journey to its city. */
const setMode = (editing: Editing, fix: Fix<'set_mode'>): Plan => {
  const { plan, known } = editing;
  const day = dayAt(editing, fix.day);
  const way = { mode: fix.mode, minutes: 0, km: 0 };
  if (fix.stop === 1) {
    if (!day.transfer) throw refused(editing, 'stop', 'plan_no_way_there');
    const changed = withTrueWays(withDay(plan, fix.day, { ...day, transfer: way }), known);
    return retimed({ ...editing, plan: changed }, fix.day, changed.days[fix.day - 1]?.stops ?? []);
  }
  const stop = stopAt(editing, fix);
  const stops = day.stops.with(fix.stop - 1, { ...stop, travel: way });
  const changed = withTrueWays(withDay(plan, fix.day, { ...day, stops }), known);
  const travelled = changed.days[fix.day - 1];
  return travelled ? withDay(changed, fix.day, settledDay(travelled)) : changed;
};

const reorderDay = (editing: Editing, fix: Fix<'reorder_day'>): Plan => {
  const day = dayAt(editing, fix.day);
  const begins = dayBegins(day, dayLimits(editing.plan.request));
  return retimed(editing, fix.day, orderedStops(day.stops, editing.known, begins));
};

/** What each change does; the ways of the whole plan are worked out anew after it. */
const changes: { [Do in PlanFix['do']]: (editing: Editing, fix: Fix<Do>) => Plan } = {
  remove_stop: (editing, fix) => {
    stopAt(editing, fix);
    return kept(editing, fix.day, without(dayAt(editing, fix.day).stops, fix.stop));
  },
  move_stop: moveStop,
  set_time: setTime,
  swap_stop: swapStop,
  add_stop: addStop,
  set_mode: setMode,
  reorder_day: reorderDay,
  retime_day: (editing, fix) => retimed(editing, fix.day, dayAt(editing, fix.day).stops),
  set_start_date: ({ plan }, { start_date }) => ({
    ...plan,
    request: { ...plan.request, start_date, month: null },
  }),
};

const change = <Do extends PlanFix['do']>(editing: Editing, fix: Fix<Do> & { do: Do }): Plan =>
  changes[fix.do](editing, fix);

/** A day that lost a stop: whoever has farther to go now gets there later. */
const settledAfter = (plan: Plan, fix: PlanFix): Plan => {
  const day = fix.do === 'remove_stop' || fix.do === 'move_stop' ? plan.days[fix.day - 1] : undefined;
  return day && 'day' in fix ? withDay(plan, fix.day, settledDay(day)) : plan;
};

/**
 * Makes one change in a plan. What a change touches gets the times that go with it; the rest of the plan stays.
 * @param at name of the change in what is refused, such as `edits.0`
 * @throws ApiError 422 for a day, stop or record that is not there, or a day that is full
 */
export const applyFix = (plan: Plan, fix: PlanFix, known: Known, at = ''): Plan => {
  const changed = change({ plan: withTrueWays(plan, known), known, at }, fix);
  return settledAfter(withTrueWays(changed, known), fix);
};

/** Makes changes one after the other; days and stops are counted anew after each. */
export const applyFixes = (plan: Plan, fixes: readonly PlanFix[], known: Known): Plan =>
  fixes.reduce((changed, fix, index) => applyFix(changed, fix, known, `edits.${index}`), plan);

/** The records that changes bring into a plan. */
export const broughtBy = (fixes: readonly PlanFix[]): StopRef[] =>
  fixes.flatMap((fix) =>
    fix.do === 'add_stop' || fix.do === 'swap_stop' ? [{ kind: fix.kind, id: fix.id }] : [],
  );
