import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { admins } from '../../../../db/schema';
import type { Env } from '../../../env';
import { ApiError } from '../../../errors';
import type { Language } from '../../../language';
import { writeAudit } from '../../audit/write-audit';
import { hashPassword } from '../../sessions/passwords';
import { refuseWeakPassword } from '../../sessions/refuse-weak-password';
import { randomToken } from '../../sessions/tokens';
import type { AuthorityChange } from '../authority';
import { queueInvitation } from '../password-reset';
import { audited, readAccount } from './account';
import { holdRole } from './hold-role';
import type { newAdmin } from './shapes';

type NewAdmin = z.output<typeof newAdmin>;

/** The hash of the chosen password; without one, of a password that nobody knows. @throws ApiError invalid */
export const firstPassword = async (
  app: FastifyInstance,
  { password, email, full_name }: NewAdmin,
): Promise<string> => {
  if (password !== undefined) await refuseWeakPassword(app, 'password', password, [email, full_name]);
  return hashPassword(password ?? randomToken());
};

/**
 * Adds an account; one without a password gets an invitation. Returns its id.
 * @throws ApiError forbidden for a role beyond the admin's own rights, invalid
 */
export const createAccount = async (
  { tx, request, actor }: AuthorityChange,
  env: Env,
  { passwordHash, language, ...input }: NewAdmin & { passwordHash: string; language: Language },
): Promise<number> => {
  await holdRole(tx, actor, input.role_id);
  const { email, full_name, role_id } = input;
  const [row] = await tx
    .insert(admins)
    .values({ email, full_name, role_id, password_hash: passwordHash })
    .returning({ id: admins.id, email: admins.email, full_name: admins.full_name });
  if (!row) throw new ApiError('internal');
  if (input.password === undefined) await queueInvitation(tx, env, row, language);
  await writeAudit(tx, request, {
    action: 'create',
    entity: 'admin',
    recordId: row.id,
    title: full_name,
    before: null,
    after: audited(await readAccount(tx, row.id)),
  });
  return row.id;
};
