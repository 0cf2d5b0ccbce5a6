import type { Change } from '../follow-up/change';
import type { Plan } from '../plan-shapes';
import { recordKey } from '../records/record';
import type { Understanding } from '../understand';
import { dayScopeIn } from '../understand/day-scope';
import { readText } from '../understand/text';
import { lastOf } from './sending';
import type { Conversation } from './situation';

interface Changed {
  plan: Plan;
  changes: Change[];
  isChanged: boolean;
}

/** "One night" of a journey is no length of it. */
const oneNight = /(?<!\p{L})(?:(?:one|1|a single) (?:night|evening)|(?:mot|1) (?:dem|toi))(?!\p{L})/u;
const thatDay = /(?<!\p{L})(?:that day|then|ngay (?:do|ay)|hom (?:do|ay))(?!\p{L})/u;

/** The one day that a wish is about, where the message says nothing of the journey as a whole. */
export const scopeOf = (
  { wants, acts, places }: Understanding,
  conversation: Conversation,
  plan: Plan,
): number | undefined => {
  const { start_date, month, adults, children, joining, total, spending, times, transport } = wants;
  const message = readText(lastOf(conversation));
  const named = dayScopeIn(message, plan.request.start_date, plan.days.length);
  // "Day 3 should be a lazy day" is about that one.
  const isOfOne = oneNight.test(message.folded) || (named !== undefined && wants.days === 1);
  const days = isOfOne ? undefined : wants.days;
  const isOfWhole =
    [days, start_date, month, adults, children, joining, total, spending, transport.only ?? undefined].some(
      (one) => one !== undefined,
    ) ||
    Object.keys(times).length > 0 ||
    acts.length > 0 ||
    places.named.some(({ id }) => !plan.days.some(({ city_id }) => city_id === id));
  if (isOfWhole) return undefined;
  if (named !== undefined || !thatDay.test(message.folded)) return named;
  const before = conversation.messages.findLast(
    ({ role, content }) => role === 'user' && content !== lastOf(conversation),
  );
  return before && dayScopeIn(readText(before.content), plan.request.start_date, plan.days.length);
};

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
  // What comes to this day from another one is there no longer, and what it lost is said.
  const now = new Set(after.stops.map(recordKey));
  const days = was.days.map((one, index) => {
    if (index === day - 1) return after;
    const stops = one.stops.filter((stop) => !now.has(recordKey(stop)));
    return stops.length === one.stops.length ? one : { ...one, stops };
  });
  const isTold = new Set(
    told.flatMap((change) =>
      change.said === 'stops_removed'
        ? change.stops.map(recordKey)
        : change.said === 'stop_replaced'
          ? [recordKey(change.was)]
          : [],
    ),
  );
  const lost = before.stops.filter((stop) => !now.has(recordKey(stop)) && !isTold.has(recordKey(stop)));
  const gone: Change[] =
    lost.length > 0 ? [{ said: 'stops_removed', stops: lost.map(({ kind, id }) => ({ kind, id })) }] : [];
  return {
    plan: { ...was, days },
    changes: [...told, ...gone, { said: isSame ? 'same_day' : 'only_day', day }],
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
    // Who says twice that a day is too full gets it eased once.
    if (change.said === 'slowest' && changes.some(({ said }) => eases.has(said))) return [];
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

const eases: ReadonlySet<Change['said']> = new Set(['day_eased', 'slower', 'stops_removed']);

const isLength = (change: Change): change is Extract<Change, { said: 'longer' | 'shorter' }> =>
  change.said === 'longer' || change.said === 'shorter';
