import type { Pool } from '../candidates';
import { offersFor } from '../days/offers';
import { isOf, type Taste } from '../days/suits';
import type { Topic } from '../understand/topics';
import type { Change } from './change';
import { type Draft, draftFrame, touched } from './draft';
import { dayOfStop } from './place';
import { addStop } from './stops';

interface Result {
  draft: Draft;
  changes: Change[];
}

const mostTried = 4;

/** One more of what was wished: where there is room, else in the place of what is least known. */
export const addWish = (draft: Draft, topic: Topic, pool: Pool, taste: Taste): Result => {
  const label = topic.label;
  if (!label) return { draft, changes: [] };
  const used = new Set(draft.days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate)));
  const found = [...new Set(draft.days.map(({ city }) => city))].flatMap((city) => {
    const index = draft.days.findIndex((day) => day.city === city);
    return offersFor(pool, city, {
      request: draft.request,
      taste,
      index,
      date: draftFrame(draft, index).date,
    }).filter(({ candidate }) => isOf(candidate, topic) && !used.has(candidate));
  });
  const best = found.sort((a, b) => b.points - a.points).slice(0, mostTried);
  for (const { candidate } of best) {
    const added = addStop(draft, candidate);
    if (added.changes.some(({ said }) => said === 'stop_added')) return added;
  }
  for (const { candidate } of best) {
    const exchanged = inPlaceOf(draft, candidate, topic);
    if (exchanged) return exchanged;
  }
  const there = [...used].find((candidate) => isOf(candidate, topic));
  if (!there) return { draft, changes: [{ said: 'none_of', wish: label }] };
  const { kind, id } = there;
  const day = dayOfStop(draft, there);
  return { draft, changes: [{ said: 'no_more_wish', wish: label, stop: { kind, id }, day }] };
};

const inPlaceOf = (draft: Draft, candidate: Parameters<typeof addStop>[1], topic: Topic): Result | null => {
  const victims = draft.days
    .flatMap((day, index) => day.visits.map((visit) => ({ day, index, visit })))
    .filter(({ visit }) => !visit.candidate.isMeal && !isOf(visit.candidate, topic))
    .sort((a, b) => (a.visit.candidate.fame ?? 0) - (b.visit.candidate.fame ?? 0));
  for (const { day, index, visit } of victims) {
    const visits = day.visits.filter((one) => one !== visit);
    const without = {
      ...draft,
      days: draft.days.map((one, at) => (at === index ? touched(one, { visits }) : one)),
    };
    const { kind, id } = visit.candidate;
    const added = addStop(without, candidate, index + 1);
    if (!added.changes.some(({ said }) => said === 'stop_added')) continue;
    return {
      draft: { ...added.draft, out: [...added.draft.out, visit.candidate] },
      changes: [...added.changes, { said: 'stops_removed', stops: [{ kind, id }] }],
    };
  }
  return null;
};
