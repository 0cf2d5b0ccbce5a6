import { eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../db/client';
import { adminSecondFactors } from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import { auditAccount } from '../admins/account-audit';
import { codesOf, codesOfDay } from '../admins/account-limits';
import { signedInAdmin } from '../admins/signed-in';
import { clearAttempts, limitAttempts } from '../limits/attempts';
import { readerLanguage } from '../plugins/errors';
import { endAdminSessions } from '../sessions/admin-sessions';
import { seal } from './cipher';
import { appAddress, newSecret } from './codes';
import { isProtected, removeFactor, renewRecoveryCodes, takeAppCode, takeCode } from './factor';
import { tellOwner } from './notify';

/** An account whose password has just been given. */
export interface Owner {
  id: number;
  email: string;
  full_name: string;
}

/** Makes a secret for an app; it counts once a code has been given. @throws ApiError conflict when there is one */
export const beginEnrolment = async (app: FastifyInstance, { id, email }: Owner) => {
  const secret = newSecret();
  const sealed = seal(app.env.SESSION_SECRET, id, secret);
  const made = await app.db
    .insert(adminSecondFactors)
    .values({ admin_id: id, secret: sealed })
    .onConflictDoUpdate({
      target: adminSecondFactors.admin_id,
      set: { secret: sealed, last_step: 0, created_at: sql`now()` },
      setWhere: isNull(adminSecondFactors.confirmed_at),
    })
    .returning({ id: adminSecondFactors.admin_id });
  if (made.length === 0) throw new ApiError('conflict', { message: 'second_factor_is_on' });
  const address = appAddress(secret, email);
  const { default: QRCode } = await import('qrcode');
  return { secret, address, qr: await QRCode.toString(address, { type: 'svg', margin: 2 }) };
};

/**
 * Turns the second factor on with a first code of the app. Sessions that were opened without one end.
 * @returns the recovery codes, to be shown once
 * @throws ApiError conflict, invalid for a wrong code, too_many_requests
 */
export const finishEnrolment = async (
  app: FastifyInstance,
  request: FastifyRequest,
  owner: Owner,
  code: string,
): Promise<string[]> => {
  await limitAttempts(app.db, [codesOf(owner.id), codesOfDay(owner.id)]);
  return app.db.transaction(async (tx) => {
    const [begun] = await tx
      .select({ confirmed_at: adminSecondFactors.confirmed_at })
      .from(adminSecondFactors)
      .where(eq(adminSecondFactors.admin_id, owner.id))
      .for('update');
    if (begun?.confirmed_at) throw new ApiError('conflict', { message: 'second_factor_is_on' });
    if (!(await takeAppCode(app, tx, owner.id, code))) throw invalidField('code', 'wrong_code');
    await tx
      .update(adminSecondFactors)
      .set({ confirmed_at: sql`now()` })
      .where(eq(adminSecondFactors.admin_id, owner.id));
    await clearAttempts(tx, codesOf(owner.id), codesOfDay(owner.id));
    await endAdminSessions(tx, owner.id, { except: signedInAdmin(request).sessionId });
    await auditAccount(tx, { action: 'second_factor_on', admin: owner, requestId: request.id });
    await tellOwner(tx, app.env, { admin: owner, isOn: true, lang: readerLanguage(request) });
    return renewRecoveryCodes(tx, owner.id);
  });
};

/** @throws ApiError conflict when there is no second factor, invalid for a wrong code, too_many_requests */
const spendCode = async <T>(
  app: FastifyInstance,
  owner: Owner,
  code: string,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  await limitAttempts(app.db, [codesOf(owner.id), codesOfDay(owner.id)]);
  return app.db.transaction(async (tx) => {
    if (!(await isProtected(tx, owner.id)))
      throw new ApiError('conflict', { message: 'second_factor_is_off' });
    if (!(await takeCode(app, tx, owner.id, code))) throw invalidField('code', 'wrong_code');
    await clearAttempts(tx, codesOf(owner.id), codesOfDay(owner.id));
    return run(tx);
  });
};

/** Turns the own second factor off, with a code. @throws ApiError conflict, invalid, too_many_requests */
export const endEnrolment = (app: FastifyInstance, request: FastifyRequest, owner: Owner, code: string) =>
  spendCode(app, owner, code, async (tx) => {
    await removeFactor(tx, owner.id);
    await auditAccount(tx, { action: 'second_factor_off', admin: owner, requestId: request.id });
    await tellOwner(tx, app.env, { admin: owner, isOn: false, lang: readerLanguage(request) });
  });

/** New recovery codes in the place of the old ones. @throws ApiError conflict, invalid, too_many_requests */
export const replaceRecoveryCodes = (
  app: FastifyInstance,
  request: FastifyRequest,
  owner: Owner,
  code: string,
): Promise<string[]> =>
  spendCode(app, owner, code, async (tx) => {
    await auditAccount(tx, { action: 'recovery_codes', admin: owner, requestId: request.id });
    return renewRecoveryCodes(tx, owner.id);
  });
