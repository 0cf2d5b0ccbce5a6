import { distanceKm } from '../../../distance';
import type { Candidate } from '../candidates/candidate';
import { runsOn } from '../days/running';
import { recordKey } from '../records/record';
import { spansOn } from '../travel/opening';
import type { Change, WhyNot } from './change';
import { type Draft, draftFrame, touched } from './draft';
import { standingOf } from './shape';
import { addStop } from './stops';

interface Result {
  draft: Draft;
  changes: Change[];
}

const refOf = ({ kind, id }: Pick<Candidate, 'kind' | 'id'>) => ({ kind, id });

/** Farther than this nobody goes for a day. */
const farKm = 100;

/** A record is the same one, whenever it was read. */
const isSame = (a: Candidate, b: Candidate): boolean => recordKey(a) === recordKey(b);

/** The number of the day on which a record is visited; 0 when it isn't. */
export const dayOfStop = ({ days }: Draft, candidate: Candidate): number =>
  days.findIndex(({ visits }) => visits.some((visit) => isSame(visit.candidate, candidate))) + 1;

/** A draft without a stop. A day that lost all that it was for gets something else. */
export const without = (draft: Draft, candidate: Candidate): Draft => ({
  ...draft,
  days: draft.days.map((day) => {
    const visits = day.visits.filter((visit) => !isSame(visit.candidate, candidate));
    if (visits.length === day.visits.length) return day;
    const isBare = !candidate.isMeal && visits.every((visit) => visit.candidate.isMeal);
    return touched(day, { visits, isFilled: isBare });
  }),
});

/** Puts a record on a day; where it doesn't fit, what is least known there makes room. `null` where nothing helps. */
export const putOn = (
  draft: Draft,
  candidate: Candidate,
  number: number,
): { draft: Draft; gone: Candidate[] } | null => {
  const day = draft.days[number - 1];
  if (!day) return null;
  const weight = ({ candidate: one }: (typeof day.visits)[number]) => standingOf(one) + (one.isMeal ? 2 : 0);
  const byWeight = [...day.visits].sort((a, b) => weight(a) - weight(b));
  const tries = [
    [],
    ...byWeight.map((visit) => [visit]),
    ...byWeight.map((_, index) => byWeight.slice(0, index + 1)).slice(1),
  ];
  for (const leaving of tries) {
    const visits = day.visits.filter((visit) => !leaving.includes(visit));
    const days = draft.days.map((one) =>
      one === day && leaving.length > 0 ? touched(one, { visits }) : one,
    );
    const added = addStop({ ...draft, days }, candidate, number);
    if (added.changes.some(({ said }) => said === 'stop_added'))
      return { draft: added.draft, gone: leaving.map((visit) => visit.candidate) };
  }
  return null;
};

/** Why a record can't be visited on a day. */
const whyNot = (draft: Draft, candidate: Candidate, number: number): WhyNot => {
  const day = draft.days[number - 1];
  if (day && distanceKm(day.city, candidate.point) > farKm) return 'far';
  const { date } = draftFrame(draft, number - 1);
  const isClosed =
    !runsOn(candidate, date) || (date !== null && spansOn(candidate.doors, date)?.length === 0);
  return isClosed ? 'closed' : 'no_time';
};

const mostDaysTried = 10;

/** The days on which a record could be put. */
const possibleDays = (draft: Draft, candidate: Candidate): number[] =>
  draft.days
    .slice(0, mostDaysTried)
    .flatMap((_, index) => (putOn(draft, candidate, index + 1) ? [index + 1] : []));

/** What had to make room goes to another day, first of all that from which the other came. */
const rehomed = (draft: Draft, gone: readonly Candidate[], from: number, to: number): Result => {
  let next = draft;
  const changes: Change[] = [];
  const lost: Candidate[] = [];
  const isThere = (number: number) => number > 0 && number !== to;
  for (const candidate of gone) {
    const days = [from, ...next.days.map((_, index) => index + 1)].filter(isThere);
    const added = days
      .map((number) => addStop(next, candidate, number))
      .find((one) => one.changes.some(({ said }) => said === 'stop_added'));
    if (!added) {
      lost.push(candidate);
      continue;
    }
    next = added.draft;
    changes.push(
      ...added.changes.flatMap((change): Change[] =>
        change.said === 'stop_added' ? [{ ...change, said: 'stop_moved' }] : [],
      ),
    );
  }
  if (lost.length > 0) changes.push({ said: 'stops_removed', stops: lost.map(refOf) });
  return { draft: { ...next, out: [...next.out, ...lost] }, changes };
};

/** A record on a day that was named, whether it is in the plan already or not. */
export const placeStop = (draft: Draft, candidate: Candidate, number: number): Result => {
  const stop = refOf(candidate);
  if (!draft.days[number - 1]) return { draft, changes: [{ said: 'no_such_day', day: number }] };
  const from = dayOfStop(draft, candidate);
  if (from === number) return { draft, changes: [{ said: 'on_that_day', stop, day: number }] };
  const bare = without(draft, candidate);
  const put = putOn(bare, candidate, number);
  if (!put) {
    const days = possibleDays(bare, candidate).filter((day) => day !== from);
    return {
      draft,
      changes: [{ said: 'not_that_day', stop, day: number, why: whyNot(draft, candidate, number), days }],
    };
  }
  const rest = rehomed(put.draft, put.gone, from, number);
  return {
    draft: rest.draft,
    changes: [{ said: from > 0 ? 'stop_moved' : 'stop_added', stop, day: number }, ...rest.changes],
  };
};

/** A record that was asked for by name, on the day on which it displaces least. */
export const placeAnywhere = (draft: Draft, candidate: Candidate): Result => {
  const simply = addStop(draft, candidate);
  if (!simply.changes.some(({ said }) => said === 'no_room')) return simply;
  const worth = (gone: readonly Candidate[]) => gone.reduce((sum, { fame = 0 }) => sum + 0.3 + fame, 0);
  const best = draft.days
    .flatMap((_, index) => {
      const put = putOn(draft, candidate, index + 1);
      return put ? [{ day: index + 1, lost: worth(put.gone) }] : [];
    })
    .sort((a, b) => a.lost - b.lost)[0];
  return best ? placeStop(draft, candidate, best.day) : simply;
};
