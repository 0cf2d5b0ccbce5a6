import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client';
import { adminChallenges, admins } from '../../../db/schema';
import { ApiError } from '../../errors';
import { randomToken, tokenHash } from '../sessions/tokens';

/** For so long a code may follow the password. */
const minutes = 10;

/** Notes that the password was right; the token that is returned asks for the code and opens nothing. */
export const openChallenge = async (tx: Transaction, adminId: number): Promise<string> => {
  const token = randomToken();
  await tx.insert(adminChallenges).values({
    token_hash: tokenHash(token),
    admin_id: adminId,
    expires_at: sql`now() + make_interval(mins => ${minutes})`,
  });
  return token;
};

const expired = () => new ApiError('challenge_expired');

const isOpen = (token: string) =>
  and(eq(adminChallenges.token_hash, tokenHash(token)), gt(adminChallenges.expires_at, sql`now()`));

/** Whose sign-in waits for a code. @throws ApiError challenge_expired */
export const challengedAdmin = async (db: Queryable, token: string): Promise<number> => {
  const [row] = await db
    .select({ id: admins.id })
    .from(adminChallenges)
    .innerJoin(admins, and(eq(admins.id, adminChallenges.admin_id), eq(admins.is_active, true)))
    .where(isOpen(token));
  if (!row) throw expired();
  return row.id;
};

/** Uses the token up; of two uses at once one gets through. @throws ApiError challenge_expired */
export const closeChallenge = async (tx: Transaction, token: string): Promise<void> => {
  const closed = await tx
    .delete(adminChallenges)
    .where(isOpen(token))
    .returning({ hash: adminChallenges.token_hash });
  if (closed.length === 0) throw expired();
};

/** Sign-ins that wait for a code end with the password that they were begun with. */
export const dropChallenges = (tx: Queryable, adminId: number) =>
  tx.delete(adminChallenges).where(eq(adminChallenges.admin_id, adminId));
