import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/client';
import { waitingReviews } from '../../../db/schema';
import type { App } from '../../app-type';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import { moduleIds } from '../../module-ids';
import { countAttempt } from '../../platform/limits/attempts';
import { queueMail } from '../../platform/mail/queue-mail';
import { randomToken, tokenHash } from '../../platform/sessions/tokens';
import { accountByMail } from '../customers/by-mail';
import { reviewMailTo } from '../customers/limits';
import { claimCheckIns } from '../travel/check-in/claim';
import { customerKey } from '../travel/check-in/visitor';
import { submitReview } from './submit';

/** How long a review waits for the press of its link. */
export const waitingDays = 7;

interface Given extends Omit<typeof waitingReviews.$inferInsert, 'token_hash' | 'expires_at' | 'created_at'> {
  lang_id: Language;
}

const expired = () =>
  new ApiError('invalid', {
    message: 'review_link_expired',
    fields: { token: [{ key: 'review_link_expired' }] },
  });

const isUsable = (token: string) =>
  and(eq(waitingReviews.token_hash, tokenHash(token)), gt(waitingReviews.expires_at, sql`now()`));

/** Keeps a review, and puts the letter that confirms it into the outbox. Beyond the e-mail's limit neither happens, untold. */
export const keepWaiting = async (
  tx: Transaction,
  { env }: App,
  given: Given,
  place: string,
): Promise<void> => {
  if ((await countAttempt(tx, reviewMailTo(given.email))) > 0) return;
  const token = randomToken();
  await tx.insert(waitingReviews).values({
    ...given,
    token_hash: tokenHash(token),
    expires_at: sql`now() + make_interval(days => ${waitingDays})`,
  });
  const { email: to, full_name, lang_id: lang } = given;
  await queueMail(tx, {
    template: 'review_confirmation',
    lang,
    to,
    variables: {
      full_name,
      place,
      days: String(waitingDays),
      link: `${env.PUBLIC_URL}/${lang}/confirm-review?token=${token}`,
    },
  });
};

/**
 * What waits behind a link, for its reader to tell whether it is theirs.
 * @throws ApiError invalid for a link that was used or is too old
 */
export const readWaiting = async (db: Queryable, token: string) => {
  const { resource_id, full_name, score, title, content } = waitingReviews;
  const [waiting] = await db
    .select({ resource_id, full_name, score, title, content })
    .from(waitingReviews)
    .where(isUsable(token));
  if (!waiting) throw expired();
  return waiting;
};

/**
 * Makes a review of one that waited: of the account of its e-mail, which is made where there is none, and verified if the
 * browser that wrote it had checked in by the tag. A moderator reads it like any other.
 * @throws ApiError invalid for a link that was used or is too old; already_reviewed
 */
export const confirmWaiting = async (tx: Transaction, app: App, token: string) => {
  const [waiting] = await tx.delete(waitingReviews).where(isUsable(token)).returning();
  if (!waiting) throw expired();
  const { email, full_name, visitor_key, resource_id, score, title, content } = waiting;
  const lang_id: Language = waiting.lang_id === 'en' ? 'en' : 'vi';
  const { id: customer_id, isNew } = await accountByMail(tx, { email, full_name, lang: lang_id });
  if (visitor_key) {
    const key = customerKey(app, customer_id);
    await claimCheckIns(tx, { customerId: customer_id, key, browserKey: visitor_key });
  }
  const about = { entity_type: moduleIds.resource, entity_id: resource_id };
  const { id, released } = await submitReview(
    tx,
    { customer_id, lang_id, ...about, score, title, content },
    [],
  );
  return { id, released, isNew };
};

/** Forgets those whose time is up. */
export const forgetWaiting = async (db: Database): Promise<void> => {
  await db.delete(waitingReviews).where(lte(waitingReviews.expires_at, sql`now()`));
};
