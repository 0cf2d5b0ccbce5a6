import type { Plan } from '../plan-shapes';
import { recordKey, type StopRef } from '../records/record';
import type { Change } from './change';

const keysOf = ({ days }: Plan): Set<string> => new Set(days.flatMap(({ stops }) => stops.map(recordKey)));

/** With days and towns that go, what was in them goes without being told one by one. */
const ofLength: ReadonlySet<Change['said']> = new Set([
  'shorter',
  'stay',
  'bases',
  'stays_only',
  'day_removed',
  'city_removed',
  'city_exchanged',
]);

/** What a change tells by itself that it takes out. */
const toldBy = (change: Change, was: Plan): StopRef[] => {
  switch (change.said) {
    case 'new_day':
    case 'day_emptied':
      return was.days[change.day - 1]?.stops ?? [];
    case 'new_stop':
    case 'stop_replaced':
      return [change.was];
    case 'part_freed':
    case 'evenings_quiet':
      return change.stops;
    default:
      return [];
  }
};

/** All that was taken out, as the two plans show it: nothing that is still there, and nothing left unsaid. */
export const withTakenOut = (changes: readonly Change[], was: Plan, now: Plan): Change[] => {
  const there = keysOf(now);
  const told = new Set(changes.flatMap((change) => toldBy(change, was)).map(recordKey));
  const isShorter = changes.some(({ said }) => ofLength.has(said));
  const stated = changes.flatMap((change) => (change.said === 'stops_removed' ? change.stops : []));
  const lost = isShorter ? stated : was.days.flatMap(({ stops }) => stops);
  const gone = lost.filter((stop, index) => {
    const key = recordKey(stop);
    return !there.has(key) && !told.has(key) && lost.findIndex((other) => recordKey(other) === key) === index;
  });
  const at = changes.findIndex(({ said }) => said === 'stops_removed' || said === 'none_to_remove');
  const rest = (some: readonly Change[]) =>
    some.filter(({ said }) => said !== 'stops_removed' && !(said === 'none_to_remove' && gone.length > 0));
  if (gone.length === 0) return rest(changes);
  const stops = gone.map(({ kind, id }) => ({ kind, id }));
  const before = at < 0 ? changes : changes.slice(0, at);
  return [...rest(before), { said: 'stops_removed', stops }, ...(at < 0 ? [] : rest(changes.slice(at)))];
};
