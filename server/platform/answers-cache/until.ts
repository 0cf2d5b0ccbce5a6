import type { Database } from '../../../db/client';
import { nextTimes, timedTables } from '../changes/clock';
import type { ChangeLog } from '../changes/log';

const hour = 3_600_000;
const day = 24 * hour;

/** Vietnam is seven hours ahead all year. */
const nextMidnight = (now: number): number => (Math.floor((now + 7 * hour) / day) + 1) * day - 7 * hour;

/** By table, the time at which a record of it appears or disappears by itself next, in milliseconds since the epoch. */
interface Times {
  begun: number;
  next: ReadonlyMap<string, number>;
}

const timed = [...timedTables];

/**
 * Tells until when an answer is right if nobody changes anything. The next times of all kinds are read together, anew after
 * a change of one of them and when one has passed.
 */
export const createUntil = (db: Database, log: ChangeLog) => {
  let held: Promise<Times> | undefined;

  const read = async (): Promise<Times> => {
    const begun = log.now();
    // Before it is asked for: an answer may be over too early, and not too late.
    const asked = Date.now();
    const { next } = await nextTimes(db, null);
    return { begun, next: new Map(next.map(({ tag, wait }) => [tag, asked + wait])) };
  };

  const times = async (): Promise<Times> => {
    const asked = held;
    const known = await asked?.catch(() => undefined);
    if (held !== asked) return times();
    const isRight =
      known && log.lastOf(timed) <= known.begun && [...known.next.values()].every((at) => at > Date.now());
    if (isRight) return known;
    held = read();
    return held;
  };

  /** Milliseconds since the epoch; at most `longest` milliseconds from now. */
  return async (tags: readonly string[], longest: number): Promise<number> => {
    const { next } = await times();
    const now = Date.now();
    return Math.min(
      now + longest,
      nextMidnight(now),
      ...tags.map((tag) => next.get(tag) ?? Number.POSITIVE_INFINITY),
    );
  };
};
