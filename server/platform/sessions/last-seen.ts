import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import type { adminSessions, customerSessions } from '../../../db/schema';

/** Coarse on purpose: reading a page must not cost a write each time. */
const every = 5 * 60 * 1000;

/** Notes that a session is in use, at most once in five minutes. */
export const markSeen = async (
  db: Queryable,
  table: typeof adminSessions | typeof customerSessions,
  sessionId: string,
  lastSeen: Date,
): Promise<void> => {
  if (Date.now() - lastSeen.getTime() < every) return;
  await db.update(table).set({ last_seen_at: sql`now()` }).where(eq(table.id, sessionId));
};
