import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { media } from '../../../db/schema';

/** One at a time per picture until the transaction ends: adding it, and removing its files. */
export const lockHash = (tx: Transaction, hash: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${hash}`}, 0))`);

/** The record of the picture, under whatever focal point its file is named. */
export const findByHash = async (tx: Transaction, hash: string) => {
  const [row] = await tx
    .select()
    .from(media)
    .where(eq(sql`left(${media.file}, 32)`, hash));
  return row ?? null;
};
