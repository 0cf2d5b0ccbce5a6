import { addDays } from '../../../calendar/lunar/day-number';
import { distanceKm } from '../../../distance';
import type { Candidate } from '../candidates/candidate';
import type { PlannerCity } from '../candidates/cities';
import type { Change } from './change';
import { type Draft, type DraftDay, touched } from './draft';

interface Result {
  draft: Draft;
  changes: Change[];
}

/** So many sights, meals aside, a gentle day keeps. */
const gentleSights = 2;

/** A day with fewer stops; the longest walks from one to the next are spared, the first and the meals stay. */
export const easeDay = (draft: Draft, number: number): Result => {
  const day = draft.days[number - 1];
  if (!day) return { draft, changes: [{ said: 'no_such_day', day: number }] };
  const sights = day.visits.filter(({ candidate }) => !candidate.isMeal);
  const kept = sights.length > gentleSights ? gentleSights : Math.max(1, sights.length - 1);
  const gone = [...sights]
    .sort((a, b) => standingOf(a.candidate) - standingOf(b.candidate) || b.minutes - a.minutes)
    .slice(0, sights.length - kept);
  if (gone.length === 0) return { draft, changes: [{ said: 'slowest' }] };
  const visits = day.visits.filter((visit) => !gone.includes(visit));
  return {
    draft: {
      ...draft,
      out: [...draft.out, ...gone.map(({ candidate }) => candidate)],
      days: draft.days.map((one) => (one === day ? touched(one, { visits }) : one)),
    },
    changes: [{ said: 'day_eased', day: number }],
  };
};

/** A day that takes in more where there is room. */
export const fillDay = (draft: Draft, number: number): Result => {
  const day = draft.days[number - 1];
  if (!day) return { draft, changes: [{ said: 'no_such_day', day: number }] };
  return {
    draft: {
      ...draft,
      days: draft.days.map((one) => (one === day ? touched(one, { isFilled: true }) : one)),
    },
    changes: [{ said: 'day_filled', day: number }],
  };
};

/** The journey from its other end: days keep what is in them, as far as the ways let them. */
export const reverse = (draft: Draft): Result => ({
  draft: { ...draft, days: draft.days.toReversed().map((day) => touched(day, { isFilled: 'lost' })) },
  changes: [{ said: 'reversed' }],
});

export const shift = (draft: Draft, days: number): Result => {
  const { start_date } = draft.request;
  if (start_date === null) return { draft, changes: [{ said: 'no_date' }] };
  const date = addDays(start_date, days);
  return {
    draft: {
      ...draft,
      request: { ...draft.request, start_date: date, month: Number(date.slice(5, 7)) },
      days: draft.days.map((day) => touched(day, { isFilled: 'lost' })),
    },
    changes: [{ said: 'starts', date }],
  };
};

const empty = (city: PlannerCity): DraftDay => ({ city, visits: [], kept: null, isFilled: true });

/** Fewer places to sleep in: those with most days stay, and the days of the others are spent in the nearest of them. */
export const fewerBases = (draft: Draft, count?: number): Result => {
  const cities = [...new Set(draft.days.map(({ city }) => city))];
  const wanted = Math.max(1, count ?? cities.length - 1);
  if (cities.length <= wanted) return { draft, changes: [{ said: 'fewest_bases' }] };
  const daysIn = (city: PlannerCity) => draft.days.filter((day) => day.city === city).length;
  const kept = [...cities].sort((a, b) => daysIn(b) - daysIn(a) || b.records - a.records).slice(0, wanted);
  const nearest = (city: PlannerCity): PlannerCity =>
    kept.reduce((best, one) => (distanceKm(city, one) < distanceKm(city, best) ? one : best));
  const moved = draft.days.map((day) =>
    kept.includes(day.city) ? touched(day, { isFilled: 'lost' }) : empty(nearest(day.city)),
  );
  const order = cities.filter((city) => kept.includes(city));
  return {
    draft: { ...draft, days: order.flatMap((city) => moved.filter((day) => day.city === city)) },
    changes: [{ said: 'bases', cities: order.map(({ id }) => id) }],
  };
};

/** How much people would miss it: a place is come for sooner than a thing to do in it. */
export const standingOf = ({ fame = 0, isFeatured, kind }: Candidate): number =>
  fame + (isFeatured ? 0.3 : 0) + (kind === 'resource' ? 0.2 : 0);

/** So many stops less: the least known ones of the days that hold most; meals aside. */
export const cutStops = (draft: Draft, count: number, number?: number): Result => {
  const sightsOf = ({ visits }: DraftDay) => visits.filter(({ candidate }) => !candidate.isMeal);
  let days = draft.days;
  const gone: Candidate[] = [];
  for (let left = count; left > 0; left -= 1) {
    const open = days.filter(
      (day, index) => (number === undefined || index === number - 1) && sightsOf(day).length > 1,
    );
    const fullest = Math.max(0, ...open.map((day) => sightsOf(day).length));
    const [least] = open
      .filter((day) => sightsOf(day).length === fullest)
      .flatMap((day) => sightsOf(day).map((visit) => ({ day, visit })))
      .sort((a, b) => standingOf(a.visit.candidate) - standingOf(b.visit.candidate));
    if (!least) break;
    gone.push(least.visit.candidate);
    days = days.map((day) =>
      day === least.day ? touched(day, { visits: day.visits.filter((visit) => visit !== least.visit) }) : day,
    );
  }
  if (gone.length === 0) return { draft, changes: [{ said: 'slowest' }] };
  return {
    draft: { ...draft, days, out: [...draft.out, ...gone] },
    changes: [{ said: 'stops_removed', stops: gone.map(({ kind, id }) => ({ kind, id })) }],
  };
};

/** So many sights on each day, those that would be missed most; meals aside. */
export const atMost = (
  draft: Draft,
  count: number,
  missed: (visit: DraftDay['visits'][number]) => number,
): Result => {
  const gone = draft.days.flatMap(({ visits }) =>
    visits
      .filter(({ candidate }) => !candidate.isMeal)
      .sort((a, b) => missed(b) - missed(a))
      .slice(count)
      .map(({ candidate }) => candidate),
  );
  if (gone.length === 0) return { draft, changes: [{ said: 'slowest' }] };
  const days = draft.days.map((day) => {
    const visits = day.visits.filter(({ candidate }) => !gone.includes(candidate));
    return visits.length < day.visits.length ? touched(day, { visits }) : day;
  });
  return {
    draft: { ...draft, days, out: [...draft.out, ...gone] },
    changes: [{ said: 'stops_removed', stops: gone.map(({ kind, id }) => ({ kind, id })) }],
  };
};
