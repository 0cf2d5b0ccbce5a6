import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { reviews } from '../../../db/schema';
import { ApiError } from '../../errors';
import { reviewsSummary } from '../../kernel/reviews-summary';
import { isLive } from '../../kernel/selection';
import type { Language } from '../../language';
import { offsetOf, pageOf } from '../../platform/paging';
import { authorColumn, presentTimes, shownColumns, statusColumns } from './columns';
import { reviewedEntity } from './kinds';
import { recordsOf } from './records';

export interface ReviewsRequest {
  entity_type: number;
  entity_id: number;
  sort: 'newest' | 'helpful' | 'highest' | 'lowest';
  page: number;
  per_page: number;
}

const newest = [desc(reviews.created_at), desc(reviews.id)];

const orders: Record<ReviewsRequest['sort'], SQL[]> = {
  newest,
  helpful: [desc(reviews.helpful_count), ...newest],
  highest: [desc(reviews.score), ...newest],
  lowest: [asc(reviews.score), ...newest],
};

/** Reviews have no language of their own: a record that is shown in any has them. */
const isShown = async (db: Queryable, { entity_type, entity_id }: ReviewsRequest): Promise<boolean> => {
  const entity = reviewedEntity(entity_type);
  if (!entity) return false;
  const { record, translation } = entity;
  const { rows } = await db.execute(sql`
    select 1 from ${record} join ${translation} on ${translation.record_id} = ${record.id}
    where ${record.id} = ${entity_id} and ${isLive(entity)} limit 1`);
  return rows.length > 0;
};

/**
 * Published reviews of a record, with what all of them come to.
 * @throws ApiError not_found for a record that visitors may not see
 */
export const listReviews = async (db: Queryable, request: ReviewsRequest) => {
  const { entity_type, entity_id, sort, per_page } = request;
  const [shown, rows, summary] = await Promise.all([
    isShown(db, request),
    db
      .select({ ...shownColumns, author: authorColumn })
      .from(reviews)
      .where(
        and(
          eq(reviews.entity_type, entity_type),
          eq(reviews.entity_id, entity_id),
          eq(reviews.status, 'approved'),
        ),
      )
      .orderBy(...orders[sort])
      .limit(per_page)
      .offset(offsetOf(request)),
    reviewsSummary(db, entity_type, entity_id),
  ]);
  if (!shown) throw new ApiError('not_found');
  const data = rows.map(({ author, ...row }) => ({
    ...presentTimes(row),
    author: author && { full_name: author.full_name, avatar: author.avatar },
  }));
  return { ...pageOf(data, summary.count, request), summary };
};

/** A customer's own reviews, wherever they stand. */
export const listOwnReviews = async (db: Queryable, customerId: number, language: Language) => {
  const rows = await db
    .select({ ...shownColumns, ...statusColumns })
    .from(reviews)
    .where(eq(reviews.customer_id, customerId))
    .orderBy(...newest)
    .limit(500);
  const records = await recordsOf(db, language, rows);
  return rows.map((row) => ({ ...presentTimes(row), record: records(row) }));
};
