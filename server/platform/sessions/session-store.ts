import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../db/client';
import { adminSessions, customerSessions } from '../../../db/schema';
import { sessionInBrowser } from '../plugins/auth';
import { randomToken } from './tokens';

/** The browser as it names itself, without anything unprintable. */
const userAgentOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7E]/g, '').slice(0, 300);

/** Both tables are alike but for the name of the column that says whose session it is. */
type SessionTable = typeof adminSessions;

const kinds = {
  admin: { table: adminSessions, owner: adminSessions.admin_id, key: 'admin_id' },
  customer: {
    table: customerSessions as unknown as SessionTable,
    owner: customerSessions.customer_id,
    key: 'customer_id',
  },
} as const;

/**
 * Sessions of one kind of account, a row for each. The id is the secret half of a token; what is shown of a session is
 * a hash of it.
 * @param seconds after which one has to sign in again, however busy one was
 */
export const sessionStore = (kind: keyof typeof kinds, seconds: number) => {
  const { table, owner, key } = kinds[kind];
  const shownName = sql<string>`left(encode(sha256(convert_to(${table.id}, 'UTF8')), 'hex'), 32)`;

  return {
    /** Opens a session and returns its id and end. */
    open: async (tx: Queryable, accountId: number, request: FastifyRequest) => {
      const session = { id: randomToken(), expires_at: new Date(Date.now() + seconds * 1000) };
      const row = {
        ...session,
        [key]: accountId,
        user_agent: userAgentOf(request),
        address: request.ip,
      };
      await tx.insert(table).values(row as typeof table.$inferInsert);
      return session;
    },

    end: (tx: Queryable, sessionId: string) => tx.delete(table).where(eq(table.id, sessionId)),

    /** Ends the one that somebody had in this browser who signs in again: nobody could reach it any more to end it. */
    endInBrowser: async (app: FastifyInstance, request: FastifyRequest): Promise<void> => {
      const before = sessionInBrowser(app, request, kind);
      if (before !== null) await app.db.delete(table).where(eq(table.id, before));
    },

    /** Ends all sessions of an account, or all but one. */
    endAll: (tx: Queryable, accountId: number, options: { except?: string } = {}) =>
      tx
        .delete(table)
        .where(and(eq(owner, accountId), options.except ? ne(table.id, options.except) : undefined)),

    /** Live sessions of an account, the one used last first. */
    list: (db: Queryable, accountId: number, currentId: string) =>
      db
        .select({
          id: shownName,
          user_agent: table.user_agent,
          address: table.address,
          created_at: table.created_at,
          last_seen_at: table.last_seen_at,
          expires_at: table.expires_at,
          is_current: sql<boolean>`${table.id} = ${currentId}`,
        })
        .from(table)
        .where(and(eq(owner, accountId), gt(table.expires_at, sql`now()`)))
        .orderBy(sql`${table.last_seen_at} desc, ${table.id}`),

    /** Ends one of the account's own sessions by its shown name; false when there is none. */
    endShown: async (db: Queryable, accountId: number, shown: string): Promise<boolean> => {
      const ended = await db
        .delete(table)
        .where(and(eq(owner, accountId), sql`${shownName} = ${shown}`))
        .returning({ id: table.id });
      return ended.length > 0;
    },
  };
};
