import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable, Transaction } from '../../../db/client';
import { adminRecoveryCodes, adminSecondFactors } from '../../../db/schema';
import { unseal } from './cipher';
import { isAppCode, newRecoveryCodes, recoveryHash, stepOfCode } from './codes';

/** An app that makes codes and has given a first one. */
const isOn = (adminId: number) =>
  and(eq(adminSecondFactors.admin_id, adminId), isNotNull(adminSecondFactors.confirmed_at));

/** Whether an account asks for a code after the password. */
export const isProtected = async (db: Queryable, adminId: number): Promise<boolean> => {
  const [row] = await db
    .select({ id: adminSecondFactors.admin_id })
    .from(adminSecondFactors)
    .where(isOn(adminId));
  return row !== undefined;
};

/** Since when an account asks for a code, and how many recovery codes are left; null while it does not. */
export const findFactor = async (db: Queryable, adminId: number) => {
  const [row] = await db
    .select({ confirmed_at: adminSecondFactors.confirmed_at })
    .from(adminSecondFactors)
    .where(isOn(adminId));
  if (!row?.confirmed_at) return null;
  const [left] = await db
    .select({ codes: count() })
    .from(adminRecoveryCodes)
    .where(and(eq(adminRecoveryCodes.admin_id, adminId), isNull(adminRecoveryCodes.used_at)));
  return { confirmed_at: row.confirmed_at, recovery_codes_left: left?.codes ?? 0 };
};

/** Takes a code of the app, once: neither it nor an earlier one is taken again. Also for the first one of a new app. */
export const takeAppCode = async (
  app: FastifyInstance,
  tx: Transaction,
  adminId: number,
  code: string,
): Promise<boolean> => {
  const [stored] = await tx
    .select({ secret: adminSecondFactors.secret })
    .from(adminSecondFactors)
    .where(eq(adminSecondFactors.admin_id, adminId));
  if (!stored) return false;
  const secret = unseal(app.env.SESSION_SECRET, adminId, stored.secret);
  if (secret === null)
    app.log.warn({ admin_id: adminId }, 'a second factor was stored under another SESSION_SECRET');
  const step = secret === null ? null : stepOfCode(secret, code);
  if (step === null) return false;
  // Of two sign-ins with one code at the same moment, only one finds the step still unused.
  const used = await tx
    .update(adminSecondFactors)
    .set({ last_step: step })
    .where(and(eq(adminSecondFactors.admin_id, adminId), lt(adminSecondFactors.last_step, step)))
    .returning({ id: adminSecondFactors.admin_id });
  return used.length > 0;
};

const takeRecoveryCode = async (tx: Transaction, adminId: number, code: string): Promise<boolean> => {
  const used = await tx
    .update(adminRecoveryCodes)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(adminRecoveryCodes.code_hash, recoveryHash(code)),
        eq(adminRecoveryCodes.admin_id, adminId),
        isNull(adminRecoveryCodes.used_at),
      ),
    )
    .returning({ hash: adminRecoveryCodes.code_hash });
  return used.length > 0;
};

/** With what somebody got through the second step. */
export type Means = 'app' | 'recovery_code';

/** Takes a code of either kind, once. Null for one that is wrong or was taken before. */
export const takeCode = async (
  app: FastifyInstance,
  tx: Transaction,
  adminId: number,
  code: string,
): Promise<Means | null> => {
  if (isAppCode(code)) return (await takeAppCode(app, tx, adminId, code)) ? 'app' : null;
  return (await takeRecoveryCode(tx, adminId, code)) ? 'recovery_code' : null;
};

/** Gives an account ten new recovery codes in the place of all others. They can be read here and never again. */
export const renewRecoveryCodes = async (tx: Transaction, adminId: number): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await tx.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.admin_id, adminId));
  await tx
    .insert(adminRecoveryCodes)
    .values(codes.map((code) => ({ code_hash: recoveryHash(code), admin_id: adminId })));
  return codes;
};

/** Takes the app and its recovery codes away; false when there was none. */
export const removeFactor = async (tx: Transaction, adminId: number): Promise<boolean> => {
  const removed = await tx
    .delete(adminSecondFactors)
    .where(isOn(adminId))
    .returning({ id: adminSecondFactors.admin_id });
  return removed.length > 0;
};
