import { distanceKm } from '../../../distance';
import type { PlannerCity } from '../candidates/cities';
import { leaveToBeHome } from '../days/leads';
import type { Taste } from '../days/suits';
import { transferFor } from '../travel/transfer';
import type { Change } from './change';
import { dayEnd, leaveAt, takeHours } from './day-hours';
import type { Draft } from './draft';

/** From home so near one is there. */
const nearHomeKm = 12;
/** Bags and the street, minutes. */
const ready = 15;

/** When people are back where they came from: the last day ends so much sooner as the way home takes. */
export const homeBy = (
  draft: Draft,
  home: PlannerCity,
  time: string,
  taste: Taste,
): { draft: Draft; changes: Change[] } => {
  const last = draft.days.at(-1)?.city;
  if (!last) return { draft, changes: [] };
  if (distanceKm(last, home) <= nearHomeKm)
    return takeHours(draft, draft.days.length, [{ from: time, until: dayEnd }], taste);
  // A request knows where home is, and not which page it has: what has more is taken by no next message.
  const { title: name, lat, lon } = home;
  const request = { ...draft.request, origin: draft.request.origin ?? { name, lat, lon } };
  const way = transferFor(request, last, home);
  const leaves = leaveToBeHome(request, { last, home }, time);
  const done = leaveAt({ ...draft, request }, leaves, undefined, taste, ready);
  return {
    draft: done.draft,
    changes: [
      { said: 'home_by', city: home.id, time, leaves, travel: way },
      ...done.changes.filter(({ said }) => said !== 'leaves'),
    ],
  };
};
