import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { orderLines, tourDepartures } from '../../../../db/schema';
import { kinds, type Line } from './line';

/** What an order was for, as lines of a cart. */
export const orderedLines = async (db: Queryable, orderId: number): Promise<Line[]> => {
  const rows = await db
    .select({
      kind: orderLines.kind,
      tour_id: tourDepartures.tour_id,
      departure_id: orderLines.departure_id,
      room_id: orderLines.room_id,
      date: orderLines.date,
      nights: orderLines.nights,
      adults: orderLines.adults,
      children: orderLines.children,
    })
    .from(orderLines)
    .leftJoin(tourDepartures, eq(tourDepartures.id, orderLines.departure_id))
    .where(eq(orderLines.order_id, orderId))
    .orderBy(sql`${orderLines.sort}, ${orderLines.id}`);
  return rows.map(({ kind, tour_id, departure_id, room_id, date, nights, ...people }) =>
    kind === kinds.tour
      ? { type: 1, id: tour_id ?? 0, departure_id: departure_id ?? undefined, ...people }
      : { type: 2, id: room_id ?? 0, date, nights: nights ?? undefined, ...people },
  );
};
