import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admins } from '../../../db/schema';
import { ApiError } from '../../errors';
import { clearAttempts, forgiveAttempt, limitAttempts } from '../limits/attempts';
import { openAdminSession } from '../sessions/admin-sessions';
import { verifyPassword } from '../sessions/passwords';
import { auditAccount } from './account-audit';
import { loginsFrom, loginsTo } from './account-limits';

/** The account of an e-mail; e-mails are stored as they were given and compared in lower case. */
export const findAdminByEmail = async (app: FastifyInstance, email: string) => {
  const [admin] = await app.db
    .select()
    .from(admins)
    .where(eq(sql`lower(${admins.email})`, email));
  return admin;
};

/**
 * Checks e-mail and password and opens a session. An unknown e-mail, a wrong password and a deactivated account are
 * told apart neither by the answer nor by the time it takes.
 * @throws ApiError invalid_credentials, too_many_requests
 */
export const signIn = async (
  app: FastifyInstance,
  request: FastifyRequest,
  email: string,
  password: string,
) => {
  const [toAccount, fromAddress] = [loginsTo(email), loginsFrom(request.ip)];
  await limitAttempts(app.db, [fromAddress, toAccount]);
  const admin = await findAdminByEmail(app, email);
  const matches = await verifyPassword(password, admin?.password_hash);
  if (!admin || !matches || !admin.is_active) throw new ApiError('invalid_credentials');

  return app.db.transaction(async (tx) => {
    // Again with the hash that was checked: the password may have been changed while it was.
    const [current] = await tx
      .update(admins)
      .set({ last_login_at: sql`now()` })
      .where(
        sql`${admins.id} = ${admin.id} and ${admins.is_active} and ${admins.password_hash} = ${admin.password_hash}`,
      )
      .returning({ id: admins.id, full_name: admins.full_name });
    if (!current) throw new ApiError('invalid_credentials');
    const session = await openAdminSession(tx, current.id, request);
    await auditAccount(tx, { action: 'login', admin: current, requestId: request.id });
    await clearAttempts(tx, toAccount);
    await forgiveAttempt(tx, fromAddress);
    return session;
  });
};
