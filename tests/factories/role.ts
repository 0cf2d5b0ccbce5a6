import { rolePermissions, roles } from '../../db/schema';
import type { App } from '../../server/app-type';
import type { Permission } from '../../server/permissions';
import { createAdmin, signIn } from './admin';

let count = 0;

/** Somebody signed in whose role has just these rights. Returns the token. */
export const signedInWith = async (app: App, permissions: readonly Permission[]): Promise<string> => {
  count += 1;
  const code = `made_up_${count}`;
  // The first account brings the rights that roles may hold.
  await createAdmin(app);
  const [role] = await app.db.insert(roles).values({ code, name: code }).returning();
  if (!role) throw new Error('The role was not made.');
  await app.db
    .insert(rolePermissions)
    .values(permissions.map((permission) => ({ role_id: role.id, permission })));
  const { email } = await createAdmin(app, { role: code });
  return signIn(app, email);
};
