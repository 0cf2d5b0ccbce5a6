import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { orders, payments, refunds } from '../../../../db/schema';
import { type MailContext, queueRefundedMail } from './mail';
import { type Mover, type OrderRecord, recordOrder } from './record';
import { moveOrder } from './transitions';

interface Finishing {
  payment_id: number;
  mover: Mover;
  mail: MailContext;
  note: string;
}

/**
 * The money that a buyer had coming after cancelling a locked order is back. Where it is all of the payment, the order
 * is refunded; of a part, the rest stays taken and the order cancelled.
 * @returns false where nothing was on its way
 */
export const finishRefund = async (
  tx: Transaction,
  order: OrderRecord,
  { payment_id, mover, mail, note }: Finishing,
): Promise<boolean> => {
  const [refund] = await tx
    .update(refunds)
    .set({ status: 'done', done_at: sql`now()`, updated_at: sql`now()` })
    .where(and(eq(refunds.payment_id, payment_id), ne(refunds.status, 'done')))
    .returning();
  if (!refund) return false;
  const [whole] = await tx
    .update(payments)
    .set({ status: 'refunded', updated_at: sql`now()` })
    .where(and(eq(payments.id, payment_id), eq(payments.amount, refund.amount)))
    .returning({ id: payments.id });
  if (whole && order.status === 'cancelled') {
    const refunded = await moveOrder(tx, mover, order, { status: 'refunded', note });
    await queueRefundedMail(tx, refunded, mail, refund.amount);
    return true;
  }
  const [kept = order] = await tx
    .update(orders)
    .set({ version: order.version + 1, updated_at: sql`now()` })
    .where(eq(orders.id, order.id))
    .returning();
  await recordOrder(tx, mover, kept, { before: order.status, refund: refund.amount, note });
  await queueRefundedMail(tx, kept, mail, refund.amount);
  return true;
};
