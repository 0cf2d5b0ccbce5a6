import type { FastifyRequest } from 'fastify';
import type { ApiError } from '../../errors';
import type { SessionKind } from '../sessions/session-kind';
import type { SecurityEvent } from './event';

/** Each sign-in is a line of the log, by the account's number; staff's are in the audit log as well. */
export const logSignIn = ({ log }: FastifyRequest, account: { kind: SessionKind; id: number }): void =>
  log.info({ account }, 'signed in');

/** Each failure is a line of the log, also where the audit log keeps only some of what is alike. */
export const logFailure = (
  { log }: FastifyRequest,
  { action, account, kind = account?.kind }: SecurityEvent,
): void => log.info({ action, account: { kind, id: account?.id ?? null } }, 'security event');

/** What was refused and why, so that whoever tries to get round something can be seen trying: names of fields, no values. */
export const logRefusal = ({ log }: FastifyRequest, { code, status, details }: ApiError): void => {
  if (status < 400 || status >= 500 || status === 404) return;
  log.info({ code, fields: Object.keys(details.fields ?? {}).slice(0, 20) }, 'refused');
};
