import { leadsOf } from '../days/leads';
import type { Taste } from '../days/suits';
import type { Visit } from '../days/visit';
import { recordKey } from '../records/record';
import type { Times } from '../understand/arrival';
import type { Hours } from '../understand/order';
import type { Change } from './change';
import { type Draft, draftFrame, touched } from './draft';
import { fitting, missedWith, standsIn } from './room';

interface Result {
  draft: Draft;
  changes: Change[];
}

/** From here to there a day is not begun yet, and from here on it is over. */
export const dayStart = '00:00';
export const dayEnd = '23:59';

const refOf = ({ candidate: { kind, id } }: Visit) => ({ kind, id });

/** What a stretch of the same kind takes the place of: a day begins once, and is over once. */
const isReplaced = (old: Hours, next: Hours): boolean =>
  (next.from === dayStart && old.from === dayStart) || (next.until === dayEnd && old.until === dayEnd);

/** Hours of one day that are taken from now on; what is in the day keeps its times where it can. */
export const takeHours = (draft: Draft, number: number, hours: readonly Hours[], taste: Taste): Result => {
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
  const left = standsIn(held, frame) ? null : fitting(day.visits, frame, missedWith(taste));
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
export const arriveAt = (draft: Draft, time: string, taste: Taste): Result => {
  const { after_arrival: _reckoned, ...request } = draft.request;
  return timesOf(draft, { ...request, arrives_at: time }, 0, { said: 'arrives', time }, taste);
};

/**
 * When they leave on the last one; how long before that they set out is reckoned by what they go by, unless it is said.
 * @param lead minutes before the departure
 */
export const leaveAt = (
  draft: Draft,
  time: string,
  leaving: Times['leaving'] | undefined,
  taste: Taste,
  lead?: number,
): Result => {
  const { before_departure: _reckoned, ...request } = draft.request;
  const [first, last] = [draft.days[0]?.city, draft.days.at(-1)?.city];
  const leads = leadsOf(leaving ? { leaving } : {}, request, first, last);
  const own = lead === undefined ? leads : { before_departure: lead };
  const next = { ...request, ...own, leaves_at: time };
  return timesOf(draft, next, draft.days.length - 1, { said: 'leaves', time }, taste);
};

const timesOf = (
  draft: Draft,
  request: Draft['request'],
  index: number,
  change: Change,
  taste: Taste,
): Result => {
  const frame = draftFrame({ ...draft, request }, index);
  const own = draft.days[index];
  if (!own) return { draft, changes: [] };
  const next = standsIn(own, frame)
    ? own
    : touched(own, { visits: fitting(own.visits, frame, missedWith(taste)) });
  const gone = own.visits.filter(({ candidate }) => !next.visits.some((one) => one.candidate === candidate));
  return {
    draft: { ...draft, request, days: draft.days.map((day) => (day === own ? next : day)) },
    changes: [
      change,
      ...(gone.length > 0 ? [{ said: 'stops_removed' as const, stops: gone.map(refOf) }] : []),
    ],
  };
};
