import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { adminPasswordResets, admins } from '../../../db/schema';
import type { Env } from '../../env';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import { queueMail } from '../mail/queue-mail';
import { randomToken, tokenHash } from '../sessions/tokens';

export const linkMinutes = 60;

/** Built from the configured address alone: what a request says about its host can be anybody's. */
const resetLink = (env: Env, token: string) => `${env.PUBLIC_URL}/admin/reset-password?token=${token}`;

/** Makes the one valid link of an account and puts the letter with it into the outbox. No account: nothing happens. */
export const sendResetLink = async (
  tx: Transaction,
  env: Env,
  email: string,
  lang: Language,
): Promise<void> => {
  // Locked, so that of two requests at once the later link is the one that counts.
  const [admin] = await tx
    .select({ id: admins.id, email: admins.email, full_name: admins.full_name })
    .from(admins)
    .where(and(eq(sql`lower(${admins.email})`, email), eq(admins.is_active, true)))
    .for('update');
  if (!admin) return;
  const token = randomToken();
  await tx.delete(adminPasswordResets).where(eq(adminPasswordResets.admin_id, admin.id));
  await tx.insert(adminPasswordResets).values({
    token_hash: tokenHash(token),
    admin_id: admin.id,
    expires_at: sql`now() + make_interval(mins => ${linkMinutes})`,
  });
  await queueMail(tx, {
    template: 'admin_password_reset',
    lang,
    to: admin.email,
    variables: { full_name: admin.full_name, link: resetLink(env, token), minutes: String(linkMinutes) },
  });
};

const linkExpired = () =>
  new ApiError('invalid', { message: 'link_expired', fields: { token: [{ key: 'link_expired' }] } });

const isUsable = (token: string) =>
  and(
    eq(adminPasswordResets.token_hash, tokenHash(token)),
    isNull(adminPasswordResets.used_at),
    gt(adminPasswordResets.expires_at, sql`now()`),
  );

/**
 * Whose password a link may set.
 * @throws ApiError invalid when the link was used, replaced, or is too old
 */
export const findLinkOwner = async (db: Pick<Transaction, 'select'>, token: string) => {
  const [owner] = await db
    .select({ id: admins.id, email: admins.email, full_name: admins.full_name })
    .from(adminPasswordResets)
    .innerJoin(admins, and(eq(admins.id, adminPasswordResets.admin_id), eq(admins.is_active, true)))
    .where(isUsable(token));
  if (!owner) throw linkExpired();
  return owner;
};

/**
 * Uses the link up; of two uses at once only one gets through.
 * @throws ApiError invalid
 */
export const consumeLink = async (tx: Transaction, token: string): Promise<void> => {
  const used = await tx
    .update(adminPasswordResets)
    .set({ used_at: sql`now()` })
    .where(isUsable(token))
    .returning({ admin_id: adminPasswordResets.admin_id });
  if (used.length === 0) throw linkExpired();
};
