import type { BusyHours } from '../plan-shapes';
import type { Times } from './arrival';
import { numberPattern } from './numbers';

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** A stretch of a day. */
export type Hours = Pick<BusyHours, 'from' | 'until'>;

/** Where a town comes in a journey. */
export type TownPlace =
  | { at: 'start' | 'end' | 'on_way' }
  | { at: 'before' | 'after'; by: string }
  | { at: 'between'; by: string; and: string };

/** What is to be done with single things of a plan. `what` and `by` are the words that name them, without accents. */
export type Order =
  | { do: 'place'; what: string; day: number }
  | { do: 'add'; what: string }
  /** With `isSome` so many of a kind as `what` counts, and nothing else; with `left` all of it but so many. */
  | { do: 'drop'; what: string; isSome?: boolean; left?: number }
  /** So many days later, or earlier. */
  | { do: 'move'; what: string; days: number }
  /**
   * One comes in the place of another; with `isMutual` both may stay, and change places; with `isGone` the first goes,
   * whether anything is found for it or not.
   */
  | { do: 'replace'; what: string; by: string; isMutual?: boolean; isGone?: boolean }
  /** A day with more in it. */
  | { do: 'fill_day'; day: number }
  | { do: 'several'; orders: Order[] }
  | { do: 'free_part'; day: number; part: DayPart }
  | { do: 'quiet_evenings' }
  /** Hours of a day that are taken: until it begins, from when it is over, or within it. */
  | { do: 'day_hours'; day: number; hours: Hours[] }
  /** When people come on the first day, and leave on the last one. */
  | { do: 'arrive'; time: string }
  | { do: 'leave'; time: string; by?: NonNullable<Times['leaving']> }
  /** So many days less in one city, and as many more in another where that is said. */
  | { do: 'shorten'; what: string; days: number; into?: string }
  /** So long one stays there: nights, or days. */
  | { do: 'set_stay'; what: string; count: number; unit: 'night' | 'day' }
  /** So long in each of its towns. */
  | { do: 'stay_each'; count: number; unit: 'night' | 'day' }
  | { do: 'lengthen'; what: string; days: number }
  /** One city goes, and another gets its days. */
  | { do: 'give_days'; what: string; into: string }
  /** Two cities change places, or one comes first. */
  | { do: 'exchange_cities'; what: string; by: string }
  /** One city moves before or after another; the rest keep their order. */
  | { do: 'move_city'; what: string; by: string; side: 'before' | 'after' }
  /** The journey begins at that end. */
  | { do: 'from_end'; what: string }
  | { do: 'city_first'; what: string }
  | { do: 'city_last'; what: string }
  /** So many sights a day at most. */
  | { do: 'at_most'; count: number }
  /** A town that comes in, for so long, and at a place of the journey. */
  | { do: 'add_town'; what: string; length?: { count: number; unit: 'night' | 'day' }; place?: TownPlace }
  /** Towns that are left as soon as can be; the days go to the others. */
  | { do: 'least_stay'; what: string[] }
  /** When people are back in a town, from which they came. */
  | { do: 'home_by'; what: string; time: string }
  /** The journey is spent in one of its cities. */
  | { do: 'stay_only'; what: string };

/** An order where it stands in a message. */
export interface Found {
  order: Order;
  at: RegExpExecArray;
}

/** What may name something, as a group. */
export const name = "([\\p{L}\\p{N}][\\p{L}\\p{N} '&-]{0,58}?)";

const particle =
  '(?:please|pls|then|actually|instead|too|now|nhe|(?<!phong )nha|di|giup|luon|nua|thoi|duoc khong|duoc ko|cho minh|cho toi)';
/** Where such a name ends: with its clause, but for what is said out of politeness. */
export const end = `(?=(?: ${particle})* *(?:[.!?,;]|$))`;

/** A number, as a group. */
export const count = `(${numberPattern})`;

/** A name without its article. */
export const clean = (text: string): string => text.trim().replace(/^(?:the|a|an|our|that|cai|mot) /u, '');
