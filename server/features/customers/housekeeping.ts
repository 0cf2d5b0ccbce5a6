import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/client';
import {
  adminChallenges,
  adminPasswordResets,
  adminSessions,
  auditEntries,
  customerSessions,
  customers,
  customerTokens,
  outbox,
  trips,
} from '../../../db/schema';
import { runEvery } from '../../platform/jobs/every';
import { deleteExpiredAttempts } from '../../platform/limits/attempts';
import { deleteIdleSessions } from '../../platform/sessions/idle';
import { forgotten } from '../trips/shared';
import { forgetDeparted } from './forget-departed';
import { neverActivated } from './register';

/**
 * Deletes what has expired, accounts that nobody activated, what is left of those who have gone, letters sent or given up a month ago, security events of half a year ago, and shared plans of
 * nobody that nobody reads any more. Safe to run at any time, in any process.
 */
export const deleteExpired = async (db: Database): Promise<void> => {
  const monthAgo = sql`now() - interval '30 days'`;
  await db.delete(adminSessions).where(lt(adminSessions.expires_at, sql`now()`));
  await db.delete(customerSessions).where(lt(customerSessions.expires_at, sql`now()`));
  await db.delete(adminChallenges).where(lt(adminChallenges.expires_at, sql`now()`));
  await db.delete(adminPasswordResets).where(lt(adminPasswordResets.expires_at, sql`now()`));
  await db.delete(customerTokens).where(lt(customerTokens.expires_at, sql`now()`));
  await db.delete(customers).where(neverActivated(db));
  await db.delete(outbox).where(or(lt(outbox.sent_at, monthAgo), lt(outbox.failed_at, monthAgo)));
  await db.delete(trips).where(forgotten());
  await forgetDeparted(db);
  await db
    .delete(auditEntries)
    .where(
      and(eq(auditEntries.entity, 'security'), lt(auditEntries.created_at, sql`now() - interval '180 days'`)),
    );
  await deleteExpiredAttempts(db);
};

/** Runs `deleteExpired` every hour, and deletes idle sessions. */
export const housekeeping = async (app: FastifyInstance) => {
  const run = async () => {
    await deleteIdleSessions(app.db, app.env);
    await deleteExpired(app.db);
  };
  runEvery(app, { name: 'housekeeping', seconds: 3600, run });
};
