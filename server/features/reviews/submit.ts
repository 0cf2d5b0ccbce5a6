import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import { reviewImages, reviews } from '../../../db/schema';
import { ApiError } from '../../errors';
import type { Language } from '../../language';
import { isVerified } from './verified';

export interface NewReview {
  customer_id: number;
  entity_type: number;
  entity_id: number;
  lang_id: Language;
  score: number;
  title: string;
  content: string;
}

const ofCustomer = ({ customer_id, entity_type, entity_id }: Omit<NewReview, 'score'>) =>
  and(
    eq(reviews.customer_id, customer_id),
    eq(reviews.entity_type, entity_type),
    eq(reviews.entity_id, entity_id),
  );

/** @throws ApiError already_reviewed when the customer has a review of this that was not refused */
export const requireFirst = async (tx: Pick<Transaction, 'select'>, review: NewReview): Promise<void> => {
  const [known] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(ofCustomer(review), ne(reviews.status, 'rejected')));
  if (known) throw new ApiError('already_reviewed');
};

/**
 * Keeps a review until a moderator has read it. One that was refused makes room for a new one. Returns its id, and
 * pictures that may have become unused.
 * @throws ApiError already_reviewed
 */
export const submitReview = async (tx: Transaction, review: NewReview, mediaIds: readonly number[]) => {
  const refused = tx
    .select({ id: reviewImages.media_id })
    .from(reviewImages)
    .innerJoin(reviews, eq(reviews.id, reviewImages.review_id))
    .where(and(ofCustomer(review), eq(reviews.status, 'rejected')));
  const released = (await refused).map(({ id }) => id);
  await tx.delete(reviews).where(and(ofCustomer(review), eq(reviews.status, 'rejected')));
  const [made] = await tx
    .insert(reviews)
    .values({ ...review, verified: await isVerified(tx, review.customer_id, review) })
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  if (!made) throw new ApiError('already_reviewed');
  const images = [...new Set(mediaIds)].map((media_id, sort) => ({ review_id: made.id, media_id, sort }));
  if (images.length > 0) await tx.insert(reviewImages).values(images);
  return { id: made.id, released };
};
