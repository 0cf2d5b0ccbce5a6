import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client';
import { ratings, reviewImages, reviews, reviewVotes } from '../../../db/schema';
import { ApiError } from '../../errors';
import { reviewedOrRated } from './kinds';

/** What a customer thinks of one record so far: his stars, his review, and the reviews of others that helped him. */
export const opinionOf = async (
  db: Queryable,
  customerId: number,
  { entity_type, entity_id }: { entity_type: number; entity_id: number },
) => {
  const [row] = (
    await db.execute<{
      score: number | null;
      review: { id: number; status: 'pending' | 'approved' | 'rejected' } | null;
      helpful: number[];
    }>(sql`
    select
      (select score from ${ratings} where entity = ${reviewedOrRated(entity_type)} and record_id = ${entity_id}
        and customer_id = ${customerId}) as score,
      (select json_build_object('id', id, 'status', status) from ${reviews}
        where customer_id = ${customerId} and entity_type = ${entity_type} and entity_id = ${entity_id}) as review,
      array(select v.review_id from ${reviewVotes} v join ${reviews} r on r.id = v.review_id
        where v.customer_id = ${customerId} and r.entity_type = ${entity_type} and r.entity_id = ${entity_id}) as helpful`)
  ).rows;
  return row ?? { score: null, review: null, helpful: [] };
};

/** Takes a customer's own review back. Returns pictures that may have become unused. @throws ApiError not_found */
export const removeOwnReview = async (tx: Transaction, customerId: number, id: number): Promise<number[]> => {
  const [own] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.customer_id, customerId)))
    .for('update');
  if (!own) throw new ApiError('not_found', { message: 'review_not_found' });
  const pictures = await tx
    .delete(reviewImages)
    .where(eq(reviewImages.review_id, id))
    .returning({ id: reviewImages.media_id });
  await tx.delete(reviews).where(eq(reviews.id, id));
  return pictures.map((picture) => picture.id);
};
