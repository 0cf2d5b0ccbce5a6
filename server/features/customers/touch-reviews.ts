import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { reviews } from '../../../db/schema';

/**
 * Tells pages that show a customer's reviews, with his name and picture, that they are old. A customer without published
 * reviews is on no page, and tells nobody.
 */
export const touchReviews = async (db: Queryable, customerId: number): Promise<void> => {
  const published = and(eq(reviews.customer_id, customerId), eq(reviews.status, 'approved'));
  const [one] = await db.select({ id: reviews.id }).from(reviews).where(published).limit(1);
  if (one) await db.update(reviews).set({ updated_at: sql`now()` }).where(published);
};
