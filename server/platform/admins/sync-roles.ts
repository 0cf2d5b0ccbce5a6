import { eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { permissions, rolePermissions, roles } from '../../../db/schema';
import { allPermissions, seededRoles } from '../../permissions';

const parts = (code: string) => {
  const [entity = '', action = ''] = code.split('.');
  return { code, entity, action };
};

/**
 * Gives rights that came with a new version to the roles that ship with the product and hold them from now on. A role
 * that administrators narrowed is theirs: it gets nothing that they did not give it.
 */
const extendRoles = async (tx: Transaction, added: readonly string[]): Promise<void> => {
  const fresh = new Set(added);
  for (const { code, permissions: shipped } of seededRoles) {
    const known = shipped.filter((permission) => !fresh.has(permission));
    const given = shipped.filter((permission) => fresh.has(permission));
    const held = await tx
      .select({ role_id: roles.id, permission: rolePermissions.permission })
      .from(roles)
      .innerJoin(rolePermissions, eq(rolePermissions.role_id, roles.id))
      .where(eq(roles.code, code));
    const [first] = held;
    const names = new Set(held.map(({ permission }) => permission));
    if (!first || given.length === 0 || !known.every((permission) => names.has(permission))) continue;
    await tx
      .insert(rolePermissions)
      .values(given.map((permission) => ({ role_id: first.role_id, permission })));
  }
};

/**
 * Makes the rights in the database those of the code. A new installation gets the seeded roles; from then on they are
 * the administrators' to change and delete, and `extendRoles` adds what is new. Only `super_admin` gets every right
 * again. Running it twice changes nothing.
 */
export const syncRoles = async (tx: Transaction): Promise<void> => {
  const added = await tx
    .insert(permissions)
    .values(allPermissions.map(parts))
    .onConflictDoNothing()
    .returning({ code: permissions.code });
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
  if (known)
    await extendRoles(
      tx,
      added.map(({ code }) => code),
    );
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
