import type { Database } from '../../../db/client';
import { collectReads } from '../../../db/reads';
import { nextTimes, timedTables } from './clock';
import type { ChangeLog } from './log';

/** What tells whether something that is held in memory is still right. */
export interface Valid {
  /** Of which tables it was made, as changes are told. */
  tags: readonly string[];
  /** The count of changes at which it was begun. */
  begun: number;
  /** The count of changes up to which it is known to be right. */
  seen: number;
  /** Milliseconds since the epoch. */
  until: number;
}

/** By table, the time at which a record of it appears or disappears by itself next, in milliseconds since the epoch. */
interface Times {
  begun: number;
  next: ReadonlyMap<string, number>;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Vietnam is seven hours ahead all year. */
const nextMidnight = (now: number): number => (Math.floor((now + 7 * hour) / day) + 1) * day - 7 * hour;

const timed = [...timedTables];

/**
 * What is made of tables is right until one of them changes, until a record of them appears or disappears by itself, and until
 * the day is over in Vietnam. The next times of all kinds are read together, anew after a change of one of them and when one has
 * passed.
 */
export const createValidity = (db: Database, log: ChangeLog) => {
  let held: Promise<Times> | undefined;

  const read = async (): Promise<Times> => {
    const begun = log.now();
    // Before it is asked for: what is held may be over too early, and not too late.
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
    // Read for everybody, and not for the answer in whose making it happens to be asked for.
    held = collectReads(new Set(), read);
    return held;
  };

  return {
    /** Whether changes are heard, and each of this process's own writes has been told; waits for these. */
    isKnown: async (): Promise<boolean> => {
      if (!log.isListening()) return false;
      if (log.isCurrent()) return true;
      return log.catchUp().then(
        () => true,
        () => false,
      );
    },
    /** What has to be noted before something is read that is to be held. */
    begin: log.now,
    /** @param longest milliseconds from now that it is right at most */
    of: async (tags: readonly string[], begun: number, longest: number): Promise<Valid> => {
      const { next } = await times();
      const now = Date.now();
      const ends = tags.map((tag) => next.get(tag) ?? Number.POSITIVE_INFINITY);
      return { tags, begun, seen: begun, until: Math.min(now + longest, nextMidnight(now), ...ends) };
    },
    /** Sees to it that a change is looked up once only. */
    isRight: (valid: Valid): boolean => {
      if (valid.until <= Date.now()) return false;
      const now = log.now();
      if (valid.seen === now) return true;
      if (log.lastOf(valid.tags) > valid.begun) return false;
      valid.seen = now;
      return true;
    },
  };
};

export type Validity = ReturnType<typeof createValidity>;
