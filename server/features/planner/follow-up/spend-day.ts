import type { Pool } from '../candidates';
import { offersFor } from '../days/offers';
import { isSamePlace } from '../days/same-place';
import { isOf, type Taste } from '../days/suits';
import type { Topic } from '../understand/topics';
import type { Change } from './change';
import { type Draft, draftFrame, touched } from './draft';
import { placeStop, putOn } from './place';
import { standingOf } from './shape';

/** So many sights beside what a quiet day is for. */
const beside = 1;
const mostTried = 6;

/** A day that is spent on something: "day 3 at the beach", "ngày 3 đi biển nghỉ ngơi". */
export const spendDay = (
  draft: Draft,
  number: number,
  { topics, isQuiet, isMore }: { topics: readonly Topic[]; isQuiet: boolean; isMore: boolean },
  { pool, taste }: { pool: Pool; taste: Taste },
): { draft: Draft; changes: Change[] } => {
  const day = draft.days[number - 1];
  const [topic] = topics;
  if (!day || !topic) return { draft, changes: [] };
  const isIt = ({ candidate }: (typeof day.visits)[number]) => topics.some((one) => isOf(candidate, one));
  const sights = day.visits.filter((visit) => !visit.candidate.isMeal && !isIt(visit));
  const gone = isQuiet
    ? sights
        .toSorted((a, b) => standingOf(a.candidate) - standingOf(b.candidate))
        .slice(0, -beside || undefined)
    : [];
  const visits = day.visits.filter((visit) => !gone.includes(visit));
  const eased: Draft =
    gone.length === 0
      ? draft
      : {
          ...draft,
          out: [...draft.out, ...gone.map(({ candidate }) => candidate)],
          days: draft.days.map((one) => (one === day ? touched(one, { visits }) : one)),
        };
  const told: Change[] = gone.length > 0 ? [{ said: 'day_eased', day: number }] : [];
  if (day.visits.some(isIt) && !isMore) return { draft: eased, changes: told };
  const { date } = draftFrame(eased, number - 1);
  const offers = offersFor(pool, day.city, { request: draft.request, taste, index: number - 1, date })
    .filter(
      ({ candidate }) =>
        !candidate.isMeal &&
        isOf(candidate, topic) &&
        !day.visits.some((visit) => isSamePlace(visit.candidate, candidate)),
    )
    .map(({ candidate, points }) => ({
      candidate,
      worth:
        points +
        (candidate.city_id === day.city.id ? 3 : 0) -
        // What another day has stays there as long as there is a second one.
        (draft.days.some(({ visits: own }) => own.some((one) => one.candidate === candidate)) ? 6 : 0),
    }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostTried);
  for (const { candidate } of offers) {
    const put = putOn(eased, candidate, number);
    const isElsewhere = draft.days.some(({ visits: own }) => own.some((one) => one.candidate === candidate));
    if (!put && !isElsewhere) continue;
    const placed = placeStop(eased, candidate, number);
    if (placed.changes.some(({ said }) => said === 'stop_added' || said === 'stop_moved'))
      return { draft: placed.draft, changes: [...told, ...placed.changes] };
  }
  const label = topic.label;
  return {
    draft: eased,
    changes: [...told, ...(label ? [{ said: 'none_of' as const, wish: label }] : [])],
  };
};
