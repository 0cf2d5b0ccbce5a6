import type { z } from 'zod';
import { admins } from '../../../db/schema';
import type { Env } from '../../env';
import { ApiError, invalidField } from '../../errors';
import type { Language } from '../../language';
import type { AuthorityChange } from '../admin/authority';
import { queueInvitation } from '../admin/password-reset';
import { writeAudit } from '../admin/write-audit';
import { isWeakPassword } from '../sessions/password-rules';
import { hashPassword } from '../sessions/passwords';
import { randomToken } from '../sessions/tokens';
import { kept, readAccount } from './account';
import { holdRole } from './hold-role';
import type { newAdmin } from './shapes';

type NewAdmin = z.output<typeof newAdmin>;

/** The hash of the chosen password; without one, of a password that nobody knows. @throws ApiError invalid */
export const firstPassword = ({ password, email, full_name }: NewAdmin): Promise<string> => {
  if (password !== undefined && isWeakPassword(password, [email, full_name]))
    throw invalidField('password', 'weak_password');
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
    after: kept(await readAccount(tx, row.id)),
  });
  return row.id;
};
