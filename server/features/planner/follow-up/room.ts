import type { Candidate } from '../candidates/candidate';
import { isOf, type Taste } from '../days/suits';
import { holds } from '../days/timed-day';
import type { Frame, Visit } from '../days/visit';
import { recordKey } from '../records/record';
import { type Draft, type DraftDay, draftFrame, settle, touched } from './draft';
import { standingOf } from './shape';
import { addStop } from './stops';

/** How much somebody would miss a stop. */
export type Missed = (visit: Pick<Visit, 'candidate'>) => number;

/** What was named or wished goes last of all; a table is found wherever people are. */
export const missedWith =
  (taste: Taste): Missed =>
  ({ candidate }) => {
    const key = recordKey(candidate);
    const isNamed = taste.dear?.has(key) === true || taste.named.has(key);
    const isWished = taste.wanted.some((topic) => topic.label !== undefined && isOf(candidate, topic));
    return standingOf(candidate) + (isNamed ? 10 : 0) + (isWished ? 3 : 0) - (candidate.isMeal ? 0.5 : 0);
  };

/** Of a day's visits those that its frame holds, what is missed least going first. */
export const fitting = (visits: readonly Visit[], frame: Frame, missed: Missed): Visit[] => {
  const whole = settle(visits, frame);
  if (whole.length === visits.length) return whole;
  const byWorth = [...visits].sort((a, b) => missed(a) - missed(b));
  for (const gone of byWorth) {
    const rest = visits.filter((visit) => visit !== gone);
    const left = settle(rest, frame);
    if (left.length === rest.length) return left;
  }
  const [least] = byWorth;
  const rest = visits.filter((visit) => visit !== least);
  const fewer = least ? fitting(rest, frame, missed) : [];
  const sum = (some: readonly Visit[]) => some.reduce((all, one) => all + 0.3 + Math.max(0, missed(one)), 0);
  return sum(fewer) >= sum(whole) ? fewer : whole;
};

/** Whether a day that stands as it is keeps to its frame. */
export const standsIn = ({ kept, visits }: DraftDay, frame: Frame): boolean =>
  kept !== null && (kept.stops.length === 0 || holds(visits, kept, frame));

const sightsIn = ({ visits }: DraftDay): number => visits.filter(({ candidate }) => !candidate.isMeal).length;

/**
 * Days of which each holds what is in it: what no longer fits one goes to another in the same town before it is given
 * up. Days that stand as they are keep their times. @param most sights of a day
 */
export const fitDays = (draft: Draft, missed: Missed, most = Number.POSITIVE_INFINITY): Draft => {
  const lost: Array<{ visit: Visit; from: number }> = [];
  const days = draft.days.map((day, index) => {
    if (day.kept) return day;
    const left = fitting(day.visits, draftFrame(draft, index), missed);
    const out = day.visits.filter(({ candidate }) => !left.some((one) => one.candidate === candidate));
    lost.push(...out.map((visit) => ({ visit, from: index })));
    const isFilled = day.isFilled === 'lost' || day.isFilled;
    return out.length > 0 ? touched(day, { visits: left, isFilled }) : day;
  });
  let next: Draft = { ...draft, days };
  for (const { visit, from } of lost.sort((a, b) => missed(b.visit) - missed(a.visit))) {
    const { candidate } = visit;
    const home = draft.days[from]?.city.id;
    const others = candidate.isMeal
      ? []
      : next.days
          .map((day, index) => ({ day, index }))
          .filter(({ day, index }) => index !== from && day.city.id === home && sightsIn(day) < most)
          // A day that was left to itself stays so.
          .filter(({ day }) => day.kept?.stops.length !== 0)
          .sort((a, b) => sightsIn(a.day) - sightsIn(b.day));
    const added = others
      .map(({ index }) => addStop(next, candidate, index + 1))
      .find(({ changes }) => changes.some(({ said }) => said === 'stop_added'));
    next = added ? added.draft : { ...next, out: [...next.out, candidate] };
  }
  return next;
};

/** A day is not emptied where another one has more of the kind. */
const emptied = 2;

/** Of some stops so many as are missed least, and not all from one day. */
export const leastMissed = (
  draft: Draft,
  { of, count }: { of: readonly Candidate[]; count: number },
  missed: Missed,
): Candidate[] => {
  const gone: Candidate[] = [];
  const left = [...of];
  const isSightLeft = ({ candidate }: Visit) => !candidate.isMeal && !gone.includes(candidate);
  const leaves = (candidate: Candidate) => {
    const day = draft.days.find(({ visits }) => visits.some((visit) => visit.candidate === candidate));
    return (day?.visits.filter(isSightLeft).length ?? 0) <= 2 ? emptied : 0;
  };
  while (gone.length < count && left.length > 0) {
    const [least] = left.toSorted(
      (a, b) => missed({ candidate: a }) + leaves(a) - missed({ candidate: b }) - leaves(b),
    );
    if (!least) break;
    gone.push(least);
    left.splice(left.indexOf(least), 1);
  }
  return gone;
};
