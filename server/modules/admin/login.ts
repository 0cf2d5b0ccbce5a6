import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/client';
import { admins } from '../../../db/schema';
import { ApiError } from '../../errors';
import { clearAttempts, forgiveAttempt, limitAttempts } from '../limits/attempts';
import { challengedAdmin, closeChallenge, openChallenge } from '../second-factor/challenge';
import { isProtected, type Means, takeCode } from '../second-factor/factor';
import { openAdminSession } from '../sessions/admin-sessions';
import { verifyPassword } from '../sessions/passwords';
import { auditAccount } from './account-audit';
import { codesOf, codesOfDay, loginsFrom, loginsTo } from './account-limits';

type Session = Awaited<ReturnType<typeof openAdminSession>>;

/** The account of an e-mail; e-mails are stored as they were given and compared in lower case. */
export const findAdminByEmail = async (app: FastifyInstance, email: string) => {
  const [admin] = await app.db
    .select()
    .from(admins)
    .where(eq(sql`lower(${admins.email})`, email));
  return admin;
};

/** Opens the session of somebody who has shown all that the account asks for. */
const enter = async (
  tx: Transaction,
  request: FastifyRequest,
  admin: { id: number; full_name: string },
  means?: Means,
): Promise<Session> => {
  await tx.update(admins).set({ last_login_at: sql`now()` }).where(eq(admins.id, admin.id));
  const session = await openAdminSession(tx, admin.id, request);
  await auditAccount(tx, {
    action: 'login',
    admin,
    requestId: request.id,
    ...(means ? { after: { second_factor: means } } : {}),
  });
  return session;
};

/**
 * Checks e-mail and password and opens a session, or asks for a code where the account has a second factor. An unknown
 * e-mail, a wrong password and a deactivated account are told apart neither by the answer nor by the time it takes.
 * @throws ApiError invalid_credentials, too_many_requests
 */
export const signIn = async (
  app: FastifyInstance,
  request: FastifyRequest,
  email: string,
  password: string,
): Promise<{ session: Session } | { challenge: string }> => {
  const [toAccount, fromAddress] = [loginsTo(email), loginsFrom(request.ip)];
  await limitAttempts(app.db, [fromAddress, toAccount]);
  const admin = await findAdminByEmail(app, email);
  const matches = await verifyPassword(password, admin?.password_hash);
  if (!admin || !matches || !admin.is_active) throw new ApiError('invalid_credentials');

  return app.db.transaction(async (tx) => {
    // Again with the hash that was checked: the password may have been changed while it was.
    const [current] = await tx
      .select({ id: admins.id, full_name: admins.full_name })
      .from(admins)
      .where(
        sql`${admins.id} = ${admin.id} and ${admins.is_active} and ${admins.password_hash} = ${admin.password_hash}`,
      )
      .for('no key update');
    if (!current) throw new ApiError('invalid_credentials');
    await clearAttempts(tx, toAccount);
    await forgiveAttempt(tx, fromAddress);
    if (await isProtected(tx, current.id)) return { challenge: await openChallenge(tx, current.id) };
    return { session: await enter(tx, request, current) };
  });
};

/**
 * The second step: takes a code of the app, or a recovery code, and opens the session.
 * @throws ApiError challenge_expired, invalid_credentials for a code that is wrong or was taken before,
 * too_many_requests
 */
export const signInWithCode = async (
  app: FastifyInstance,
  request: FastifyRequest,
  challenge: string,
  code: string,
): Promise<Session> => {
  const fromAddress = loginsFrom(request.ip);
  await limitAttempts(app.db, [fromAddress]);
  const adminId = await challengedAdmin(app.db, challenge);
  await limitAttempts(app.db, [codesOf(adminId), codesOfDay(adminId)]);
  return app.db.transaction(async (tx) => {
    const [admin] = await tx
      .select({ id: admins.id, full_name: admins.full_name })
      .from(admins)
      .where(sql`${admins.id} = ${adminId} and ${admins.is_active}`)
      .for('no key update');
    await closeChallenge(tx, challenge);
    const means = admin && (await takeCode(app, tx, adminId, code));
    if (!means) throw new ApiError('invalid_credentials', { message: 'wrong_code' });
    await clearAttempts(tx, codesOf(adminId), codesOfDay(adminId));
    await forgiveAttempt(tx, fromAddress);
    return enter(tx, request, admin, means);
  });
};
