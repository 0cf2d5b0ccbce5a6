import { setImmediate } from 'node:timers/promises';
import { recordKey } from '../records/record';
import { emptinessOf } from './emptiness';
import type { OpenDay } from './open-day';
import { mealsIn, minuteCost, type Offer, placeIn } from './place-in';
import { holds, lostMinutes, timed } from './timed-day';
import type { Visit } from './visit';

/** What a day may have of nothing in it, in points, before something of other days is tried in it. */
const littleEmpty = 1;
/** What a move must gain, so that nothing goes to and fro. */
const leastBetter = 0.3;
/** A number, and no time: the same request gives the same plan. */
const movesADay = 3;
/** What people come for they see on the first days: the share of its points that a stop loses with each day in a town. */
const lossOfDay = 0.1;
/** What the first table of a day is worth beyond what is served there. */
const firstTable = 0.8;

const keyOf = ({ candidate }: Visit): string => recordKey(candidate);

const isKept = (visit: Visit, { pinned }: OpenDay): boolean => pinned === null || pinned.has(keyOf(visit));

const offerFor = (visit: Visit, { offers }: OpenDay): Offer | undefined =>
  offers.find(({ candidate }) => recordKey(candidate) === keyOf(visit));

/** What a day is worth with these stops. @param nth day in its town, from 0 */
export const worthOf = (visits: readonly Visit[], day: OpenDay, nth: number): number => {
  const { frame } = day;
  const times = timed(visits, frame);
  const points = visits.reduce((sum, visit) => {
    const own = offerFor(visit, day)?.points ?? 1;
    return sum + (visit.candidate.isMeal ? own : own * (1 - lossOfDay * nth));
  }, 0);
  return (
    points +
    (mealsIn(visits) > 0 ? firstTable : 0) -
    minuteCost * lostMinutes(visits, times, frame) -
    emptinessOf(visits, times, frame)
  );
};

type Known<Value> = WeakMap<readonly Visit[], Map<Visit | null, Value>>;

/** What is worked out once for the same stops, which stay the same from move to move on all days but two. */
const keep = <Value>(
  known: Known<Value>,
  visits: readonly Visit[],
  visit: Visit | null,
  make: () => Value,
): Value => {
  const of = known.get(visits) ?? new Map<Visit | null, Value>();
  known.set(visits, of);
  const before = of.get(visit);
  if (before !== undefined) return before;
  const value = make();
  of.set(visit, value);
  return value;
};

/** The days in one town while their stops are moved about. */
class Town {
  readonly #rests: Known<Visit[]> = new WeakMap();
  readonly #steps: Known<Visit[] | null> = new WeakMap();
  readonly #worths: Known<number> = new WeakMap();
  readonly #empty: Known<number> = new WeakMap();

  constructor(readonly days: readonly OpenDay[]) {}

  worth(visits: readonly Visit[], day: OpenDay): number {
    return keep(this.#worths, visits, null, () => worthOf(visits, day, this.days.indexOf(day)));
  }

  isEmpty({ visits, frame }: OpenDay): boolean {
    return (
      keep(this.#empty, visits, null, () => emptinessOf(visits, timed(visits, frame), frame)) > littleEmpty
    );
  }

  /** The stops of a day without one of them. */
  without({ visits }: OpenDay, gone: Visit): Visit[] {
    return keep(this.#rests, visits, gone, () => visits.filter((visit) => visit !== gone));
  }

  /** Stops and one more, where it fits best; null where it doesn't. */
  withOne(visits: readonly Visit[], visit: Visit, day: OpenDay): Visit[] | null {
    return keep(this.#steps, visits, visit, () => {
      const offer = offerFor(visit, day);
      return offer ? (placeIn(visits, 0, offer, day.frame)?.visits ?? null) : null;
    });
  }

  holds(visits: readonly Visit[], { frame }: OpenDay): boolean {
    return visits.length === 0 || holds(visits, timed(visits, frame), frame);
  }
}

type Change = Array<{ day: OpenDay; visits: Visit[] }>;

/** All that one stop of a day can do: stand elsewhere in it, or on another day. */
function* movesOf(town: Town, day: OpenDay, others: readonly OpenDay[]): Generator<Change> {
  for (const visit of day.visits) {
    if (isKept(visit, day)) continue;
    const rest = town.without(day, visit);
    const again = town.withOne(rest, visit, day);
    if (again) yield [{ day, visits: again }];
    if (!town.holds(rest, day)) continue;
    for (const other of others) {
      const visits = town.withOne(other.visits, visit, other);
      if (visits)
        yield [
          { day, visits: rest },
          { day: other, visits },
        ];
    }
  }
}

/** All exchanges of a sight of one day for one of another. */
function* swapsOf(town: Town, day: OpenDay, others: readonly OpenDay[]): Generator<Change> {
  const sightsOf = (one: OpenDay) =>
    one.visits.filter((visit) => !isKept(visit, one) && !visit.candidate.isMeal);
  for (const visit of sightsOf(day)) {
    for (const other of others) {
      for (const theirs of sightsOf(other)) {
        const mine = town.withOne(town.without(day, visit), theirs, day);
        const visits = mine && town.withOne(town.without(other, theirs), visit, other);
        if (visits)
          yield [
            { day, visits: mine },
            { day: other, visits },
          ];
      }
    }
  }
}

const bestOf = (town: Town, changes: Iterable<Change>): Change | null => {
  let best: { change: Change; gain: number } | null = null;
  for (const change of changes) {
    const gain = change.reduce(
      (sum, { day, visits }) => sum + town.worth(visits, day) - town.worth(day.visits, day),
      0,
    );
    if (gain > (best?.gain ?? leastBetter)) best = { change, gain };
  }
  return best?.change ?? null;
};

/** What may be done while a day of the town has much of nothing in it: days that have enough leave each other alone. */
function* changesIn(town: Town, of: typeof movesOf): Generator<Change> {
  const empty = town.days.filter((day) => town.isEmpty(day));
  for (const day of town.days) {
    const others = empty.includes(day) ? town.days.filter((one) => one !== day) : empty;
    if (others.length > 0) yield* of(town, day, others);
  }
}

/**
 * Puts the stops of the days in each town where all of those days together are best, so that none is full while another
 * has nothing in its afternoon.
 */
export const spread = async (days: readonly OpenDay[]): Promise<void> => {
  const open = days.filter(({ pinned }) => pinned !== null);
  for (const cityId of new Set(open.map(({ frame }) => frame.cityId))) {
    const town = new Town(open.filter(({ frame }) => frame.cityId === cityId));
    for (let count = 0; count < movesADay * town.days.length; count += 1) {
      const change = bestOf(town, changesIn(town, movesOf)) ?? bestOf(town, changesIn(town, swapsOf));
      if (!change) break;
      for (const { day, visits } of change) day.visits = visits;
      await setImmediate();
    }
  }
};
