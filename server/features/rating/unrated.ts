import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import {
  checkIns,
  experiences,
  orderLines,
  orders,
  ratings,
  resources,
  rooms,
  savedItems,
  searchDocuments,
  thingsToDo,
  tourDepartures,
} from '../../../db/schema';
import type { Language } from '../../language';
import type { Found } from '../search/find';
import { readHits } from '../search/hits';
import { seen } from '../search/seen';

const kinds = ['tour', 'experience', 'thing_to_do', 'resource', 'blog'];

type Reason = 'booked' | 'visited' | 'saved';

/**
 * What a customer knows and has not rated: what he booked, where he checked in, what he saved, in this order. Two
 * queries.
 */
export const listUnrated = async (db: Queryable, customerId: number, language: Language, limit: number) => {
  const { rows } = await db.execute<Found & { reason: Reason } & Record<string, unknown>>(sql`
    with known (entity, record_id, rank, reason, at) as (
      select 'tour', d.tour_id, 1, 'booked', o.created_at from ${orders} o
        join ${orderLines} l on l.order_id = o.id join ${tourDepartures} d on d.id = l.departure_id
        where o.customer_id = ${customerId} and o.status = 'paid'
      union all
      select 'resource', r.resource_id, 1, 'booked', o.created_at from ${orders} o
        join ${orderLines} l on l.order_id = o.id join ${rooms} r on r.id = l.room_id
        where o.customer_id = ${customerId} and o.status = 'paid'
      union all
      select 'resource', c.resource_id, 2, 'visited', c.created_at from ${checkIns} c where c.customer_id = ${customerId}
      union all
      select s.entity, s.record_id, 3, 'saved', s.created_at from ${savedItems} s where s.customer_id = ${customerId}
    ), best as (
      select distinct on (entity, record_id) entity, record_id, rank, reason, at from known
      where entity = any(${sql.param(kinds)}::text[])
      order by entity, record_id, rank, at desc
    )
    select entity as type, record_id as id, reason from best
    where not exists (select 1 from ${ratings} g where g.entity = best.entity and g.record_id = best.record_id
        and g.customer_id = ${customerId})
      and not exists (select 1 from ${resources} m where best.entity = 'resource' and m.id = best.record_id and m.is_memorial)
      and not exists (select 1 from ${thingsToDo} m where best.entity = 'thing_to_do' and m.id = best.record_id and m.is_memorial)
      and not exists (select 1 from ${experiences} m where best.entity = 'experience' and m.id = best.record_id and m.is_memorial)
      and exists (select 1 from ${searchDocuments} d where d.entity = best.entity and d.record_id = best.record_id
        and ${seen(language)})
    order by rank, at desc, entity, record_id limit ${limit}`);
  if (rows.length === 0) return [];
  const reasons = new Map(rows.map(({ type, id, reason }) => [`${type} ${id}`, reason]));
  return (await readHits(db, language, rows)).map(({ type: kind, ...hit }) => ({
    kind,
    ...hit,
    reason: reasons.get(`${kind} ${hit.id}`) ?? ('saved' as const),
  }));
};
