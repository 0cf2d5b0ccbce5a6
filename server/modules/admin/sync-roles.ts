import { eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { permissions, rolePermissions, roles } from '../../../db/schema';
import { allPermissions, seededRoles } from '../../permissions';

const parts = (code: string) => {
  const [entity = '', action = ''] = code.split('.');
  return { code, entity, action };
};

/**
 * Makes the rights in the database those of the code, and adds seeded roles that are missing. Roles that are there
 * keep what an administrator gave them; only `super_admin` gets every right again. Running it twice changes nothing.
 */
export const syncRoles = async (tx: Transaction): Promise<void> => {
  await tx.insert(permissions).values(allPermissions.map(parts)).onConflictDoNothing();
  await tx.delete(permissions).where(notInArray(permissions.code, [...allPermissions]));

  const added = await tx
    .insert(roles)
    .values(seededRoles.map(({ code, name }) => ({ code, name, is_system: code === 'super_admin' })))
    .onConflictDoNothing()
    .returning({ id: roles.id, code: roles.code });
  for (const { id, code } of added) {
    const held = seededRoles.find((role) => role.code === code)?.permissions ?? [];
    await tx
      .insert(rolePermissions)
      .values([...new Set(held)].map((permission) => ({ role_id: id, permission })));
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
