import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../db/client';
import { auditEntries } from '../../../db/schema';
import { countAttempt, type Limit } from '../limits/attempts';
import { shownNetwork, wideNetworkOf } from '../limits/network';
import { countForAlert } from './alert';
import type { SecurityAction, SecurityEvent } from './event';
import { logFailure } from './log-event';

const hour = 3600;

/** The log keeps some of what is alike, so that nobody fills it; the alert counts what fails all the same. */
const limits = {
  alike: { name: 'security-alike', maximum: 3, windowSeconds: hour },
  all: { name: 'security-all', maximum: 300, windowSeconds: hour },
} as const satisfies Record<string, Limit>;

/** Customers are named by their number: the log outlives accounts. */
const titleOf = ({ title, account }: SecurityEvent): string =>
  title ?? (account?.kind === 'admin' ? account.full_name : '');

/** What the log says of an event. Read while the request is there: its address goes with the connection. */
const entryOf = (request: FastifyRequest, event: SecurityEvent): typeof auditEntries.$inferInsert => {
  const { action, account, kind = account?.kind, details } = event;
  const { actor } = request;
  return {
    admin_id: actor.kind === 'admin' ? actor.id : null,
    action,
    entity: 'security',
    record_id: account?.id ?? null,
    title: titleOf(event),
    before: null,
    after: { ...(kind ? { account: kind } : {}), network: shownNetwork(request.ip), ...details },
    request_id: request.id,
  };
};

/** Writes an event into the audit log, in the transaction of what it tells of. */
export const writeSecurityEvent = async (
  tx: Queryable,
  request: FastifyRequest,
  event: SecurityEvent,
): Promise<void> => {
  await tx.insert(auditEntries).values(entryOf(request, event));
};

const fails = new Set<SecurityAction>(['sign_in_failed', 'code_failed']);

/** What is counted as alike: of one account, or from one network where there is none. */
const subjectOf = (request: FastifyRequest, { action, account, details }: SecurityEvent): string => {
  const who = account ? `${account.kind} ${account.id}` : wideNetworkOf(request.ip);
  return [action, who, details?.permission ?? ''].join(' ');
};

/**
 * Notes what somebody failed at, without anybody waiting for it: at most three alike in an hour, and 300 of all
 * kinds. Many in a short time alert the administrators.
 */
export const noteSecurityEvent = (
  app: FastifyInstance,
  request: FastifyRequest,
  event: SecurityEvent,
): void => {
  logFailure(request, event);
  const entry = entryOf(request, event);
  const subject = subjectOf(request, event);
  const note = async () => {
    const isKept =
      (await countAttempt(app.db, { limit: limits.alike, subject })) === 0 &&
      (await countAttempt(app.db, { limit: limits.all, subject: '' })) === 0;
    if (isKept) await app.db.insert(auditEntries).values(entry);
    if (isKept || fails.has(event.action)) await countForAlert(app);
  };
  note().catch((error: Error) =>
    app.log.warn({ reason: error.message, action: event.action }, 'a security event was not noted'),
  );
};
