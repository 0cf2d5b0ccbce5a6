import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/client';
import { orderLines, payments, refunds, tickets } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import { voidTickets } from '../ticket/issue';
import { cancellationOf } from './details';
import { takenBy } from './lines';
import { type MailContext, queueCancelledMail } from './mail';
import type { Mover, OrderRecord } from './record';
import { moveStock } from './stock';
import { moveOrder } from './transitions';

const linesWithTerms = (db: Queryable, orderId: number) =>
  db
    .select({ date: orderLines.date, amount: orderLines.amount, terms: orderLines.terms })
    .from(orderLines)
    .where(eq(orderLines.order_id, orderId));

/** Whether the buyer may cancel a paid order today, and what comes back. */
export const planCancellation = async (
  db: Queryable,
  order: Pick<OrderRecord, 'id' | 'status'>,
  isUsed: boolean,
) => cancellationOf({ status: order.status, lines: await linesWithTerms(db, order.id), isUsed });

/** Locks the tickets of an order, so that nobody is let in with one meanwhile. Returns whether one was used. */
const lockTickets = async (tx: Transaction, orderId: number): Promise<boolean> => {
  const rows = await tx
    .select({ checked_in_at: tickets.checked_in_at })
    .from(tickets)
    .innerJoin(orderLines, eq(orderLines.id, tickets.order_line_id))
    .where(eq(orderLines.order_id, orderId))
    .orderBy(asc(tickets.id))
    .for('update', { of: tickets });
  return rows.some(({ checked_in_at }) => checked_in_at !== null);
};

const requestRefund = async (tx: Transaction, orderId: number, amount: number): Promise<void> => {
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.order_id, orderId), eq(payments.status, 'succeeded')))
    .orderBy(asc(payments.succeeded_at), asc(payments.id))
    .limit(1);
  if (payment) await tx.insert(refunds).values({ order_id: orderId, payment_id: payment.id, amount });
};

/**
 * Cancels a locked, paid order as its buyer wishes: places are free, tickets void, and what the rules give back is asked
 * of the provider after that.
 * @param seen what the buyer was told would come back
 * @throws ApiError conflict where the rules don't allow it, or where another amount comes back by now
 */
export const cancelPaidOrder = async (
  tx: Transaction,
  mover: Mover,
  order: OrderRecord,
  { seen, mail }: { seen: number | undefined; mail: MailContext },
): Promise<OrderRecord> => {
  const isUsed = await lockTickets(tx, order.id);
  const { obstacle, amount } = await planCancellation(tx, order, isUsed);
  if (obstacle === 'not_paid') throw new ApiError('order_closed');
  if (obstacle) throw new ApiError('conflict', { message: `cancel_${obstacle}` });
  if (seen !== amount)
    throw new ApiError('conflict', { message: 'refund_changed', data: { refund: amount } });
  await moveStock(tx, await takenBy(tx, order.id), 'given_back');
  await voidTickets(tx, order.id);
  const cancelled = await moveOrder(
    tx,
    mover,
    order,
    { status: 'cancelled', refund: amount },
    { cancelled_at: sql`now()` },
  );
  if (amount > 0) await requestRefund(tx, order.id, amount);
  await queueCancelledMail(tx, cancelled, mail, amount);
  return cancelled;
};
