import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/client';
import { checkIns } from '../../../../db/schema';
import { today } from '../../../kinds/tables';

export const countsSchema = z
  .object({
    today: z.number().int().meta({ description: 'Visitors of today, in Vietnam’s time', example: 12 }),
    total: z.number().int().meta({ description: 'Visits in all: one a day and visitor', example: 3480 }),
  })
  .meta({ id: 'VisitorCounts' });

/** How many visitors a place has had. */
export const visitorCounts = async (
  db: Queryable,
  resourceId: number,
): Promise<z.infer<typeof countsSchema>> => {
  const { rows } = await db.execute<{ today: number; total: number }>(sql`
    select (count(*) filter (where c.day = ${today}))::int as today, count(*)::int as total
    from ${checkIns} c where c.resource_id = ${resourceId}`);
  return rows[0] ?? { today: 0, total: 0 };
};
