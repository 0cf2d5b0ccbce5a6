import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../../db/client';
import { checkIns } from '../../../../db/schema';
import type { Language } from '../../../language';
import { moduleIds } from '../../../module-ids';
import { formatDateTime } from '../../../time';
import { recordsOf } from '../../reviews/records';

export const ownCheckIn = z
  .object({
    id: z.number().int(),
    visited_at: z.string(),
    verified: z.boolean().meta({ description: 'By a tag at the place' }),
    place: z
      .object({ title: z.string(), path: z.string() })
      .nullable()
      .meta({ id: 'VisitedPlace', description: 'null while the place is hidden' }),
  })
  .meta({ id: 'OwnCheckIn' });

/** So many are read; the export has all. */
const most = 100;

/** Where a customer has been, the last first. Two queries. */
export const listOwnCheckIns = async (db: Queryable, customerId: number, language: Language) => {
  const rows = await db
    .select({
      id: checkIns.id,
      entity_id: checkIns.resource_id,
      visited_at: checkIns.visited_at,
      verified: checkIns.verified,
    })
    .from(checkIns)
    .where(eq(checkIns.customer_id, customerId))
    .orderBy(desc(checkIns.visited_at), desc(checkIns.id))
    .limit(most);
  const visits = rows.map((row) => ({ ...row, entity_type: moduleIds.resource }));
  const places = await recordsOf(db, language, visits);
  return visits.map((visit) => {
    const place = places(visit);
    return {
      id: visit.id,
      visited_at: formatDateTime(visit.visited_at),
      verified: visit.verified,
      place: place && { title: place.title, path: place.path },
    };
  });
};
