import type { DraftDay, DraftStop } from './day-draft';

/** Where a stop is, or is to be: a day of the list and a place in it. */
export interface StopPlace {
  day: number;
  index: number;
}

/** A list with one entry at another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(to, 0, entry);
  return next;
}

/** Where the stop of a key is. */
export function placeOfStop(days: readonly DraftDay[], key: string): StopPlace | null {
  for (const [day, { stops }] of days.entries()) {
    const index = stops.findIndex((stop) => stop.key === key);
    if (index !== -1) return { day, index };
  }
  return null;
}

const withStops = (
  days: readonly DraftDay[],
  day: number,
  change: (stops: DraftStop[]) => DraftStop[],
): DraftDay[] => days.map((one, index) => (index === day ? { ...one, stops: change(one.stops) } : one));

/** The days with a stop at another place of the same day or of another one; past the end is the end. */
export function stopMoved(days: readonly DraftDay[], from: StopPlace, to: StopPlace): DraftDay[] {
  const stop = days[from.day]?.stops[from.index];
  if (!stop || !days[to.day]) return [...days];
  const without = withStops(days, from.day, (stops) => stops.filter(({ key }) => key !== stop.key));
  return withStops(without, to.day, (stops) => [...stops.slice(0, to.index), stop, ...stops.slice(to.index)]);
}

/**
 * Where a stop goes by one step up or down: past the first it becomes the last of the day before, past the last the
 * first of the day after. Null at the ends of the programme.
 */
export function stepOf(days: readonly DraftDay[], from: StopPlace, step: 1 | -1): StopPlace | null {
  const index = from.index + step;
  if (index >= 0 && index < (days[from.day]?.stops.length ?? 0)) return { day: from.day, index };
  const day = from.day + step;
  const other = days[day];
  return other ? { day, index: step === 1 ? 0 : other.stops.length } : null;
}

/** The days with another stop at the end of one of them. */
export const stopAdded = (days: readonly DraftDay[], day: number, stop: DraftStop): DraftDay[] =>
  withStops(days, day, (stops) => [...stops, stop]);

/** The days without a stop. */
export const stopRemoved = (days: readonly DraftDay[], { day, index }: StopPlace): DraftDay[] =>
  withStops(days, day, (stops) => stops.filter((_stop, place) => place !== index));

/** The days with changes to one stop. */
export const stopChanged = (
  days: readonly DraftDay[],
  { day, index }: StopPlace,
  changes: Partial<DraftStop>,
): DraftDay[] =>
  withStops(days, day, (stops) =>
    stops.map((stop, place) => (place === index ? { ...stop, ...changes } : stop)),
  );
