import { eq } from 'drizzle-orm';
import { customers } from '../../../db/schema';
import type { App } from '../../app-type';
import { ApiError, invalidField } from '../../errors';
import { clearAttempts, limitAttempts } from '../../platform/limits/attempts';
import { verifyPassword } from '../../platform/sessions/passwords';
import { passwordsGivenBy } from './limits';

/**
 * Makes a signed-in customer show once more who he is. Returns his account.
 * @throws ApiError invalid for the field; too_many_requests
 */
export const requireOwnPassword = async (app: App, id: number, password: string, field: string) => {
  await limitAttempts(app.db, [passwordsGivenBy(id)]);
  const [customer] = await app.db.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw new ApiError('unauthenticated');
  if (!(await verifyPassword(password, customer.password_hash))) throw invalidField(field, 'wrong_password');
  await clearAttempts(app.db, passwordsGivenBy(id));
  return customer;
};
