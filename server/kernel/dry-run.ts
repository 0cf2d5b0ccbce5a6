import { z } from 'zod';
import type { Database, Transaction } from '../../db/client';
import { flagQuery } from '../fields';

/** What every call that writes a record takes beside its body. */
export const dryRunQuery = z.object({
  dry_run: flagQuery.optional().meta({
    description: '1: says what is wrong with the write, or answers 202, and writes nothing either way',
  }),
});

/** Ends the transaction of a dry run. */
class Undone extends Error {}

/** Runs a write. Of a dry run nothing stays, and it comes to nothing: undefined. */
export const writtenUnlessDry = async <Written>(
  db: Database,
  isDry: boolean | undefined,
  run: (tx: Transaction) => Promise<Written>,
): Promise<Written | undefined> => {
  try {
    return await db.transaction(async (tx) => {
      const written = await run(tx);
      if (isDry) throw new Undone();
      return written;
    });
  } catch (error) {
    if (error instanceof Undone) return undefined;
    throw error;
  }
};
