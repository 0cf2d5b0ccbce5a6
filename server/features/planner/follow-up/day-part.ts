import type { Candidate } from '../candidates/candidate';
import { lacks } from '../days/traits';
import type { PlanStop } from '../plan-shapes';
import { minutesOf } from '../travel/clock';
import type { DayPart, Hours } from '../understand/order';
import type { Change } from './change';
import type { Draft, DraftDay } from './draft';

interface Result {
  draft: Draft;
  changes: Change[];
}

const spans: Readonly<Record<DayPart, readonly [string, string]>> = {
  morning: ['00:00', '11:45'],
  afternoon: ['11:45', '17:00'],
  evening: ['17:00', '23:59'],
};

/** What is kept free of a day from then on. A lunch is eaten before a free afternoon. */
const freeHours: Readonly<Record<DayPart, Hours>> = {
  morning: { from: '00:00', until: '11:45' },
  afternoon: { from: '13:30', until: '17:00' },
  evening: { from: '17:15', until: '23:59' },
};

const isLunchBefore = (stop: PlanStop, candidate: Candidate | undefined, part: DayPart): boolean =>
  part === 'afternoon' &&
  candidate?.isMeal === true &&
  minutesOf(stop.starts_at) + stop.minutes <= minutesOf(freeHours.afternoon.from);

const isIn = ({ starts_at }: PlanStop, part: DayPart): boolean => {
  const [from, to] = spans[part];
  const starts = minutesOf(starts_at);
  return starts >= minutesOf(from) && starts < minutesOf(to);
};

/** A day without some of its stops, the others at their times. */
const thinned = (day: DraftDay, isGone: (stop: PlanStop) => boolean): DraftDay => {
  const { kept } = day;
  if (!kept) return day;
  const left = kept.stops.filter((stop) => !isGone(stop));
  const stops = left.map((stop, index) => {
    const before = kept.stops[kept.stops.indexOf(stop) - 1];
    return index === 0 || before !== left[index - 1] ? { ...stop, travel: null } : stop;
  });
  const visits = day.visits.filter((_, index) => {
    const stop = kept.stops[index];
    return stop !== undefined && !isGone(stop);
  });
  return { ...day, visits, kept: { ...kept, stops } };
};

const refOf = ({ kind, id }: PlanStop) => ({ kind, id });

/** A morning, an afternoon or an evening with nothing in it; the rest of the day keeps its times. */
export const freePart = (draft: Draft, number: number, part: DayPart): Result => {
  const day = draft.days[number - 1];
  if (!day) return { draft, changes: [{ said: 'no_such_day', day: number }] };
  const gone = (day.kept?.stops ?? []).filter(
    (stop, index) => isIn(stop, part) && !isLunchBefore(stop, day.visits[index]?.candidate, part),
  );
  const taken = [...(day.taken ?? []), freeHours[part]];
  const withDay = (next: DraftDay): Draft => ({
    ...draft,
    days: draft.days.map((one) => (one === day ? { ...next, taken } : one)),
  });
  if (gone.length === 0)
    return { draft: withDay(day), changes: [{ said: 'part_is_free', day: number, part }] };
  return {
    draft: withDay(thinned(day, (stop) => gone.includes(stop))),
    changes: [{ said: 'part_freed', day: number, part, stops: gone.map(refOf) }],
  };
};

const late = minutesOf('19:00');

/** Evenings without crowds and without what begins late; supper stays. */
export const quietEvenings = (draft: Draft): Result => {
  const gone = draft.days.flatMap(({ kept, visits }) =>
    (kept?.stops ?? []).filter((stop, index) => {
      const candidate = visits[index]?.candidate;
      if (!candidate || !isIn(stop, 'evening')) return false;
      return lacks(candidate, 'quieter') > 0 || (!candidate.isMeal && minutesOf(stop.starts_at) >= late);
    }),
  );
  if (gone.length === 0) return { draft, changes: [{ said: 'evenings_are_quiet' }] };
  return {
    draft: { ...draft, days: draft.days.map((day) => thinned(day, (stop) => gone.includes(stop))) },
    changes: [{ said: 'evenings_quiet', stops: gone.map(refOf) }],
  };
};
