import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../db/client';
import { reviews } from '../../db/schema';

const scores = [1, 2, 3, 4, 5] as const;

export const reviewsSummarySchema = z
  .object({
    score: z.number().nullable().meta({ description: 'Mean with one decimal; null without reviews' }),
    count: z.number().int(),
    distribution: z
      .object({
        1: z.number().int(),
        2: z.number().int(),
        3: z.number().int(),
        4: z.number().int(),
        5: z.number().int(),
      })
      .meta({ description: 'Number of reviews by score' }),
  })
  .meta({ id: 'ReviewsSummary' });

/**
 * What customers' approved reviews of a record come to. One query.
 * @param moduleId kind of record as reviews know it: tour 2, resource 20 …
 */
export const reviewsSummary = async (
  db: Queryable,
  moduleId: number,
  recordId: number,
): Promise<z.output<typeof reviewsSummarySchema>> => {
  const { rows } = await db.execute<{ score: number; count: number }>(sql`
    select r.score, count(*)::int as count from ${reviews} r
    where r.entity_type = ${moduleId} and r.entity_id = ${recordId} and r.status = 'approved' group by r.score`);
  const of = (score: number) => rows.find((row) => row.score === score)?.count ?? 0;
  const count = scores.reduce((sum, score) => sum + of(score), 0);
  const total = scores.reduce((sum, score) => sum + score * of(score), 0);
  return {
    score: count ? Math.round((10 * total) / count) / 10 : null,
    count,
    distribution: { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) },
  };
};
