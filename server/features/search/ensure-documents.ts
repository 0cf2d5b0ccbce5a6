import { isNull, sql } from 'drizzle-orm';
import { createDatabase, type Transaction } from '../../../db/client';
import { searchDocuments } from '../../../db/schema';
import { indexAll } from '../../kernel/search-documents';
import { searchable } from './hits';

/** Names the lock under which only one process at a time makes the documents. */
const lockKey = 7_231_908_455;

const isOfEarlierVersion = async (tx: Transaction): Promise<boolean> => {
  const [row] = await tx
    .select({ id: searchDocuments.record_id })
    .from(searchDocuments)
    .where(isNull(searchDocuments.written_words))
    .limit(1);
  return row !== undefined;
};

/**
 * Makes what search reads for a database whose content was there before it: just filled, or of an earlier version.
 * Returns whether anything was made. Writes keep it up to date from then on.
 */
export const ensureSearchDocuments = async (databaseUrl: string): Promise<boolean> => {
  const { db, close } = createDatabase(databaseUrl, {
    max: 1,
    applicationName: 'visit-vietnam-search',
    timeLimits: false,
  });
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      if ((await tx.$count(searchDocuments)) > 0 && !(await isOfEarlierVersion(tx))) return false;
      await indexAll(tx, searchable);
      return (await tx.$count(searchDocuments)) > 0;
    });
  } finally {
    await close();
  }
};
