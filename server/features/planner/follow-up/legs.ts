import type { PlannerCity } from '../candidates/cities';
import type { Travel } from '../plan-shapes';
import { isNightTrain } from '../travel/day';
import { hasLine, transferBetween, transferFor } from '../travel/transfer';
import type { Change } from './change';
import { type Draft, draftFrame, legOf, touched } from './draft';

type Mode = Travel['mode'];

/** How people want to go from one city to the next, or how they don't. */
export interface LegWish {
  mode: Mode;
  isRefused: boolean;
}

/** The day on which one comes from one of two cities to the other, whichever way round; 0 for none. */
export const dayOfLeg = (
  cityIds: readonly number[],
  a: Pick<PlannerCity, 'id'>,
  b: Pick<PlannerCity, 'id'>,
): number =>
  cityIds.findIndex((id, index) => {
    const before = cityIds[index - 1];
    return (before === a.id && id === b.id) || (before === b.id && id === a.id);
  }) + 1;

/** Goes from one city to the next by other means, where there are such; the day of arrival is timed anew. */
export const changeLeg = (
  draft: Draft,
  number: number,
  { mode, isRefused }: LegWish,
): { draft: Draft; changes: Change[] } => {
  const [from, day] = [draft.days[number - 2]?.city, draft.days[number - 1]];
  if (!from || !day) return { draft, changes: [] };
  const to = day.city;
  const now = draftFrame(draft, number - 1).transfer ?? transferBetween(from, to);
  const ends = { from: from.id, to: to.id };
  const isSo = isRefused ? now.mode !== mode : now.mode === mode;
  if (isSo) return { draft, changes: [{ said: 'leg_there', ...ends, travel: now }] };
  const { modes_avoided = [] } = draft.request;
  const travel = isRefused
    ? transferFor({ modes_avoided: [...modes_avoided, mode] }, from, to)
    : transferBetween(from, to, mode);
  const isThere = isRefused ? travel.mode !== mode : hasLine(from, to, mode);
  if (!isThere) return { draft, changes: [{ said: 'no_line', ...ends, travel: now }] };
  const legs = new Map([...draft.legs, [legOf(from, to), travel.mode] as const]);
  // A night train takes the evening before it, or gives it back.
  const isOfEvening = isNightTrain(travel) || isNightTrain(now);
  const days = draft.days.map((one, index) =>
    one === day || (isOfEvening && index === number - 2) ? touched(one, { isFilled: 'lost' }) : one,
  );
  return { draft: { ...draft, days, legs }, changes: [{ said: 'leg', ...ends, travel }] };
};
