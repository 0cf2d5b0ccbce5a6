import { distanceKm } from '../../../distance';
import type { Candidate } from '../candidates/candidate';
import { placeIn } from '../days/place-in';
import { isOf } from '../days/suits';
import { lostMinutes, timed } from '../days/timed-day';
import type { Visit } from '../days/visit';
import type { Topic } from '../understand/topics';
import type { Trait } from '../understand/traits';
import type { Change } from './change';
import { type Draft, draftFrame, settle, touched } from './draft';

interface Result {
  draft: Draft;
  changes: Change[];
}

const refOf = ({ kind, id }: Candidate) => ({ kind, id });

const replaceDay = (draft: Draft, day: number, change: Partial<Draft['days'][number]>): Draft['days'] =>
  draft.days.map((one, index) => (index === day - 1 ? touched(one, change) : one));

/** What is to come in the place of visits, if that was said. */
const preferring = (trait: Trait | null, gone: readonly Visit[]) =>
  trait ? { prefers: { trait, dearest: Math.max(0, ...gone.map(({ candidate }) => candidate.price)) } } : {};

/** Another day in the same city; nothing of the old one comes back. */
export const swapDay = (draft: Draft, day: number, trait: Trait | null = null): Result => {
  const old = draft.days[day - 1];
  if (!old) return { draft, changes: [{ said: 'no_such_day', day }] };
  const out = [...draft.out, ...old.visits.map(({ candidate }) => candidate)];
  return {
    draft: {
      ...draft,
      out,
      days: replaceDay(draft, day, { visits: [], isFilled: true, ...preferring(trait, old.visits) }),
    },
    changes: [{ said: 'new_day', day }],
  };
};

/** A day that is left to itself. */
export const emptyDay = (draft: Draft, day: number): Result => {
  const old = draft.days[day - 1];
  if (!old) return { draft, changes: [{ said: 'no_such_day', day }] };
  const out = [...draft.out, ...old.visits.map(({ candidate }) => candidate)];
  return {
    draft: { ...draft, out, days: replaceDay(draft, day, { visits: [], isFilled: false }) },
    changes: [{ said: 'day_emptied', day }],
  };
};

/** What no longer fits into one of two days moves to the other; where it fits into neither, that is said. */
const withLost = (draft: Draft, pair: readonly [number, number], changes: readonly Change[]): Result => {
  let { days } = draft;
  const told: Change[] = [...changes];
  for (const day of pair) {
    const own = days[day - 1];
    if (!own) continue;
    const kept = settle(own.visits, draftFrame({ ...draft, days }, day - 1));
    const lost = own.visits.filter(({ candidate }) => !kept.some((one) => one.candidate === candidate));
    const other = pair[0] === day ? pair[1] : pair[0];
    days = days.map((one, index) => (index === day - 1 ? touched(one, { visits: kept }) : one));
    for (const { candidate } of lost) {
      const result = addStop({ ...draft, days }, candidate, other);
      days = result.draft.days;
      told.push(...result.changes);
    }
  }
  return { draft: { ...draft, days }, changes: told };
};

/** Two days change places, if they are in one city; else their cities would be travelled to twice. */
export const exchangeDays = (draft: Draft, first: number, second: number): Result => {
  const [a, b] = [draft.days[first - 1], draft.days[second - 1]];
  if (!a || !b) return { draft, changes: [{ said: 'no_such_day', day: a ? second : first }] };
  const days = draft.days.map((day, index) => {
    if (index === first - 1) return touched(b);
    return index === second - 1 ? touched(a) : touched(day);
  });
  const next = { ...draft, days };
  const said: Change = { said: 'days_exchanged', day: first, with: second };
  return withLost(next, [first, second], [said]);
};

/** Takes out the stops that fit; the day keeps the rest. */
export const removeStops = (
  draft: Draft,
  isGone: (candidate: Candidate, day: number, stop: number) => boolean,
): Result => {
  const gone: Candidate[] = [];
  const days = draft.days.map((day, index) => {
    const left = day.visits.filter(({ candidate }, at) => !isGone(candidate, index + 1, at + 1));
    if (left.length === day.visits.length) return day;
    gone.push(...day.visits.filter((visit) => !left.includes(visit)).map(({ candidate }) => candidate));
    const isBare = left.every(({ candidate }) => candidate.isMeal);
    // A day that lost all that it was for gets something else.
    return touched(day, {
      visits: left,
      isFilled: isBare && day.visits.some(({ candidate }) => !candidate.isMeal),
    });
  });
  return {
    draft: { ...draft, days, out: [...draft.out, ...gone] },
    changes: [
      gone.length > 0 ? { said: 'stops_removed', stops: gone.map(refOf) } : { said: 'none_to_remove' },
    ],
  };
};

/** Takes out the one stop that costs most. */
export const dropDearest = (draft: Draft): Result => {
  const all = draft.days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate));
  const most = Math.max(0, ...all.map(({ price }) => price));
  const dearest = all.find(({ price }) => price === most && price > 0);
  return removeStops(draft, (candidate) => candidate === dearest);
};

export const removeTopics = (draft: Draft, topics: readonly Topic[]): Result =>
  removeStops(draft, (candidate) => topics.some((topic) => isOf(candidate, topic)));

/** Another stop in place of one. */
export const swapStop = (draft: Draft, day: number, stop: number, trait: Trait | null = null): Result => {
  const of = draft.days[day - 1]?.visits ?? [];
  const old = of[Math.min(stop, of.length) - 1];
  if (!old) return { draft, changes: [{ said: 'no_such_day', day }] };
  const visits = draft.days[day - 1]?.visits.filter((visit) => visit !== old) ?? [];
  return {
    draft: {
      ...draft,
      out: [...draft.out, old.candidate],
      days: replaceDay(draft, day, { visits, isFilled: true, ...preferring(trait, [old]) }),
    },
    changes: [{ said: 'new_stop', day, was: refOf(old.candidate) }],
  };
};

/** Adds a record to the day that it fits best: of its city, with the least way. */
export const addStop = (draft: Draft, candidate: Candidate, wanted?: number): Result => {
  const stop = refOf(candidate);
  const isThere = draft.days.some(({ visits }) =>
    visits.some((visit) => visit.candidate.kind === candidate.kind && visit.candidate.id === candidate.id),
  );
  if (isThere) return { draft, changes: [{ said: 'already_there', stop }] };
  const ways = draft.days.flatMap((day, index) => {
    if (wanted !== undefined && wanted !== index + 1) return [];
    if (distanceKm(day.city, candidate.point) > 100) return [];
    const frame = draftFrame(draft, index);
    const settled = settle(day.visits, frame);
    const step = placeIn(
      settled,
      lostMinutes(settled, timed(settled, frame), frame),
      { candidate, points: 9 },
      frame,
    );
    return step ? [{ step, day: index + 1 }] : [];
  });
  const best = ways.sort((a, b) => b.step.gain - a.step.gain)[0];
  if (!best) return { draft, changes: [{ said: 'no_room', stop }] };
  return {
    draft: { ...draft, days: replaceDay(draft, best.day, { visits: best.step.visits }) },
    changes: [{ said: 'stop_added', stop, day: best.day }],
  };
};
