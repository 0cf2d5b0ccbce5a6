import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { adminPasswordResets, admins } from '../../../../db/schema';
import type { Env } from '../../../env';
import { ApiError } from '../../../errors';
import { StaleVersion } from '../../../kernel/write';
import type { Language } from '../../../language';
import { writeAudit } from '../../audit/write-audit';
import { limitAttempts } from '../../limits/attempts';
import { dropChallenges } from '../../second-factor/challenge';
import { removeFactor } from '../../second-factor/factor';
import { tellOwner } from '../../second-factor/notify';
import { endAdminSessions } from '../../sessions/admin-sessions';
import { linksSentTo } from '../account-limits';
import type { AuthorityChange } from '../authority';
import { queueInvitation, queueResetLink } from '../password-reset';
import { audited, keepSuperAdmin, lockAccount, readAccount } from './account';
import { holdRole } from './hold-role';
import type { changedAdmin } from './shapes';

/**
 * Changes an account. A deactivated one is signed out everywhere; links that went to a former e-mail end.
 * @throws StaleVersion, ApiError not_found, forbidden, last_super_admin, conflict for deactivating oneself, invalid
 */
export const updateAccount = async (
  { tx, request, actor }: AuthorityChange,
  id: number,
  input: z.output<typeof changedAdmin>,
): Promise<void> => {
  const stored = await lockAccount(tx, actor, id);
  const { row } = stored;
  if (input.version !== undefined && input.version < row.version) throw new StaleVersion();
  const changesRole = input.role_id !== undefined && input.role_id !== row.role.id;
  const deactivates = input.is_active === false && row.is_active;
  if (changesRole || deactivates) await keepSuperAdmin(tx, stored);
  if (deactivates && id === actor.id) throw new ApiError('conflict', { message: 'own_account' });
  if (changesRole && id === actor.id) throw new ApiError('forbidden', { message: 'own_role' });
  if (changesRole && input.role_id !== undefined) await holdRole(tx, actor, input.role_id);
  await tx
    .update(admins)
    .set({
      email: input.email,
      full_name: input.full_name,
      role_id: input.role_id,
      is_active: input.is_active,
      version: sql`${admins.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(eq(admins.id, id));
  if (deactivates) {
    await endAdminSessions(tx, id);
    await dropChallenges(tx, id);
  }
  if (deactivates || (input.email !== undefined && input.email !== row.email.toLowerCase()))
    await tx.delete(adminPasswordResets).where(eq(adminPasswordResets.admin_id, id));
  const changed = await readAccount(tx, id);
  await writeAudit(tx, request, {
    action: 'update',
    entity: 'admin',
    recordId: id,
    title: changed.row.full_name,
    before: audited(stored),
    after: audited(changed),
  });
};

/**
 * Sends a link that sets a new password, and signs the account out everywhere (whoever resets the own one stays
 * signed in where he is). Somebody who never signed in is invited again.
 * @throws ApiError not_found, forbidden, conflict for a deactivated account, too_many_requests
 */
export const resetAccount = async (
  { tx, request, actor }: AuthorityChange,
  env: Env,
  id: number,
  language: Language,
): Promise<void> => {
  const { row } = await lockAccount(tx, actor, id);
  if (!row.is_active) throw new ApiError('conflict', { message: 'admin_inactive' });
  await limitAttempts(tx, [linksSentTo(id)]);
  const queueLink = row.last_login_at === null ? queueInvitation : queueResetLink;
  await queueLink(tx, env, row, language);
  await endAdminSessions(tx, id, id === actor.id ? { except: actor.sessionId } : {});
  await writeAudit(tx, request, {
    action: 'send_link',
    entity: 'admin',
    recordId: id,
    title: row.full_name,
    before: null,
    after: null,
  });
};

/**
 * Takes the second factor of somebody who has lost app and recovery codes. The own one goes with password and code.
 * @throws ApiError not_found, forbidden, conflict for the own account and for one without
 */
export const removeSecondFactor = async (
  { tx, request, actor }: AuthorityChange,
  env: Env,
  id: number,
  language: Language,
): Promise<void> => {
  const { row } = await lockAccount(tx, actor, id);
  if (id === actor.id) throw new ApiError('conflict', { message: 'own_second_factor' });
  if (!(await removeFactor(tx, id))) throw new ApiError('conflict', { message: 'second_factor_is_off' });
  await tellOwner(tx, env, { admin: row, isOn: false, lang: language });
  await writeAudit(tx, request, {
    action: 'second_factor_off',
    entity: 'admin',
    recordId: id,
    title: row.full_name,
    before: null,
    after: null,
  });
};

/**
 * Deletes an account with its sessions and links. What it did stays in the audit, under its name.
 * @throws ApiError not_found, forbidden, last_super_admin, conflict for the own account
 */
export const deleteAccount = async ({ tx, request, actor }: AuthorityChange, id: number): Promise<void> => {
  const stored = await lockAccount(tx, actor, id);
  await keepSuperAdmin(tx, stored);
  if (id === actor.id) throw new ApiError('conflict', { message: 'own_account' });
  await tx.delete(admins).where(eq(admins.id, id));
  await writeAudit(tx, request, {
    action: 'delete',
    entity: 'admin',
    recordId: id,
    title: stored.row.full_name,
    before: audited(stored),
    after: null,
  });
};
