import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { customers } from '../../../db/schema';
import type { App } from '../../app-type';
import { ApiError } from '../../errors';
import { langId } from '../../language';
import { noteSecurityEvent } from '../../platform/security/note-event';
import { customerSessions } from '../../platform/sessions/customer-sessions';
import { verifyPassword } from '../../platform/sessions/passwords';
import { admitSignIn } from '../../platform/sessions/sign-in-limits';
import { findByEmail } from './find';

/**
 * Checks e-mail and password and opens a session. An unknown e-mail and a wrong password are told apart neither by the
 * answer nor by the time it takes; that an account waits for its activation learns only who knows its password.
 * @throws ApiError invalid_credentials, not_activated, too_many_requests
 */
export const signIn = async (app: App, request: FastifyRequest, email: string, password: string) => {
  const customer = await findByEmail(app.db, email);
  const account = customer && {
    ...customer,
    lang: langId.catch('en').parse(customer.lang_id),
    hasOwner: customer.activated_at !== null,
  };
  const forgiveTry = await admitSignIn(app, request, { kind: 'customer', email, account });
  const matches = await verifyPassword(password, customer?.password_hash);
  if (!customer || !matches) {
    noteSecurityEvent(app, request, {
      action: 'sign_in_failed',
      kind: 'customer',
      account: customer && { ...customer, kind: 'customer' },
    });
    throw new ApiError('invalid_credentials');
  }
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
    await forgiveTry(tx);
    return { session, customerId: current.id };
  });
};
