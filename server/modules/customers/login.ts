import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { customers } from '../../../db/schema';
import type { App } from '../../app';
import { ApiError } from '../../errors';
import { clearAttempts, forgiveAttempt, limitAttempts } from '../limits/attempts';
import { customerSessions } from '../sessions/customer-sessions';
import { verifyPassword } from '../sessions/passwords';
import { findByEmail } from './find';
import { loginsFrom, loginsTo } from './limits';

/**
 * Checks e-mail and password and opens a session. An unknown e-mail and a wrong password are told apart neither by the
 * answer nor by the time it takes; that an account waits for its activation learns only who knows its password.
 * @throws ApiError invalid_credentials, not_activated, too_many_requests
 */
export const signIn = async (app: App, request: FastifyRequest, email: string, password: string) => {
  const [toAccount, fromAddress] = [loginsTo(email), loginsFrom(request.ip)];
  await limitAttempts(app.db, [fromAddress, toAccount]);
  const customer = await findByEmail(app.db, email);
  const matches = await verifyPassword(password, customer?.password_hash);
  if (!customer || !matches) throw new ApiError('invalid_credentials');
  if (!customer.activated_at) throw new ApiError('not_activated');

  return app.db.transaction(async (tx) => {
    // Again with the hash that was checked: the password may have been changed while it was.
    const [current] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(
        and(
          eq(customers.id, customer.id),
          eq(customers.password_hash, customer.password_hash),
          isNull(customers.deleted_at),
        ),
      )
      .for('update');
    if (!current) throw new ApiError('invalid_credentials');
    const session = await customerSessions.open(tx, current.id, request);
    await clearAttempts(tx, toAccount);
    await forgiveAttempt(tx, fromAddress);
    return { session, customerId: current.id };
  });
};
