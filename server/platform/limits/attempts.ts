import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { attempts } from '../../../db/schema';
import { ApiError } from '../../errors';

/** How often something may be tried in a window. The window starts with the first try in it. */
export interface Limit {
  name: string;
  maximum: number;
  windowSeconds: number;
}

/** One subject (an account, an address) under one limit. */
export interface Counter {
  limit: Limit;
  subject: string;
  /** What the subject is a part of, and counts for as well: the network around a network. */
  wider?: Counter;
}

/** The key of a counter's row. Subjects are hashed: the table then holds neither addresses nor e-mails, and its keys have one length. */
export const keyOf = ({ limit, subject }: Counter): string =>
  `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;

/**
 * Counts a try in one statement, so that tries at the same moment, in any number of processes, can't slip past.
 * @returns how many there are in the window by now, and the seconds until it ends
 */
export const addAttempt = async (
  db: Queryable,
  counter: Counter,
): Promise<{ count: number; wait: number }> => {
  const { windowSeconds } = counter.limit;
  const [row] = await db
    .insert(attempts)
    .values({
      key: keyOf(counter),
      count: 1,
      resets_at: sql`now() + make_interval(secs => ${windowSeconds})`,
    })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${attempts.resets_at} <= now() then 1 else least(${attempts.count} + 1, 1000000) end`,
        resets_at: sql`case when ${attempts.resets_at} <= now() then excluded.resets_at else ${attempts.resets_at} end`,
      },
    })
    .returning({
      count: attempts.count,
      wait: sql<number>`ceil(extract(epoch from ${attempts.resets_at} - now()))::int`,
    });
  if (!row) throw new Error('The try was not counted.');
  return row;
};

/**
 * Counts a try, before the work that the limit protects.
 * @returns seconds to wait when the limit is passed, else 0
 */
export const countAttempt = async (db: Queryable, counter: Counter): Promise<number> => {
  const { count, wait } = await addAttempt(db, counter);
  // What is refused for itself uses nothing up of what it shares with others.
  if (count > counter.limit.maximum) return Math.max(1, wait);
  return counter.wider ? countAttempt(db, counter.wider) : 0;
};

/**
 * Counts a try under each of the counters.
 * @throws ApiError too_many_requests with the seconds to wait
 */
export const limitAttempts = async (db: Queryable, counters: readonly Counter[]): Promise<void> => {
  for (const counter of counters) {
    const wait = await countAttempt(db, counter);
    if (wait > 0) throw new ApiError('too_many_requests', { retryAfter: wait });
  }
};

/** Starts a subject's count anew, after a success. */
export const clearAttempts = async (db: Queryable, ...counters: Counter[]): Promise<void> => {
  await db.delete(attempts).where(inArray(attempts.key, counters.map(keyOf)));
};

/** Takes one try back: for a counter of failures that many people share, when the try turned out well. */
export const forgiveAttempt = async (db: Queryable, counter: Counter): Promise<void> => {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, keyOf(counter)));
  if (counter.wider) await forgiveAttempt(db, counter.wider);
};

export const deleteExpiredAttempts = (db: Queryable) =>
  db.delete(attempts).where(lt(attempts.resets_at, sql`now()`));
