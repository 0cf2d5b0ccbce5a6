import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { orders, payments } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import { StaleVersion } from '../../../kernel/write';
import { finishRefund } from './finish-refund';
import type { MailContext } from './mail';
import { type Mover, recordOrder } from './record';
import { lockOrder, refundOrder } from './transitions';

interface Refund {
  payment_id: number;
  note: string;
  version?: number | undefined;
}

/**
 * Notes that a payment was given back; the money itself goes by the provider's own site. The order is refunded with the
 * last money that it has; of an order that was paid twice only the second payment goes, and the tickets stay good.
 * @throws StaleVersion, ApiError not_found, payment_not_refundable
 */
export const markRefunded = async (
  tx: Transaction,
  code: string,
  { refund, mover, mail }: { refund: Refund; mover: Mover; mail: MailContext },
): Promise<void> => {
  const order = await lockOrder(tx, code);
  if (refund.version !== undefined && refund.version < order.version) throw new StaleVersion();
  const received = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.order_id, order.id), eq(payments.status, 'succeeded')))
    .for('update');
  if (!received.some(({ id }) => id === refund.payment_id))
    throw new ApiError('conflict', { message: 'payment_not_refundable' });
  if (await finishRefund(tx, order, { payment_id: refund.payment_id, mover, mail, note: refund.note }))
    return;
  await tx
    .update(payments)
    .set({ status: 'refunded', updated_at: sql`now()` })
    .where(eq(payments.id, refund.payment_id));
  if (received.length === 1) {
    await refundOrder(tx, mover, order, { mail, note: refund.note });
    return;
  }
  const [kept = order] = await tx
    .update(orders)
    .set({ version: order.version + 1, updated_at: sql`now()` })
    .where(eq(orders.id, order.id))
    .returning();
  await recordOrder(tx, mover, kept, {
    before: order.status,
    refunded_payment: refund.payment_id,
    note: refund.note,
  });
};
