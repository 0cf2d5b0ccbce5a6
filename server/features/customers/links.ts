import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client';
import { customers, customerTokens } from '../../../db/schema';
import type { Env } from '../../env';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import { queueMail } from '../../platform/mail/queue-mail';
import { activationHours } from '../../platform/sessions/registered-here';
import { randomToken, tokenHash } from '../../platform/sessions/tokens';

const resetMinutes = 60;

export type LinkKind = 'activation' | 'reset';

const kinds = {
  activation: { page: 'activate', minutes: activationHours * 60 },
  reset: { page: 'forgot-password/confirm', minutes: resetMinutes },
} as const;

interface Recipient {
  id: number;
  email: string;
  full_name: string;
}

/**
 * Makes a token of an account. Earlier ones of its kind stay good until one is used or their time is up: a letter that a
 * stranger asks for must not spoil the one that its owner is opening.
 */
export const makeToken = async (tx: Transaction, owner: { id: number }, kind: LinkKind): Promise<string> => {
  const { minutes } = kinds[kind];
  const token = randomToken();
  await tx
    .delete(customerTokens)
    .where(
      and(
        eq(customerTokens.customer_id, owner.id),
        eq(customerTokens.kind, kind),
        sql`${customerTokens.expires_at} <= now()`,
      ),
    );
  await tx.insert(customerTokens).values({
    token_hash: tokenHash(token),
    customer_id: owner.id,
    kind,
    expires_at: sql`now() + make_interval(mins => ${minutes})`,
  });
  return token;
};

/** A link with a new token. Built from the configured address alone: what a request says about its host can be anybody's. */
const makeLink = async (tx: Transaction, env: Env, owner: Recipient, kind: LinkKind, lang: Language) =>
  `${env.PUBLIC_URL}/${lang}/${kinds[kind].page}?token=${await makeToken(tx, owner, kind)}`;

/** Puts a letter with a link of this kind into the outbox. */
export const queueLink = async (
  tx: Transaction,
  env: Env,
  owner: Recipient,
  kind: LinkKind,
  lang: Language,
): Promise<void> => {
  const { email: to, full_name } = owner;
  const link = await makeLink(tx, env, owner, kind, lang);
  if (kind === 'activation') {
    const variables = { full_name, link, hours: String(activationHours) };
    await queueMail(tx, { template: 'customer_activation', lang, to, variables });
  } else {
    const variables = { full_name, link, minutes: String(resetMinutes) };
    await queueMail(tx, { template: 'customer_password_reset', lang, to, variables });
  }
};

const linkExpired = () =>
  new ApiError('invalid', { message: 'link_expired', fields: { token: [{ key: 'link_expired' }] } });

const isUsable = (token: string, kind: LinkKind) =>
  and(
    eq(customerTokens.token_hash, tokenHash(token)),
    eq(customerTokens.kind, kind),
    isNull(customerTokens.used_at),
    gt(customerTokens.expires_at, sql`now()`),
  );

/**
 * Whose link this is.
 * @throws ApiError invalid when it was used, replaced, or is too old
 */
export const findLinkOwner = async (db: Queryable, token: string, kind: LinkKind) => {
  const [owner] = await db
    .select({ id: customers.id, email: customers.email, full_name: customers.full_name })
    .from(customerTokens)
    .innerJoin(customers, and(eq(customers.id, customerTokens.customer_id), isNull(customers.deleted_at)))
    .where(isUsable(token, kind));
  if (!owner) throw linkExpired();
  return owner;
};

/**
 * Uses a link up, and with it the others of its kind; of two uses at once only one gets through. Returns the id of its owner.
 * @throws ApiError invalid
 */
export const consumeLink = async (tx: Transaction, token: string, kind: LinkKind): Promise<number> => {
  // The account is locked first: two links of one, used at once, would wait for each other.
  const [owner] = await tx
    .select({ id: customers.id })
    .from(customerTokens)
    .innerJoin(customers, eq(customers.id, customerTokens.customer_id))
    .where(isUsable(token, kind))
    .for('update', { of: customers });
  if (!owner) throw linkExpired();
  const used = await tx
    .update(customerTokens)
    .set({ used_at: sql`now()` })
    .where(
      and(
        eq(customerTokens.customer_id, owner.id),
        eq(customerTokens.kind, kind),
        isNull(customerTokens.used_at),
      ),
    )
    .returning({ token_hash: customerTokens.token_hash });
  if (!used.some(({ token_hash }) => token_hash === tokenHash(token))) throw linkExpired();
  return owner.id;
};
