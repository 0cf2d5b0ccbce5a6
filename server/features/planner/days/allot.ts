import type { PlannerCity } from '../candidates/cities';

/** How many days each city can fill, and how long somebody asked to stay. */
export interface Stay {
  city: PlannerCity;
  /** Days for which it has enough. */
  capacity: number;
  asked?: number | undefined;
  /** Whether getting there takes most of a day, so that one day is none. */
  isFar?: boolean;
  /** Days without which it isn't worth going there, where there are enough. */
  least?: number;
}

/** What one more day in a city is worth; where people have seen what there is, hardly anything. */
const worthOfDay = (capacity: number, days: number): number =>
  (capacity / (days + 0.3)) * (days >= capacity ? seenShare : 1);
const seenShare = 0.4;

/**
 * Gives each city its days: at least one, what was asked for as far as the journey is long enough, and the rest to
 * those that have most to offer for each day that they have already. Cities for which there is no day fall out, the
 * last first.
 */
export const allotDays = (
  stays: readonly Stay[],
  days: number,
): Array<{ city: PlannerCity; days: number }> => {
  const kept = stays.slice(0, days);
  const given = kept.map(({ asked }) => asked ?? 1);
  // A day that is spent on the train is none in the city.
  kept.forEach(({ asked, isFar, least = 1 }, index) => {
    const total = given.reduce((sum, count) => sum + count, 0);
    const wanted = Math.max(least, isFar ? 2 : 1);
    if (asked === undefined) given[index] = Math.min(wanted, 1 + Math.max(0, days - total));
  });
  const isFree = kept.map(({ asked }) => asked === undefined);
  const sum = () => given.reduce((total, count) => total + count, 0);
  while (sum() > days) {
    const longest = given.indexOf(Math.max(...given));
    given[longest] = (given[longest] ?? 1) - 1;
  }
  while (sum() < days) {
    const open = isFree.some(Boolean) ? isFree : isFree.map(() => true);
    const best = kept
      .map(({ capacity }, index) => ({
        index,
        worth: open[index] ? worthOfDay(capacity, given[index] ?? 1) : -1,
      }))
      .reduce((a, b) => (b.worth > a.worth ? b : a), { index: 0, worth: -2 });
    given[best.index] = (given[best.index] ?? 0) + 1;
  }
  return kept.flatMap(({ city }, index) => {
    const count = given[index] ?? 0;
    return count > 0 ? [{ city, days: count }] : [];
  });
};
