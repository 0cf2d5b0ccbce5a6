import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { orderLines, orders } from '../../../../db/schema';
import { isLive, renamed } from '../../../kernel/selection';
import { resource } from '../../../kinds/resource/kind';
import { tour } from '../../../kinds/tour/kind';
import type { Taken } from './stock';

/** Whether something in the order doesn't exist, or is run by nobody: no money may move for it. */
export const hasSample = async (db: Queryable, orderId: number): Promise<boolean> =>
  (await db.$count(orderLines, and(eq(orderLines.order_id, orderId), eq(orderLines.is_sample, true)))) > 0;

/** What an order takes from stock. */
export const takenBy = async (db: Queryable, orderId: number): Promise<(Taken & { id: number })[]> =>
  db
    .select({
      id: orderLines.id,
      kind: orderLines.kind,
      departure_id: orderLines.departure_id,
      room_id: orderLines.room_id,
      date: orderLines.date,
      nights: orderLines.nights,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(orderLines.sort), asc(orderLines.id));

/** A tour's last day, or the day on which a hotel is left. */
export const endDate = sql<string>`(case when l.kind = 1
  then l.date + coalesce((select t.duration_days - 1 from tour_departure d join tour t on t.id = d.tour_id where d.id = l.departure_id), 0)
  else l.date + l.nights::int end)`;

interface LineRow extends Record<string, unknown> {
  order_id: number;
  id: number;
  type: number;
  title: string;
  path: string | null;
  image: string | null;
  date: string;
  end_date: string;
  nights: number | null;
  adults: number;
  children: number;
  quantity: number;
  unit_price: number;
  amount: number;
  is_sample: boolean;
}

const tours = renamed(tour, 't');
const hotels = renamed(resource, 'h');

/** A tour's or hotel's page and picture, as far as visitors see them in the order's language. */
const pageOf = sql`
  left join lateral (
    select '/itineraries/' || ${tours.translation.slug} as path, t.image_id, ${isLive(tours)} as shown
    from tour_departure d join tour ${tours.record} on t.id = d.tour_id
    left join tour_translation ${tours.translation}
      on ${tours.translation.record_id} = t.id and ${tours.translation.lang_id} = o.lang_id
    where d.id = l.departure_id
    union all
    select '/hotels/' || ${hotels.translation.slug}, coalesce(r.image_id, h.image_id), ${isLive(hotels)}
    from room r join resource ${hotels.record} on h.id = r.resource_id
    left join resource_translation ${hotels.translation}
      on ${hotels.translation.record_id} = h.id and ${hotels.translation.lang_id} = o.lang_id
    where r.id = l.room_id
  ) p on true
  left join media m on m.id = p.image_id`;

/** The lines of orders, as they were when ordered, with the way to their pages. */
export const linesOf = async (db: Queryable, orderIds: readonly number[]) => {
  if (orderIds.length === 0) return [];
  const { rows } = await db.execute<LineRow>(sql`
    select l.order_id, l.id, l.kind::int as type, l.title, case when p.shown then p.path end as path,
      '/media/' || m.file as image, l.date, ${endDate} as end_date, l.nights::int, l.adults::int, l.children::int,
      l.quantity::int, l.unit_price::float8 as unit_price, l.amount::float8 as amount, l.is_sample
    from ${orderLines} l
    join ${orders} o on o.id = l.order_id
    ${pageOf}
    where ${inArray(sql`l.order_id`, [...orderIds])}
    order by l.order_id, l.sort, l.id`);
  return rows;
};
