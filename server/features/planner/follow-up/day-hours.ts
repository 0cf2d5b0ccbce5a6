import { leadsOf } from '../days/leads';
import { holds } from '../days/timed-day';
import type { Frame, Visit } from '../days/visit';
import { recordKey } from '../records/record';
import type { Times } from '../understand/arrival';
import type { Hours } from '../understand/order';
import type { Change } from './change';
import { type Draft, type DraftDay, draftFrame, settle, touched } from './draft';
import { standingOf } from './shape';

interface Result {
  draft: Draft;
  changes: Change[];
}

/** From here to there a day is not begun yet, and from here on it is over. */
export const dayStart = '00:00';
export const dayEnd = '23:59';

const refOf = ({ candidate: { kind, id } }: Visit) => ({ kind, id });

/** A meal goes later than a sight of the same standing: people eat anyway. */
const worthOf = ({ candidate }: Visit): number => standingOf(candidate) + (candidate.isMeal ? 0.5 : 0);

/** Of a day's visits those that its frame holds, the least known going first. */
const fitting = (visits: readonly Visit[], frame: Frame): Visit[] => {
  const whole = settle(visits, frame);
  if (whole.length === visits.length) return whole;
  const byWorth = [...visits].sort((a, b) => worthOf(a) - worthOf(b));
  for (const gone of byWorth) {
    const rest = visits.filter((visit) => visit !== gone);
    const left = settle(rest, frame);
    if (left.length === rest.length) return left;
  }
  const [least] = byWorth;
  const fewer = least
    ? fitting(
        visits.filter((visit) => visit !== least),
        frame,
      )
    : [];
  return fewer.length >= whole.length ? fewer : whole;
};

/** What a stretch of the same kind takes the place of: a day begins once, and is over once. */
const isReplaced = (old: Hours, next: Hours): boolean =>
  (next.from === dayStart && old.from === dayStart) || (next.until === dayEnd && old.until === dayEnd);

/** Whether a day that stands as it is keeps to its frame. */
export const standsIn = ({ kept, visits }: DraftDay, frame: Frame): boolean =>
  kept !== null && (kept.stops.length === 0 || holds(visits, kept, frame));

/** Hours of one day that are taken from now on; what is in the day keeps its times where it can. */
export const takeHours = (draft: Draft, number: number, hours: readonly Hours[]): Result => {
  const day = draft.days[number - 1];
  if (!day) return { draft, changes: [{ said: 'no_such_day', day: number }] };
  const before = day.taken ?? [];
  const taken = [
    ...before.filter((old) => !hours.some((next) => isReplaced(old, next))),
    ...hours.filter(({ from, until }) => from < until),
  ];
  const held = { ...day, taken };
  const days = draft.days.map((one) => (one === day ? held : one));
  const frame = draftFrame({ ...draft, days }, number - 1);
  const left = standsIn(held, frame) ? null : fitting(day.visits, frame);
  const next = left ? touched(held, { visits: left }) : held;
  const keys = new Set((left ?? day.visits).map(({ candidate }) => recordKey(candidate)));
  const gone = day.visits.filter(({ candidate }) => !keys.has(recordKey(candidate)));
  return {
    draft: {
      ...draft,
      days: days.map((one) => (one === held ? next : one)),
      out: [...draft.out, ...gone.map(({ candidate }) => candidate)],
    },
    changes: [
      ...hours.map((span): Change => ({ said: 'hours_taken', day: number, ...span })),
      ...(gone.length > 0 ? [{ said: 'stops_removed' as const, stops: gone.map(refOf) }] : []),
    ],
  };
};

/** When people come on the first day. */
export const arriveAt = (draft: Draft, time: string): Result => {
  const { after_arrival: _reckoned, ...request } = draft.request;
  return timesOf(draft, { ...request, arrives_at: time }, 0, { said: 'arrives', time });
};

/** When they leave on the last one; how long before that they set out is reckoned by what they go by. */
export const leaveAt = (draft: Draft, time: string, leaving?: Times['leaving']): Result => {
  const { before_departure: _reckoned, ...request } = draft.request;
  const [first, last] = [draft.days[0]?.city, draft.days.at(-1)?.city];
  const leads = leadsOf(leaving ? { leaving } : {}, request, first, last);
  const next = { ...request, ...leads, leaves_at: time };
  return timesOf(draft, next, draft.days.length - 1, { said: 'leaves', time });
};

const timesOf = (draft: Draft, request: Draft['request'], index: number, change: Change): Result => {
  const frame = draftFrame({ ...draft, request }, index);
  const own = draft.days[index];
  if (!own) return { draft, changes: [] };
  const next = standsIn(own, frame) ? own : touched(own, { visits: fitting(own.visits, frame) });
  const gone = own.visits.filter(({ candidate }) => !next.visits.some((one) => one.candidate === candidate));
  return {
    draft: { ...draft, request, days: draft.days.map((day) => (day === own ? next : day)) },
    changes: [
      change,
      ...(gone.length > 0 ? [{ said: 'stops_removed' as const, stops: gone.map(refOf) }] : []),
    ],
  };
};
