import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { adminPasswordResets, admins } from '../../../db/schema';
import type { Env } from '../../env';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import { countAttempt } from '../limits/attempts';
import { queueMail } from '../mail/queue-mail';
import { randomToken, tokenHash } from '../sessions/tokens';
import { linksTo } from './account-limits';

const linkMinutes = 60;

/** An invitation waits for somebody who doesn't know of it. */
const invitationDays = 3;

/** Built from the configured address alone: what a request says about its host can be anybody's. */
const resetLink = (env: Env, token: string) => `${env.PUBLIC_URL}/admin/reset-password?token=${token}`;

/** Makes a link of an account. Earlier ones stay good until one is used or their time is up: strangers can ask for letters too. */
const makeLink = async (tx: Transaction, env: Env, adminId: number, minutes: number): Promise<string> => {
  const token = randomToken();
  await tx
    .delete(adminPasswordResets)
    .where(and(eq(adminPasswordResets.admin_id, adminId), sql`${adminPasswordResets.expires_at} <= now()`));
  await tx.insert(adminPasswordResets).values({
    token_hash: tokenHash(token),
    admin_id: adminId,
    expires_at: sql`now() + make_interval(mins => ${minutes})`,
  });
  return resetLink(env, token);
};

interface Recipient {
  id: number;
  email: string;
  full_name: string;
}

/** Puts a letter with a link that sets a new password into the outbox. */
export const queueResetLink = async (
  tx: Transaction,
  env: Env,
  admin: Recipient,
  lang: Language,
): Promise<void> => {
  const link = await makeLink(tx, env, admin.id, linkMinutes);
  await queueMail(tx, {
    template: 'admin_password_reset',
    lang,
    to: admin.email,
    variables: { full_name: admin.full_name, link, minutes: String(linkMinutes) },
  });
};

/** Puts a letter with a link that sets the first password into the outbox. */
export const queueInvitation = async (
  tx: Transaction,
  env: Env,
  admin: Recipient,
  lang: Language,
): Promise<void> => {
  const link = await makeLink(tx, env, admin.id, invitationDays * 24 * 60);
  await queueMail(tx, {
    template: 'admin_invitation',
    lang,
    to: admin.email,
    variables: { full_name: admin.full_name, email: admin.email, link, days: String(invitationDays) },
  });
};

/** Sends a link to the active account of an e-mail. No account, or too many letters: nothing happens. */
export const sendResetLink = async (
  tx: Transaction,
  env: Env,
  email: string,
  lang: Language,
): Promise<void> => {
  // Locked, so that requests at once are counted one after the other.
  const [admin] = await tx
    .select({ id: admins.id, email: admins.email, full_name: admins.full_name })
    .from(admins)
    .where(and(eq(sql`lower(${admins.email})`, email), eq(admins.is_active, true)))
    .for('update');
  if (!admin) return;
  // Counted with the letter or not at all. Beyond the limit nothing is sent, and that isn't told either.
  if ((await countAttempt(tx, linksTo(email))) > 0) return;
  await queueResetLink(tx, env, admin, lang);
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
 * Uses the link up, and with it all others of the account; of two uses at once only one gets through.
 * @throws ApiError invalid
 */
export const consumeLink = async (tx: Transaction, token: string): Promise<void> => {
  // The account is locked first: two links of one, used at once, would wait for each other.
  const [owner] = await tx
    .select({ id: admins.id })
    .from(adminPasswordResets)
    .innerJoin(admins, eq(admins.id, adminPasswordResets.admin_id))
    .where(isUsable(token))
    .for('update', { of: admins });
  if (!owner) throw linkExpired();
  const used = await tx
    .update(adminPasswordResets)
    .set({ used_at: sql`now()` })
    .where(and(eq(adminPasswordResets.admin_id, owner.id), isNull(adminPasswordResets.used_at)))
    .returning({ token_hash: adminPasswordResets.token_hash });
  if (!used.some(({ token_hash }) => token_hash === tokenHash(token))) throw linkExpired();
};
