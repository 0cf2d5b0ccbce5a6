import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { admins, roles } from '../../db/schema';
import type { App } from '../../server/app-type';
import { syncRoles } from '../../server/platform/admins/sync-roles';
import { hashPassword } from '../../server/platform/sessions/passwords';

export const password = 'rừng thông sương sớm';

/** Made once for all accounts of a file. */
const passwordHash = hashPassword(password);

let count = 0;

/** An admin account that signs in with `password`. */
export const createAdmin = async (
  app: App,
  given: { email?: string; role?: string; full_name?: string; is_active?: boolean } = {},
) => {
  count += 1;
  const {
    email = `admin${count}@visit.example`,
    role = 'super_admin',
    full_name = 'Lê Thu Hà',
    is_active = true,
  } = given;
  await app.db.transaction(syncRoles);
  const [found] = await app.db.select({ id: roles.id }).from(roles).where(eq(roles.code, role));
  if (!found) throw new Error(`There is no role ${role}.`);
  const [admin] = await app.db
    .insert(admins)
    .values({ email, full_name, is_active, role_id: found.id, password_hash: await passwordHash })
    .returning();
  if (!admin) throw new Error('The admin was not made.');
  return admin;
};

/** Signs in as a person would, and returns the token. */
export const signIn = async (app: App, email: string, given = password): Promise<string> => {
  const answer = await supertest(app.server).post('/login').send({ email, password: given });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${answer.text}`);
  return answer.body.token;
};

/** A new admin of a role, signed in. */
export const signedInAs = async (app: App, role = 'super_admin') => {
  const admin = await createAdmin(app, { role });
  return { admin, token: await signIn(app, admin.email) };
};
