import { setImmediate } from 'node:timers/promises';
import { recordKey } from '../records/record';
import { composeDay, fairShare, isShort, minutesOfSights } from './compose';
import type { OpenDay } from './open-day';
import type { Offer } from './place-in';

/** So many minutes of sights the poorer of two days must gain. */
const leastGained = 45;

const keysOf = ({ visits }: OpenDay): Set<string> =>
  new Set(visits.map(({ candidate }) => recordKey(candidate)));

/** What two days hold together, as one of them is offered it. */
const sharedOffers = (day: OpenDay, keys: ReadonlySet<string>): Offer[] =>
  day.offers.filter(({ candidate }) => keys.has(recordKey(candidate)));

const isOpen = (day: OpenDay): boolean => day.pinned !== null && day.pinned.size === 0;

/** Both days put together anew from what they hold, the poor one first; null where it gets no richer. */
const halved = (
  poor: OpenDay,
  rich: OpenDay,
): { poor: OpenDay['visits']; rich: OpenDay['visits'] } | null => {
  const keys = new Set([...keysOf(poor), ...keysOf(rich)]);
  const offers = sharedOffers(poor, keys);
  const first = composeDay([], offers, poor.frame, fairShare(offers, 2));
  const taken = new Set(first.map(({ candidate }) => recordKey(candidate)));
  const rest = sharedOffers(rich, new Set([...keys].filter((key) => !taken.has(key))));
  const second = composeDay([], rest, rich.frame);
  const worst = Math.min(minutesOfSights(first), minutesOfSights(second));
  const isWhole = first.length + second.length >= poor.visits.length + rich.visits.length - 1;
  return isWhole && worst >= minutesOfSights(poor.visits) + leastGained
    ? { poor: first, rich: second }
    : null;
};

/** A day with one thing in the evening and a full one beside it in the same town become two that are half full. */
export const halveDays = async (days: readonly OpenDay[]): Promise<void> => {
  for (const poor of days.filter((day) => isOpen(day) && isShort(day.visits, day.frame))) {
    const others = days
      .filter((day) => day !== poor && isOpen(day) && day.frame.cityId === poor.frame.cityId)
      .toSorted((a, b) => minutesOfSights(b.visits) - minutesOfSights(a.visits));
    for (const rich of others) {
      const found = halved(poor, rich);
      if (!found) continue;
      poor.visits = found.poor;
      rich.visits = found.rich;
      break;
    }
    await setImmediate();
  }
};
