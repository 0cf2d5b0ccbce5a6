import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../db/client';
import { adminSessions } from '../../../db/schema';
import { randomToken } from './tokens';

/** Seconds after which one has to sign in again, however busy one was. */
export const sessionSeconds = 7 * 24 * 3600;

/** The browser as it names itself, without anything unprintable. */
export const userAgentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7E]/g, '').slice(0, 300);

/** Opens a session and returns its id and end. */
export const openAdminSession = async (tx: Queryable, adminId: number, request: FastifyRequest) => {
  const session = { id: randomToken(), expires_at: new Date(Date.now() + sessionSeconds * 1000) };
  await tx.insert(adminSessions).values({
    ...session,
    admin_id: adminId,
    user_agent: userAgentOf(request),
    address: request.ip,
  });
  return session;
};

export const endAdminSession = (tx: Queryable, sessionId: string) =>
  tx.delete(adminSessions).where(eq(adminSessions.id, sessionId));

/** Ends all sessions of an admin, or all but one. */
export const endAdminSessions = (tx: Queryable, adminId: number, options: { except?: string } = {}) =>
  tx
    .delete(adminSessions)
    .where(
      and(
        eq(adminSessions.admin_id, adminId),
        options.except ? ne(adminSessions.id, options.except) : undefined,
      ),
    );

/** A name for a session that may be shown: its id is the secret half of a token. */
const handle = sql<string>`left(encode(sha256(convert_to(${adminSessions.id}, 'UTF8')), 'hex'), 32)`;

/** Live sessions of an admin, the one used last first. */
export const listAdminSessions = (db: Queryable, adminId: number, currentId: string) =>
  db
    .select({
      id: handle,
      user_agent: adminSessions.user_agent,
      address: adminSessions.address,
      created_at: adminSessions.created_at,
      last_seen_at: adminSessions.last_seen_at,
      expires_at: adminSessions.expires_at,
      is_current: sql<boolean>`${adminSessions.id} = ${currentId}`,
    })
    .from(adminSessions)
    .where(and(eq(adminSessions.admin_id, adminId), gt(adminSessions.expires_at, sql`now()`)))
    .orderBy(sql`${adminSessions.last_seen_at} desc, ${adminSessions.id}`);

/** Ends one of the admin's own sessions by its shown name; false when there is none. */
export const endAdminSessionByHandle = async (
  db: Queryable,
  adminId: number,
  shown: string,
): Promise<boolean> => {
  const ended = await db
    .delete(adminSessions)
    .where(and(eq(adminSessions.admin_id, adminId), sql`${handle} = ${shown}`))
    .returning({ id: adminSessions.id });
  return ended.length > 0;
};
