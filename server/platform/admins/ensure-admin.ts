import { and, eq, sql } from 'drizzle-orm';
import { createDatabase, type Transaction } from '../../../db/client';
import { admins, roles } from '../../../db/schema';
import { hashPassword } from '../sessions/passwords';
import { syncRoles } from './sync-roles';

interface Setup {
  databaseUrl: string;
  /** Without e-mail and password only roles and rights are brought up to date. */
  email?: string | undefined;
  password?: string | undefined;
  fullName?: string;
}

const hasSuperAdmin = async (tx: Transaction): Promise<boolean> => {
  const [found] = await tx
    .select({ id: admins.id })
    .from(admins)
    .innerJoin(roles, and(eq(roles.id, admins.role_id), eq(roles.code, 'super_admin')))
    .where(eq(admins.is_active, true))
    .limit(1);
  return found !== undefined;
};

const makeSuperAdmin = async (
  tx: Transaction,
  given: { email: string; password: string; fullName: string },
) => {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, 'super_admin'));
  if (!role) throw new Error('The role super_admin is missing.');
  const email = given.email.normalize('NFC').trim().toLowerCase();
  const access = { password_hash: await hashPassword(given.password), role_id: role.id, is_active: true };
  const changed = await tx
    .update(admins)
    .set(access)
    .where(eq(sql`lower(${admins.email})`, email))
    .returning({ id: admins.id });
  if (changed.length === 0) await tx.insert(admins).values({ ...access, email, full_name: given.fullName });
};

/**
 * Brings roles and rights up to date, and makes the given account when there is no active super admin. An account of
 * that e-mail which is there already becomes one, with the given password.
 * @returns whether there is a new super admin
 */
export const ensureAdmin = async (setup: Setup): Promise<boolean> => {
  const { email, password, fullName = 'Quản trị viên' } = setup;
  const { db, close } = createDatabase(setup.databaseUrl, { max: 1, applicationName: 'visit-vietnam-setup' });
  try {
    return await db.transaction(async (tx) => {
      // Processes that start together must not make two of them.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ensure_admin'))`);
      await syncRoles(tx);
      if (!email || !password || (await hasSuperAdmin(tx))) return false;
      await makeSuperAdmin(tx, { email, password, fullName });
      return true;
    });
  } finally {
    await close();
  }
};
