import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { admins } from '../../../db/schema';
import type { AdminActor } from '../../access';
import { ApiError, invalidField } from '../../errors';
import { clearAttempts, limitAttempts } from '../limits/attempts';
import { verifyPassword } from '../sessions/passwords';
import { passwordChangesBy } from './account-limits';

/**
 * Makes sure that it is the account's owner who sits at the signed-in browser, and returns the account. Wrong passwords
 * are limited, whatever they are asked for.
 * @throws ApiError invalid at the field, too_many_requests
 */
export const requirePassword = async (
  db: Database,
  actor: AdminActor,
  { field, password }: { field: string; password: string },
) => {
  await limitAttempts(db, [passwordChangesBy(actor.id)]);
  const [admin] = await db.select().from(admins).where(eq(admins.id, actor.id));
  if (!admin) throw new ApiError('unauthenticated');
  if (!(await verifyPassword(password, admin.password_hash))) throw invalidField(field, 'wrong_password');
  await clearAttempts(db, passwordChangesBy(actor.id));
  return admin;
};
