import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { orderLines, orders, tickets } from '../../../../db/schema';
import { formatDateTime } from '../../../time';
import { signedTicket } from './sign';

export type TicketStatus = 'valid' | 'used' | 'void';

interface Row extends Record<string, unknown> {
  code: string;
  order_code: string;
  line_id: number;
  number: number;
  of: number;
  holder: string;
  checked_in_at: Date | string | null;
  voided_at: Date | string | null;
}

/** What a ticket is good for. */
export const statusOf = ({
  voided_at,
  checked_in_at,
}: Pick<Row, 'voided_at' | 'checked_in_at'>): TicketStatus =>
  voided_at ? 'void' : checked_in_at ? 'used' : 'valid';

/** The tickets of orders in the order of their lines. */
export const ticketsOf = async (db: Queryable, secret: string, orderIds: readonly number[]) => {
  if (orderIds.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select t.code, o.code as order_code, t.order_line_id as line_id, t.holder, t.checked_in_at, t.voided_at,
      (row_number() over (partition by l.id order by t.id))::int as number,
      (count(*) over (partition by l.id))::int as of
    from ${tickets} t
    join ${orderLines} l on l.id = t.order_line_id
    join ${orders} o on o.id = l.order_id
    where ${inArray(sql`o.id`, [...orderIds])}
    order by l.order_id, l.sort, l.id, t.id`);
  return rows.map(({ checked_in_at, voided_at, ...row }) => ({
    ...row,
    qr: signedTicket(secret, row.code),
    status: statusOf({ checked_in_at, voided_at }),
    checked_in_at: checked_in_at && formatDateTime(new Date(checked_in_at)),
  }));
};
