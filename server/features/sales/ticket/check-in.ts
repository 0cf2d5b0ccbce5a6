import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { admins, orderLines, orders, tickets } from '../../../../db/schema';
import type { AdminActor } from '../../../access';
import { ApiError } from '../../../errors';
import { today } from '../../../kinds/tables';
import { formatDateTime } from '../../../time';
import { endDate } from '../order/lines';
import { orderStatus } from '../order/shapes';
import { statusOf } from './read';

interface Row extends Record<string, unknown> {
  id: number;
  code: string;
  holder: string;
  order_code: string;
  order_status: string;
  title: string;
  date: string;
  end_date: string;
  adults: number;
  children: number;
  is_today: boolean;
  number: number;
  of: number;
  checked_in_at: string | null;
  checked_in_by: string | null;
  voided_at: string | null;
}

const readRow = async (db: Queryable, code: string): Promise<Row> => {
  const { rows } = await db.execute<Row>(sql`
    select t.id, t.code, t.holder, o.code as order_code, o.status as order_status, l.title, l.date,
      ${endDate} as end_date, l.adults::int, l.children::int, ${today} between l.date and ${endDate} as is_today,
      (select count(*)::int from ${tickets} b where b.order_line_id = l.id and b.id <= t.id) as number,
      (select count(*)::int from ${tickets} b where b.order_line_id = l.id) as of,
      t.checked_in_at, a.full_name as checked_in_by, t.voided_at
    from ${tickets} t
    join ${orderLines} l on l.id = t.order_line_id
    join ${orders} o on o.id = l.order_id
    left join ${admins} a on a.id = t.checked_in_by
    where t.code = ${code}`);
  const [row] = rows;
  if (!row) throw new ApiError('not_found', { message: 'ticket_not_found' });
  return row;
};

/** A ticket as who stands at the door sees it. @throws ApiError not_found */
export const presentTicket = async (db: Queryable, code: string) => {
  const { id: _id, order_status, checked_in_at, voided_at, ...row } = await readRow(db, code);
  return {
    ...row,
    order_status: orderStatus.parse(order_status),
    status: statusOf({ checked_in_at, voided_at }),
    checked_in_at: checked_in_at && formatDateTime(new Date(checked_in_at)),
  };
};

/**
 * Lets the holder of a ticket in, once: of two people who scan it at the same moment one is told that it was used.
 * @throws ApiError not_found; ticket_void, ticket_used and wrong_day with the ticket
 */
export const checkIn = async (
  db: Queryable,
  code: string,
  { actor, anyDay }: { actor: AdminActor; anyDay: boolean },
): Promise<void> => {
  const ticket = await presentTicket(db, code);
  if (ticket.status === 'void' || ticket.order_status !== 'paid')
    throw new ApiError('ticket_void', { data: ticket });
  if (ticket.status === 'valid' && !ticket.is_today && !anyDay)
    throw new ApiError('wrong_day', { data: ticket });
  const taken = await db
    .update(tickets)
    .set({ checked_in_at: sql`now()`, checked_in_by: actor.id })
    .where(and(eq(tickets.code, code), isNull(tickets.checked_in_at), isNull(tickets.voided_at)))
    .returning({ id: tickets.id });
  if (taken.length === 0) throw new ApiError('ticket_used', { data: await presentTicket(db, code) });
};

/** Takes a check-in back that was a mistake. @throws ApiError not_found */
export const undoCheckIn = async (db: Queryable, code: string): Promise<void> => {
  const undone = await db
    .update(tickets)
    .set({ checked_in_at: null, checked_in_by: null })
    .where(eq(tickets.code, code))
    .returning({ id: tickets.id });
  if (undone.length === 0) throw new ApiError('not_found', { message: 'ticket_not_found' });
};
