import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../db/client';
import { orders, paymentEvents, payments } from '../../../../db/schema';
import type { MailContext } from '../order/mail';
import type { Mover } from '../order/record';
import { lockOrder, receivePayment } from '../order/transitions';
import type { PaymentProvider, ProviderMessage, Receipt } from './provider';

interface Settling {
  provider: PaymentProvider['code'];
  mover: Mover;
  mail: MailContext;
}

type PaymentRecord = typeof payments.$inferSelect;

/** The attempt that a message is about, with its order, both held until the transaction ends. */
const lockPayment = async (tx: Transaction, provider: string, reference: string) => {
  const [found] = await tx
    .select({ id: payments.id, code: orders.code })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(sql`${payments.provider} = ${provider} and ${payments.provider_ref} = ${reference}`);
  if (!found) return null;
  // The order first, as everybody does who holds both.
  const order = await lockOrder(tx, found.code);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, found.id)).for('update');
  return payment ? { order, payment } : null;
};

/** Notes a message. @returns false when it was noted before */
const noteEvent = async (
  tx: Transaction,
  { provider, payment, message }: { provider: string; payment: PaymentRecord; message: ProviderMessage },
): Promise<boolean> => {
  const noted = await tx
    .insert(paymentEvents)
    .values({
      provider,
      event_id: message.eventId,
      payment_id: payment.id,
      type: message.outcome,
      raw: message.raw,
      processed_at: sql`now()`,
    })
    .onConflictDoNothing({ target: [paymentEvents.provider, paymentEvents.event_id] })
    .returning({ id: paymentEvents.id });
  return noted.length > 0;
};

const write = (tx: Transaction, payment: PaymentRecord, message: ProviderMessage) =>
  tx
    .update(payments)
    .set({
      status: message.outcome === 'succeeded' ? 'succeeded' : 'failed',
      raw: message.raw,
      updated_at: sql`now()`,
      ...(message.outcome === 'succeeded' ? { succeeded_at: sql`now()` } : {}),
    })
    .where(eq(payments.id, payment.id));

/**
 * Takes in what a provider says of a payment, in one transaction with all that follows from it. Messages may come
 * twice, late, in any order, and from the provider's call as well as from our asking: money that has come stays come,
 * a refusal counts only until it comes, and a message that is the same as one before does nothing.
 */
export const settlePayment = (
  db: Database,
  message: ProviderMessage,
  { provider, mover, mail }: Settling,
): Promise<Receipt> =>
  db.transaction(async (tx): Promise<Receipt> => {
    const found = await lockPayment(tx, provider, message.reference);
    if (!found) return 'unknown_payment';
    const { order, payment } = found;
    if (message.amount !== payment.amount || message.currency !== payment.currency) return 'wrong_amount';
    if (!(await noteEvent(tx, { provider, payment, message }))) return 'repeated';
    const isDecided = payment.status === 'succeeded' || payment.status === 'refunded';
    if (isDecided) return 'repeated';
    if (message.outcome !== 'succeeded' && message.outcome !== 'failed') return 'done';
    await write(tx, payment, message);
    if (message.outcome === 'succeeded') await receivePayment(tx, mover, order, mail);
    return 'done';
  });
