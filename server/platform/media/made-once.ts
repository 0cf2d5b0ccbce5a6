import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';

/**
 * Has one process of all make a thing, and the others wait for it: `find` is asked again by whoever waited. Without the database,
 * or when the other takes too long, each makes its own, which is the same.
 */
export const madeOnce = async <T>(
  db: Database,
  key: string,
  { find, make }: { find: () => Promise<T | null>; make: () => Promise<T> },
): Promise<T> => {
  let begun = false;
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`make ${key}`}, 0))`);
      const found = await find();
      begun = true;
      return found ?? (await make());
    });
  } catch (error) {
    if (begun) throw error;
    return make();
  }
};
