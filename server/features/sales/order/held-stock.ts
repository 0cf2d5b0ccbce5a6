import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { orderLines, orders, roomNights, tourDepartures } from '../../../../db/schema';

/** A departure, or a room in one night: how many there are, are left, and are held by those who share them with a buyer. */
interface SharedStock extends Record<string, unknown> {
  kind: 'seats' | 'rooms';
  total: number;
  left: number;
  shared: number;
}

/** What an order has taken, and what those who share with its buyer hold of it: all guests together, one account alone. */
export const sharedStock = async (
  tx: Transaction,
  orderId: number,
  customerId: number | null,
): Promise<SharedStock[]> => {
  const held = sql`select coalesce(sum(l.quantity), 0)::int from ${orderLines} l join ${orders} o on o.id = l.order_id
    where o.status = 'pending' and o.hold_expires_at > now() and o.customer_id is not distinct from ${customerId}::int`;
  const { rows } = await tx.execute<SharedStock>(sql`
    select 'seats' as kind, d.seats::int as total, d.seats_left::int as left, (${held} and l.departure_id = d.id) as shared
    from ${tourDepartures} d
    where d.id in (select departure_id from ${orderLines} where order_id = ${orderId})
    union all
    select 'rooms', n.quantity::int, n.rooms_left::int,
      (${held} and l.room_id = n.room_id and l.date <= n.night and l.date + l.nights > n.night)
    from ${roomNights} n
    where exists (select 1 from ${orderLines} own where own.order_id = ${orderId}
      and own.room_id = n.room_id and own.date <= n.night and own.date + own.nights > n.night)`);
  return rows;
};

/** Minutes for which the same places may have been held in vain within a day, and how many times. */
const inVain = { minutes: 8, times: 3 };

/**
 * Whether a customer who has never paid has held what the order takes before, for so long or so often that others were kept
 * from it. Who only mends an order, or comes back after a slip, has not.
 */
export const hasHeldInVain = async (
  tx: Transaction,
  orderId: number,
  customerId: number,
): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_vain: boolean }>(sql`
    select (count(*) >= ${inVain.times} or coalesce(sum(least(o.updated_at, o.hold_expires_at) - o.created_at), '0')
        >= make_interval(mins => ${inVain.minutes}))
      and not exists (select 1 from ${orders} p where p.customer_id = ${customerId} and p.paid_at is not null) as is_vain
    from ${orders} o
    where o.customer_id = ${customerId} and o.id <> ${orderId} and o.status in ('expired', 'cancelled')
      and o.created_at > now() - interval '1 day'
      and exists (select 1 from ${orderLines} l join ${orderLines} own on own.order_id = ${orderId}
        and (own.departure_id = l.departure_id
          or own.room_id = l.room_id and own.date < l.date + l.nights and l.date < own.date + own.nights)
        where l.order_id = o.id)`);
  return rows[0]?.is_vain ?? false;
};
