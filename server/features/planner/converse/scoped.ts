import type { Change } from '../follow-up/change';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';

interface Changed {
  plan: Plan;
  changes: Change[];
  isChanged: boolean;
}

/**
 * A change that was wished for one day, kept to that day: the others stay to the minute, and so does what is wished of
 * the whole journey.
 */
export const onDayOnly = (was: Plan, day: number, { plan, changes }: Changed): Changed => {
  const before = was.days[day - 1];
  const after = plan.days[day - 1];
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  if (!before || !after || plan.days.length !== was.days.length)
    return { plan: was, changes, isChanged: false };
  const own = new Set(before.stops.map(recordKey));
  const told = changes.flatMap((change): Change[] => {
    if (change.said === 'stops_removed') {
      const stops = change.stops.filter((stop) => own.has(recordKey(stop)));
      return stops.length > 0 ? [{ ...change, stops }] : [];
    }
    if (change.said === 'frame') return [change];
    return 'day' in change && change.day !== day ? [] : isOfWhole.has(change.said) ? [] : [change];
  });
  return {
    plan: { ...was, days: was.days.map((one, index) => (index === day - 1 ? after : one)) },
    changes: [...told, { said: isSame ? 'same_day' : 'only_day', day }],
    isChanged: !isSame,
  };
};

/** What is said of all days, and is true of one. */
const isOfWhole: ReadonlySet<Change['said']> = new Set([
  'slower',
  'fuller',
  'normal_pace',
  'cheaper',
  'dearer',
  'middle_budget',
  'needs',
  'interests',
  'slowest',
  'fullest',
  'cheapest',
  'dearest',
]);

/** What is said of lengths of stays and of the whole, as they are in the end, each once. */
export const asItIs = (changes: readonly Change[], { days }: Plan): Change[] => {
  const daysIn = (city: number) => days.filter(({ city_id }) => city_id === city).length;
  const isLater = (change: Change, index: number) =>
    changes.some(
      (other, at) =>
        at > index &&
        ((change.said === 'stay' && other.said === 'stay' && other.city === change.city) ||
          (isLength(change) && isLength(other))),
    );
  return changes.flatMap((change, index): Change[] => {
    if (isLater(change, index)) return [];
    if (change.said === 'stay') {
      const own = daysIn(change.city);
      return own > 0 ? [{ ...change, days: own, total: days.length }] : [];
    }
    if (change.said === 'city_added') {
      const own = daysIn(change.city);
      return own > 0 ? [{ ...change, days: own }] : [];
    }
    return isLength(change) ? [{ ...change, days: days.length }] : [change];
  });
};

const isLength = (change: Change): change is Extract<Change, { said: 'longer' | 'shorter' }> =>
  change.said === 'longer' || change.said === 'shorter';
