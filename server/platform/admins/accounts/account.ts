import { and, eq, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/client';
import { admins, roles } from '../../../../db/schema';
import type { AdminActor } from '../../../access';
import { ApiError } from '../../../errors';
import { type Authority, reaches, requireReach, superAdmin } from '../authority';
import { findAdmin, findRole } from '../lists';

/** An account as it is stored, with what its role may do. */
export interface Account {
  row: Awaited<ReturnType<typeof findAdmin>>;
  authority: Authority;
}

/** @throws ApiError not_found */
export const readAccount = async (db: Queryable, id: number): Promise<Account> => {
  const row = await findAdmin(db, id);
  const { code, permissions } = await findRole(db, row.role.id);
  return { row, authority: { code, permissions } };
};

/**
 * Locks an account that this admin may change: the own one, or one that holds no right beyond his.
 * @throws ApiError not_found, forbidden
 */
export const lockAccount = async (tx: Transaction, actor: AdminActor, id: number): Promise<Account> => {
  await tx.select({ id: admins.id }).from(admins).where(eq(admins.id, id)).for('update');
  const account = await readAccount(tx, id);
  if (id !== actor.id) requireReach(actor, account.authority);
  return account;
};

/**
 * Holds on to the last active super admin. Changes of accounts run one after another (`changeAuthority`), so that of
 * two super admins who remove each other one stays.
 * @throws ApiError last_super_admin
 */
export const keepSuperAdmin = async (tx: Transaction, { row }: Account): Promise<void> => {
  if (row.role.code !== superAdmin || !row.is_active) return;
  const [other] = await tx
    .select({ id: admins.id })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.role_id))
    .where(and(eq(roles.code, superAdmin), eq(admins.is_active, true), ne(admins.id, row.id)))
    .limit(1);
  if (!other) throw new ApiError('last_super_admin');
};

/** What the audit keeps of an account. */
export const audited = ({ row }: Account) => ({
  email: row.email,
  full_name: row.full_name,
  role: row.role.code,
  is_active: row.is_active,
  version: row.version,
});

/** An account as this admin sees it. @throws ApiError not_found */
export const presentAccount = async (db: Queryable, actor: AdminActor, id: number) => {
  const { row, authority } = await readAccount(db, id);
  return {
    ...row,
    permissions: [...authority.permissions],
    is_self: row.id === actor.id,
    is_changeable: row.id === actor.id || reaches(actor, authority),
  };
};
