import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import { createDatabase, type Transaction } from '../../../../db/client';
import { visitorInfoIssues } from '../../../../db/schema';
import { byRecord } from '../../../kernel/by-record';
import type { Entity } from '../../../kernel/entity';
import { noteIssues, type VisitedKind, visitedKinds } from '../../../kernel/visitor-info/issues';
import { visitedEntities } from './kinds';

/** Names the lock under which only one process at a time looks through all records. */
const lockKey = 7_231_908_456;

const batch = 200;

/** Looks through a kind's records, some at a time, so that memory is bounded however many there are. */
const lookThrough = async (tx: Transaction, kind: VisitedKind, { record, translation }: Entity) => {
  let last = 0;
  for (;;) {
    const rows = await tx
      .select()
      .from(record)
      .where(and(gt(record.id, last), isNull(record.deleted_at)))
      .orderBy(asc(record.id))
      .limit(batch);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const texts = await tx.select().from(translation).where(inArray(translation.record_id, ids));
    const own = byRecord(texts, ({ record_id }) => record_id);
    const snapshots = rows.map((row) => {
      const translations = Object.fromEntries((own.get(row.id) ?? []).map((text) => [text.lang_id, text]));
      return [row.id, { ...row, translations }] as const;
    });
    await noteIssues(tx, kind, new Map(snapshots));
    last = ids.at(-1) ?? last;
  }
};

/**
 * Looks through the records of a database whose content was there before anybody looked: just filled, or of an earlier
 * version. Returns whether it did. Each write keeps it up to date from then on.
 */
export const ensureVisitorInfoIssues = async (databaseUrl: string): Promise<boolean> => {
  const { db, close } = createDatabase(databaseUrl, {
    max: 1,
    applicationName: 'visit-vietnam-visitor-info',
    timeLimits: false,
  });
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      if ((await tx.$count(visitorInfoIssues)) > 0) return false;
      for (const kind of visitedKinds) await lookThrough(tx, kind, visitedEntities[kind]);
      return true;
    });
  } finally {
    await close();
  }
};
