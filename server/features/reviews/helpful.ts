import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { reviewReports, reviews, reviewVotes } from '../../../db/schema';
import { ApiError } from '../../errors';

/** Locks a published review of somebody else. @throws ApiError not_found; forbidden for the own one */
const lockOthers = async (tx: Transaction, id: number, customerId: number) => {
  const [review] = await tx
    .select({ customer_id: reviews.customer_id })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.status, 'approved')))
    .for('update');
  if (!review) throw new ApiError('not_found', { message: 'review_not_found' });
  if (review.customer_id === customerId) throw new ApiError('forbidden', { message: 'own_review' });
};

const addToCount = async (tx: Transaction, id: number, difference: number): Promise<number> => {
  const [row] = await tx
    .update(reviews)
    .set({ helpful_count: sql`${reviews.helpful_count} + ${difference}` })
    .where(eq(reviews.id, id))
    .returning({ helpful_count: reviews.helpful_count });
  return row?.helpful_count ?? 0;
};

/**
 * Notes that a customer found a review helpful, or no longer does. The same again changes nothing. Returns the count.
 * @throws ApiError not_found, forbidden
 */
export const voteHelpful = async (
  tx: Transaction,
  { id, customerId, isHelpful }: { id: number; customerId: number; isHelpful: boolean },
): Promise<number> => {
  await lockOthers(tx, id, customerId);
  const own = and(eq(reviewVotes.review_id, id), eq(reviewVotes.customer_id, customerId));
  const changed = isHelpful
    ? await tx
        .insert(reviewVotes)
        .values({ review_id: id, customer_id: customerId })
        .onConflictDoNothing()
        .returning({ id: reviewVotes.review_id })
    : await tx.delete(reviewVotes).where(own).returning({ id: reviewVotes.review_id });
  return addToCount(tx, id, changed.length === 0 ? 0 : isHelpful ? 1 : -1);
};

/** Asks moderators to look at a review; a customer's later report takes the place of an earlier one. */
export const reportReview = async (
  tx: Transaction,
  given: { id: number; customerId: number; reason: string; note: string },
): Promise<void> => {
  await lockOthers(tx, given.id, given.customerId);
  const { reason, note } = given;
  await tx
    .insert(reviewReports)
    .values({ review_id: given.id, customer_id: given.customerId, reason, note })
    .onConflictDoUpdate({
      target: [reviewReports.review_id, reviewReports.customer_id],
      set: { reason, note, resolved_at: null, created_at: sql`now()` },
    });
};
