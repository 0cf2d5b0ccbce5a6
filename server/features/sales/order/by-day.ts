import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { orders, payments, refunds } from '../../../../db/schema';
import { today } from '../../../kinds/tables';

interface Day extends Record<string, unknown> {
  date: string;
  orders: number;
  paid: number;
  revenue: number;
}

/**
 * Orders made, orders paid and money taken on each of the last days, days without any included. Money counts on the
 * day on which it came, and not at all once it was given back.
 */
export const ordersByDay = async (db: Queryable, days: number): Promise<Day[]> => {
  const first = sql`(${today} - ${days - 1}::int)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const { rows } = await db.execute<Day>(sql`
    with day as (select generate_series(${today} - ${days - 1}::int, ${today}, interval '1 day')::date as date),
    made as (
      select (created_at at time zone 'Asia/Ho_Chi_Minh')::date as date, count(*)::int as orders
      from ${orders} where created_at >= ${first} group by 1),
    taken as (
      select (succeeded_at at time zone 'Asia/Ho_Chi_Minh')::date as date, count(distinct order_id)::int as paid,
        sum(amount - coalesce((select r.amount from ${refunds} r
          where r.payment_id = ${payments.id} and r.status = 'done'), 0))::float8 as revenue
      from ${payments} where status = 'succeeded' and succeeded_at >= ${first} group by 1)
    select day.date, coalesce(made.orders, 0) as orders, coalesce(taken.paid, 0) as paid,
      coalesce(taken.revenue, 0) as revenue
    from day left join made on made.date = day.date left join taken on taken.date = day.date
    order by day.date`);
  return rows;
};
