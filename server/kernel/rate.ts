import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Transaction } from '../../db/client';
import { type blogs, ratings } from '../../db/schema';
import { ApiError, invalidField } from '../errors';

/** Tables with `ratingColumns`, seen as what they share. */
type RatedTable = Pick<
  typeof blogs,
  'id' | 'rating_sum' | 'rating_count' | '_' | '$inferSelect' | '$inferInsert'
> &
  PgTable;

export const scoreBody = z.strictObject({ score: z.int().min(1).max(5) });
export const ratedData = z.object({
  rating_score: z.number().nullable(),
  rating_count: z.number().int(),
  score: z.number().int(),
});

/** Where people are mourned nobody gives stars. @throws ApiError invalid, said of the field that names the record */
export const refuseMemorial = (row: object, field: string): void => {
  if ('is_memorial' in row && row.is_memorial === true) throw invalidField(field, 'rating_unsupported');
};

/**
 * Adds one customer's score (1…5) and brings the aggregate along in the same transaction. The row lock that the update
 * takes makes parallel ratings of one record wait for each other, so that none is lost.
 * @throws ApiError already_rated
 */
export const rate = async (
  tx: Transaction,
  rated: { entity: string; table: RatedTable },
  request: { recordId: number; customerId: number; score: number },
) => {
  const inserted = await tx
    .insert(ratings)
    .values({
      entity: rated.entity,
      record_id: request.recordId,
      customer_id: request.customerId,
      score: request.score,
    })
    .onConflictDoNothing()
    .returning({ score: ratings.score });
  if (inserted.length === 0) throw new ApiError('already_rated');
  const { table } = rated;
  const [row] = (
    await tx.execute<{ rating_sum: number; rating_count: number }>(sql`
    update ${table} set rating_sum = rating_sum + ${request.score}, rating_count = rating_count + 1
    where ${eq(table.id, request.recordId)} returning rating_sum, rating_count`)
  ).rows;
  if (!row) throw new ApiError('not_found');
  return {
    rating_score: Math.round((row.rating_sum / row.rating_count) * 10) / 10,
    rating_count: row.rating_count,
    score: request.score,
  };
};
