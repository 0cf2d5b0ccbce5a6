import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { adminSessions, customerSessions } from '../../../db/schema';
import type { Env } from '../../env';
import type { SessionKind } from './session-kind';

/** Seconds without a request after which a session has ended. */
export const idleSecondsOf = (env: Env, kind: SessionKind): number =>
  kind === 'admin' ? env.ADMIN_IDLE_HOURS * 3600 : env.CUSTOMER_IDLE_DAYS * 24 * 3600;

/** Whether a session was in use so lately that it goes on. */
export const isInUse = (table: typeof adminSessions | typeof customerSessions, idleSeconds: number): SQL =>
  sql`${table.last_seen_at} > now() - make_interval(secs => ${idleSeconds})`;

/** Deletes sessions that have ended by lying idle. */
export const deleteIdleSessions = async (db: Database, env: Env): Promise<void> => {
  const idle = (kind: SessionKind, table: typeof adminSessions | typeof customerSessions) =>
    sql`not (${isInUse(table, idleSecondsOf(env, kind))})`;
  await db.delete(adminSessions).where(idle('admin', adminSessions));
  await db.delete(customerSessions).where(idle('customer', customerSessions));
};
