import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import { checkIns, orderLines, orders, rooms, tourDepartures } from '../../../db/schema';
import { resource } from '../../kinds/resource/kind';
import { tour } from '../../kinds/tour/kind';

const paid = (customerId: number | null) => sql`
  select 1 from ${orders} o join ${orderLines} l on l.order_id = o.id
  where o.customer_id = ${customerId} and o.status = 'paid'`;

/**
 * Whether the customer has been there as far as we know: a paid booking, or a check-in by a tag at the place,
 * which this browser may have made before anybody signed in. Of who hasn't signed in only the browser is known.
 */
export const isVerified = async (
  db: Queryable,
  customerId: number | null,
  { entity_type, entity_id }: { entity_type: number; entity_id: number },
  browserKey: string | null = null,
): Promise<boolean> => {
  if (entity_type !== tour.moduleId && entity_type !== resource.moduleId) return false;
  const proof =
    entity_type === tour.moduleId
      ? sql`${paid(customerId)} and l.departure_id in (select d.id from ${tourDepartures} d where d.tour_id = ${entity_id})`
      : sql`${paid(customerId)} and l.room_id in (select r.id from ${rooms} r where r.resource_id = ${entity_id})
          union all
          select 1 from ${checkIns} c where c.resource_id = ${entity_id} and c.verified
            and (c.customer_id = ${customerId} or (c.customer_id is null and c.visitor_key = ${browserKey}))`;
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (${proof}) as found`);
  return rows[0]?.found ?? false;
};
