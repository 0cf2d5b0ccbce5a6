import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/client';
import { customers, customerTokens } from '../../../db/schema';
import type { Env } from '../../env';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import { queueMail } from '../../platform/mail/queue-mail';
import { writeSecurityEvent } from '../../platform/security/note-event';
import { customerSessions } from '../../platform/sessions/customer-sessions';
import { forgetSignInTries } from '../../platform/sessions/sign-in-limits';
import { formatDateTime } from '../../time';
import { strangersDetailsGone } from './forget-stranger';

interface NewPassword {
  customer: { id: number; email: string; full_name: string };
  passwordHash: string;
  /** The hash that was checked; when it isn't the stored one any more, nothing is written. */
  checkedHash?: string;
  /** The session that goes on; all others end. */
  keepSession?: string;
  /** Whether a link in a letter was used, which shows whose the e-mail is. What was typed before that goes. */
  byLetter?: boolean;
  lang: Language;
}

/**
 * Stores a new password with all that follows from it: other sessions and open links end, the account's failed tries
 * are forgotten, its owner gets a letter about it.
 */
export const setPassword = async (
  tx: Transaction,
  env: Env,
  request: FastifyRequest,
  change: NewPassword,
): Promise<void> => {
  const { customer, lang } = change;
  const [changed] = await tx
    .update(customers)
    .set({
      password_hash: change.passwordHash,
      version: sql`${customers.version} + 1`,
      updated_at: sql`now()`,
      ...(change.byLetter
        ? { ...strangersDetailsGone(), activated_at: sql`coalesce(${customers.activated_at}, now())` }
        : {}),
    })
    .where(
      and(
        eq(customers.id, customer.id),
        isNull(customers.deleted_at),
        change.checkedHash ? eq(customers.password_hash, change.checkedHash) : undefined,
      ),
    )
    .returning({ full_name: customers.full_name });
  if (!changed) throw new ApiError('conflict');
  await customerSessions.endAll(tx, customer.id, change.keepSession ? { except: change.keepSession } : {});
  await tx.delete(customerTokens).where(eq(customerTokens.customer_id, customer.id));
  await forgetSignInTries(tx, 'customer', customer.email);
  await writeSecurityEvent(tx, request, {
    action: 'customer_password',
    account: { kind: 'customer', ...customer },
  });
  await queueMail(tx, {
    template: 'customer_password_changed',
    lang,
    to: customer.email,
    variables: {
      full_name: changed.full_name,
      changed_at: formatDateTime(new Date()),
      link: `${env.PUBLIC_URL}/${lang}/forgot-password`,
    },
  });
};
