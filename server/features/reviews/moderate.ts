import { and, eq, isNull, sql } from 'drizzle-orm';
import { customers, reviewImages, reviewReports, reviews } from '../../../db/schema';
import type { Env } from '../../env';
import { ApiError } from '../../errors';
import type { WriteContext } from '../../kernel/entity';
import { recordChange } from '../../kernel/history';
import { StaleVersion } from '../../kernel/write';
import { langId } from '../../language';
import { queueMail } from '../../platform/mail/queue-mail';
import { recordsOf } from './records';
import { isVerified } from './verified';

const lock = async ({ tx }: WriteContext, id: number, version: number | undefined) => {
  const [stored] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!stored) throw new ApiError('not_found', { message: 'review_not_found' });
  if (version !== undefined && version < stored.version) throw new StaleVersion();
  return stored;
};

type Stored = Awaited<ReturnType<typeof lock>>;

/** What the audit keeps of a review: what moderators did, none of the author's words. */
const audited = ({ status, rejection_reason, reply, version }: Stored) => ({
  status,
  rejection_reason,
  reply,
  version,
});

const adminId = ({ actor }: WriteContext) => (actor.kind === 'admin' ? actor.id : null);

const audit = async (
  context: WriteContext,
  before: Stored,
  action: 'publish' | 'update' | 'delete',
  after: Partial<Stored> | null,
) =>
  recordChange(context, { name: 'review' }, before.id, {
    action,
    title: `#${before.id}`,
    before: audited(before),
    after: after && audited({ ...before, ...after, version: before.version + 1 }),
  });

/** Tells the author what became of a review that was waiting. */
const tellAuthor = async (context: WriteContext, env: Env, review: Stored, reason: string) => {
  const [author] = await context.tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, review.customer_id), isNull(customers.deleted_at)));
  if (!author || review.status !== 'pending') return;
  const lang = langId.catch('en').parse(review.lang_id);
  const letter = { full_name: author.full_name, title: review.title };
  if (reason) {
    const variables = { ...letter, reason };
    await queueMail(context.tx, { template: 'review_rejected', lang, to: author.email, variables });
  } else {
    const page = (await recordsOf(context.tx, lang, [review]))(review)?.path ?? '';
    const variables = { ...letter, link: `${env.PUBLIC_URL}/${lang}${page}#reviews` };
    await queueMail(context.tx, { template: 'review_published', lang, to: author.email, variables });
  }
};

/**
 * Shows a review or hides it; without a status it flips. Reports are done with then. The author hears of a first decision
 * when it is good, or when it comes with a reason.
 * @throws StaleVersion, ApiError not_found
 */
export const decideReview = async (
  context: WriteContext,
  env: Env,
  id: number,
  given: {
    status?: 'approved' | 'rejected' | undefined;
    reason?: string | undefined;
    version?: number | undefined;
  },
): Promise<'approved' | 'rejected'> => {
  const { tx } = context;
  const stored = await lock(context, id, given.version);
  const status = given.status ?? (stored.status === 'approved' ? 'rejected' : 'approved');
  const rejection_reason = status === 'rejected' ? (given.reason ?? '') : '';
  const change = { status, rejection_reason };
  await tx
    .update(reviews)
    .set({
      ...change,
      verified: stored.verified || (await isVerified(tx, stored.customer_id, stored)),
      moderated_by: adminId(context),
      moderated_at: sql`now()`,
      version: stored.version + 1,
      updated_at: sql`now()`,
    })
    .where(eq(reviews.id, id));
  await tx
    .update(reviewReports)
    .set({ resolved_at: sql`now()` })
    .where(and(eq(reviewReports.review_id, id), isNull(reviewReports.resolved_at)));
  await audit(context, stored, 'publish', change);
  if (status === 'approved' || rejection_reason) await tellAuthor(context, env, stored, rejection_reason);
  return status;
};

/** Answers a review in the organisation's name; an empty answer takes it back. @throws StaleVersion, ApiError not_found */
export const replyToReview = async (
  context: WriteContext,
  id: number,
  { reply, version }: { reply: string; version?: number | undefined },
): Promise<void> => {
  const stored = await lock(context, id, version);
  await context.tx
    .update(reviews)
    .set({
      reply,
      replied_by: reply ? adminId(context) : null,
      replied_at: reply ? sql`now()` : null,
      version: stored.version + 1,
      updated_at: sql`now()`,
    })
    .where(eq(reviews.id, id));
  await audit(context, stored, 'update', { reply });
};

/** Deletes a review. Returns pictures that may have become unused. @throws ApiError not_found */
export const deleteReview = async (context: WriteContext, id: number): Promise<number[]> => {
  const stored = await lock(context, id, undefined);
  const pictures = await context.tx
    .delete(reviewImages)
    .where(eq(reviewImages.review_id, id))
    .returning({ id: reviewImages.media_id });
  await context.tx.delete(reviews).where(eq(reviews.id, id));
  await audit(context, stored, 'delete', null);
  return pictures.map((picture) => picture.id);
};
