import { lacks } from '../days/traits';
import type { Visit } from '../days/visit';
import type { Trait } from '../understand/traits';
import type { Change } from './change';
import { type Draft, touched } from './draft';

/** So many stops of a day are exchanged at most; it stays the same day. */
const mostExchanged = 2;

/** Exchanges what a day has least of: the dearest, the loudest, what stands in the rain. */
export const tuneDay = (draft: Draft, number: number, trait: Trait): { draft: Draft; changes: Change[] } => {
  const day = draft.days[number - 1];
  if (!day) return { draft, changes: [{ said: 'no_such_day', day: number }] };
  const lacking = ({ candidate }: Visit) => lacks(candidate, trait);
  const gone = [...day.visits]
    .sort((a, b) => lacking(b) - lacking(a))
    .filter((visit) => lacking(visit) > 0)
    .slice(0, mostExchanged);
  if (gone.length === 0) return { draft, changes: [{ said: 'is_already', day: number, trait }] };
  const prefers = { trait, dearest: Math.max(...gone.map(({ candidate }) => candidate.price)) };
  const visits = day.visits.filter((visit) => !gone.includes(visit));
  return {
    draft: {
      ...draft,
      out: [...draft.out, ...gone.map(({ candidate }) => candidate)],
      days: draft.days.map((one) => (one === day ? touched(one, { visits, isFilled: true, prefers }) : one)),
    },
    changes: [{ said: 'tuned', day: number, trait }],
  };
};
