import { eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { permissions, rolePermissions, roles } from '../../../db/schema';
import { allPermissions, seededRoles } from '../../permissions';

const parts = (code: string) => {
  const [entity = '', action = ''] = code.split('.');
  return { code, entity, action };
};

/**
 * Makes the rights in the database those of the code. A new installation gets the seeded roles; from then on they are
 * the administrators' to change and delete. Only `super_admin` gets every right again. Running it twice changes nothing.
 */
export const syncRoles = async (tx: Transaction): Promise<void> => {
  await tx.insert(permissions).values(allPermissions.map(parts)).onConflictDoNothing();
  await tx.delete(permissions).where(notInArray(permissions.code, [...allPermissions]));

  const [known] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, 'super_admin'));
  for (const { code, name, permissions: held } of known ? [] : seededRoles) {
    const [added] = await tx
      .insert(roles)
      .values({ code, name, is_system: code === 'super_admin' })
      .onConflictDoNothing()
      .returning({ id: roles.id });
    if (!added) continue;
    await tx
      .insert(rolePermissions)
      .values([...new Set(held)].map((permission) => ({ role_id: added.id, permission })));
  }
  await tx
    .insert(rolePermissions)
    .select(
      tx
        .select({ role_id: roles.id, permission: permissions.code })
        .from(roles)
        .innerJoin(permissions, sql`true`)
        .where(eq(roles.code, 'super_admin')),
    )
    .onConflictDoNothing();
};
