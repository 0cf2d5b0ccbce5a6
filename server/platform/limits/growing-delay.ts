import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/client';
import { attempts } from '../../../db/schema';
import { addAttempt, type Counter, clearAttempts, keyOf } from './attempts';

const firstDelay = 5;
const longestDelay = 15 * 60;
const stepsUntilDoubled = 10;

/** Seconds to wait after the n-th try beyond the limit: 5 at first, twice as long after each ten, at most 15 minutes. */
export const delayAfter = (beyond: number): number =>
  Math.min(longestDelay, firstDelay * 2 ** Math.floor((beyond - 1) / stepsUntilDoubled));

const pauseOf = ({ limit, subject }: Counter): Counter => ({
  limit: { ...limit, name: `${limit.name}-pause` },
  subject,
});

/**
 * Counts a try of something that is slowed down rather than stopped: beyond the limit each try is followed by a pause,
 * and the pauses grow. A try within a pause is refused and not counted. Safe for tries at the same moment: the
 * counter's row is held until it is known whether the try may go on.
 * @returns seconds that are left of the pause, else 0
 */
export const countSlowed = (db: Database, counter: Counter): Promise<number> =>
  db.transaction(async (tx) => {
    const { count } = await addAttempt(tx, counter);
    const pause = pauseOf(counter);
    const [running] = await tx
      .select({ seconds: sql<number>`ceil(extract(epoch from ${attempts.resets_at} - now()))::int` })
      .from(attempts)
      .where(and(eq(attempts.key, keyOf(pause)), gt(attempts.resets_at, sql`clock_timestamp()`)));
    if (running) {
      await tx
        .update(attempts)
        .set({ count: sql`${attempts.count} - 1` })
        .where(eq(attempts.key, keyOf(counter)));
      return Math.max(1, running.seconds);
    }
    const beyond = count - counter.limit.maximum;
    if (beyond > 0) await beginPause(tx, pause, delayAfter(beyond));
    return 0;
  });

const beginPause = async (tx: Queryable, pause: Counter, seconds: number): Promise<void> => {
  const resets_at = sql`clock_timestamp() + make_interval(secs => ${seconds})`;
  await tx
    .insert(attempts)
    .values({ key: keyOf(pause), count: 1, resets_at })
    .onConflictDoUpdate({ target: attempts.key, set: { resets_at } });
};

/** Forgets the tries and ends the pause. */
export const clearSlowed = (db: Queryable, counter: Counter): Promise<void> =>
  clearAttempts(db, counter, pauseOf(counter));
