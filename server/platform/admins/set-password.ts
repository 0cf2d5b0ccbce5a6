import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { adminPasswordResets, admins } from '../../../db/schema';
import type { Env } from '../../env';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import { formatDateTime } from '../../time';
import { queueMail } from '../mail/queue-mail';
import { dropChallenges } from '../second-factor/challenge';
import { endAdminSessions } from '../sessions/admin-sessions';
import { forgetSignInTries } from '../sessions/sign-in-limits';
import { type AccountAction, auditAccount } from './account-audit';

interface NewPassword {
  admin: { id: number; email: string; full_name: string };
  passwordHash: string;
  /** The hash that was checked; when it isn't the stored one any more, nothing is written. */
  checkedHash?: string;
  /** The session that goes on; all others end. */
  keepSession?: string;
  action: Extract<AccountAction, 'password_change' | 'password_reset'>;
  lang: Language;
  requestId: string;
}

/**
 * Stores a new password with all that follows from it: other sessions, begun sign-ins and open links end, the account's failed tries
 * are forgotten, its owner gets a letter about it.
 */
export const setPassword = async (tx: Transaction, env: Env, change: NewPassword): Promise<void> => {
  const { admin, lang } = change;
  const changed = await tx
    .update(admins)
    .set({ password_hash: change.passwordHash, version: sql`${admins.version} + 1`, updated_at: sql`now()` })
    .where(
      and(
        eq(admins.id, admin.id),
        change.checkedHash ? eq(admins.password_hash, change.checkedHash) : undefined,
      ),
    )
    .returning({ id: admins.id });
  if (changed.length === 0) throw new ApiError('conflict');
  await endAdminSessions(tx, admin.id, change.keepSession ? { except: change.keepSession } : {});
  await dropChallenges(tx, admin.id);
  await tx.delete(adminPasswordResets).where(eq(adminPasswordResets.admin_id, admin.id));
  await forgetSignInTries(tx, 'admin', admin.email);
  await auditAccount(tx, { action: change.action, admin, requestId: change.requestId });
  await queueMail(tx, {
    template: 'admin_password_changed',
    lang,
    to: admin.email,
    variables: {
      full_name: admin.full_name,
      changed_at: formatDateTime(new Date()),
      link: `${env.PUBLIC_URL}/admin/forgot-password`,
    },
  });
};
