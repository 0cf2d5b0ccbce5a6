import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/client';
import { admins } from '../../../db/schema';
import { ApiError } from '../../errors';
import { langId } from '../../language';
import { clearAttempts, forgiveAttempt, limitAttempts } from '../limits/attempts';
import { readerLanguage } from '../plugins/errors';
import { challengedAdmin, closeChallenge, openChallenge } from '../second-factor/challenge';
import { isProtected, type Means, takeCode } from '../second-factor/factor';
import { noteSecurityEvent } from '../security/note-event';
import { openAdminSession } from '../sessions/admin-sessions';
import { knownDeviceOf } from '../sessions/known-devices';
import { verifyPassword } from '../sessions/passwords';
import { admitSignIn } from '../sessions/sign-in-limits';
import { auditAccount } from './account-audit';
import { codesFrom, codesIn, codesOf, codesOfDay } from './account-limits';

type Session = Awaited<ReturnType<typeof openAdminSession>>;

/** The account of an e-mail; e-mails are stored as they were given and compared in lower case. */
const findAdminByEmail = async (app: FastifyInstance, email: string) => {
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
  await tx
    .update(admins)
    .set({ last_login_at: sql`now()`, lang_id: readerLanguage(request) })
    .where(eq(admins.id, admin.id));
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
  const admin = await findAdminByEmail(app, email);
  const account = admin && {
    ...admin,
    lang: langId.catch('vi').parse(admin.lang_id),
    hasOwner: admin.is_active,
  };
  const forgiveTry = await admitSignIn(app, request, { kind: 'admin', email, account });
  const matches = await verifyPassword(password, admin?.password_hash);
  if (!admin || !matches || !admin.is_active) {
    noteSecurityEvent(app, request, {
      action: 'sign_in_failed',
      kind: 'admin',
      account: admin && { ...admin, kind: 'admin' },
    });
    throw new ApiError('invalid_credentials');
  }

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
    await forgiveTry(tx);
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
  const fromAddress = codesFrom(request.ip);
  await limitAttempts(app.db, [fromAddress]);
  const adminId = await challengedAdmin(app.db, challenge);
  const device = knownDeviceOf(app, request, { kind: 'admin', id: adminId });
  const ofAccount = device ? codesIn(adminId, device) : [codesOf(adminId), codesOfDay(adminId)];
  await limitAttempts(app.db, ofAccount);
  return app.db.transaction(async (tx) => {
    const [admin] = await tx
      .select({ id: admins.id, full_name: admins.full_name })
      .from(admins)
      .where(sql`${admins.id} = ${adminId} and ${admins.is_active}`)
      .for('no key update');
    await closeChallenge(tx, challenge);
    const means = admin && (await takeCode(app, tx, adminId, code));
    if (!means) {
      const account = admin && { ...admin, kind: 'admin' as const };
      noteSecurityEvent(app, request, { action: 'code_failed', kind: 'admin', account });
      throw new ApiError('invalid_credentials', { message: 'wrong_code' });
    }
    await clearAttempts(tx, ...ofAccount);
    await forgiveAttempt(tx, fromAddress);
    return enter(tx, request, admin, means);
  });
};
