import { addDays as plusDays } from '../../../calendar/lunar/day-number';
import type { ChangedEnds } from '../understand/changed-ends';
import type { Change } from './change';
import { blocksOf, rejoined } from './cities';
import { type Draft, type DraftDay, touched } from './draft';

/** Days without so many at the beginning or the end; each town keeps one as long as another has more to give. */
const trimmed = (days: readonly DraftDay[], count: number, side: 'first' | 'last'): DraftDay[] => {
  let left = [...days];
  for (let gone = 0; gone < count && left.length > 1; gone += 1) {
    const blocks = blocksOf(left);
    const order = side === 'first' ? blocks : blocks.toReversed();
    const from = order.find((block) => block.length > 1) ?? order[0] ?? [];
    const out = side === 'first' ? from[0] : from.at(-1);
    left = left.filter((day) => day !== out);
  }
  return left;
};

/** The journey with its days before a later arrival, or after an earlier departure, taken out; the other end stands. */
export const changeEnds = (
  draft: Draft,
  { late = 0, early = 0 }: ChangedEnds,
): { draft: Draft; changes: Change[] } => {
  const { start_date } = draft.request;
  const rest = trimmed(trimmed(draft.days, late, 'first'), early, 'last');
  const joined = rejoined(blocksOf(rest), draft.days);
  // What was on other dates is timed anew where it is not open on the new ones.
  const days = joined.map((day, index) =>
    index === 0 || day !== draft.days[index + late] ? touched(day, { isFilled: 'lost' }) : day,
  );
  const date = start_date === null ? null : plusDays(start_date, late);
  const request =
    date === null ? draft.request : { ...draft.request, start_date: date, month: Number(date.slice(5, 7)) };
  return {
    draft: { ...draft, request, days },
    changes: [
      ...(late > 0 && date !== null ? [{ said: 'starts' as const, date }] : []),
      { said: 'shorter', days: days.length },
    ],
  };
};
