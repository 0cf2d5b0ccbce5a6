import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { customers, customerTokens } from '../../../db/schema';
import type { Env } from '../../env';
import { ApiError, invalidField } from '../../errors';
import type { Language } from '../../language';
import { countAttempt } from '../../platform/limits/attempts';
import { customerSessions } from '../../platform/sessions/customer-sessions';
import { unknownPasswordHash } from '../../platform/sessions/passwords';
import { hasEmail } from './find';
import { strangersDetailsGone } from './forget-stranger';
import { activationMailTo } from './limits';
import { consumeLink, makeToken, queueLink } from './links';

export interface NewCustomer {
  email: string;
  full_name: string;
  phone: string;
  passwordHash: string;
}

/** An account that was never activated and has no link left that could: it holds an e-mail that may be another's. */
export const neverActivated = (tx: Pick<Transaction, 'select'>) =>
  and(
    isNull(customers.activated_at),
    isNull(customers.deleted_at),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(customerTokens)
        .where(
          and(
            eq(customerTokens.customer_id, customers.id),
            isNull(customerTokens.used_at),
            sql`${customerTokens.expires_at} > now()`,
          ),
        ),
    ),
  );

/**
 * Makes an account that waits for its activation, and queues the link. Returns its id.
 * @throws ApiError invalid: email_taken
 */
export const registerCustomer = async (
  tx: Transaction,
  env: Env,
  { passwordHash, ...given }: NewCustomer,
  lang: Language,
): Promise<number> => {
  await tx.delete(customers).where(and(hasEmail(given.email), neverActivated(tx)));
  const [customer] = await tx
    .insert(customers)
    .values({ ...given, password_hash: passwordHash, lang_id: lang })
    .onConflictDoNothing()
    .returning({ id: customers.id, email: customers.email, full_name: customers.full_name });
  if (!customer) throw invalidField('email', 'email_taken');
  await queueLink(tx, env, customer, 'activation', lang);
  return customer.id;
};

/**
 * Opens the account of a link. The letter shows whose the e-mail is, not who typed the password: unless the account was
 * made in this browser (`madeHere` is its id), it may have been a stranger, and nothing of what he typed stays.
 * @returns what sets a password (as `reset` links do) when the account has none now
 * @throws ApiError invalid for a link that is no longer good
 */
export const activateCustomer = async (
  tx: Transaction,
  token: string,
  madeHere: number | null,
): Promise<string | null> => {
  const id = await consumeLink(tx, token, 'activation');
  const byMaker = id === madeHere;
  const activated = await tx
    .update(customers)
    .set({
      ...(byMaker ? {} : { ...strangersDetailsGone(), password_hash: unknownPasswordHash }),
      activated_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(and(eq(customers.id, id), isNull(customers.deleted_at), isNull(customers.activated_at)))
    .returning({ id: customers.id });
  if (activated.length === 0) throw new ApiError('not_found');
  if (byMaker) return null;
  await customerSessions.endAll(tx, id);
  return makeToken(tx, { id }, 'reset');
};

/** Sends the link once more to an account that waits for it. No such account: nothing happens. */
export const sendActivation = async (
  tx: Transaction,
  env: Env,
  email: string,
  lang: Language,
): Promise<void> => {
  // Locked, so that requests at once are counted one after the other.
  const [waiting] = await tx
    .select({ id: customers.id, email: customers.email, full_name: customers.full_name })
    .from(customers)
    .where(and(hasEmail(email), isNull(customers.activated_at)))
    .for('update');
  if (!waiting) return;
  // Beyond the account's limit nothing is sent, and that isn't told either.
  if ((await countAttempt(tx, activationMailTo(email))) > 0) return;
  await queueLink(tx, env, waiting, 'activation', lang);
};
