import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { orders, payments, refunds } from '../../../../db/schema';
import { finishRefund } from '../order/finish-refund';
import { job } from '../order/record';
import { lockOrder } from '../order/transitions';
import type { RefundWord } from './provider';
import type { Reconciling } from './reconcile';

const batch = 20;

/** A young refund is asked about each minute, an old one each quarter of an hour. */
const isDue = sql`${refunds.updated_at} < now() - case
  when ${refunds.requested_at} > now() - interval '1 hour' then interval '1 minute' else interval '15 minutes' end`;

type Claimed = typeof refunds.$inferSelect & {
  provider: string;
  reference: string;
  paid: number;
  paid_at: Date;
  code: string;
};

/** Takes refunds in a state, and puts them off; what another process takes is skipped. */
const claim = (db: Database, state: 'requested' | 'in_progress'): Promise<Claimed[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({
        refund: refunds,
        provider: payments.provider,
        reference: payments.provider_ref,
        paid: payments.amount,
        paid_at: payments.created_at,
        code: orders.code,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.payment_id))
      .innerJoin(orders, eq(orders.id, refunds.order_id))
      .where(and(eq(refunds.status, state), state === 'requested' ? undefined : isDue))
      .orderBy(asc(refunds.updated_at))
      .limit(batch)
      .for('update', { of: refunds, skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ refund }) => refund.id);
    // Noted before it is sent: after an answer that never came it is asked about, and never sent a second time.
    await tx
      .update(refunds)
      .set({
        updated_at: sql`now()`,
        ...(state === 'requested' ? { status: 'in_progress', sent_at: sql`now()` } : {}),
      })
      .where(inArray(refunds.id, ids));
    return due.map(({ refund, ...more }) => ({ ...refund, ...more }));
  });

/** Takes in what a provider says of money on its way back. */
const settleRefund = (
  { db, mail }: Pick<Reconciling, 'db' | 'mail'>,
  { id, payment_id, code }: Pick<Claimed, 'id' | 'payment_id' | 'code'>,
  { state, raw }: RefundWord,
): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, code);
    await tx
      .update(refunds)
      .set({ raw, updated_at: sql`now()`, ...(state === 'refused' ? { status: state } : {}) })
      .where(and(eq(refunds.id, id), eq(refunds.status, 'in_progress')));
    if (state === 'done') await finishRefund(tx, order, { payment_id, mover: job('refund'), mail, note: '' });
  });

/**
 * Sends what buyers have coming back after cancelling to the providers, each once, and asks what became of it. What a
 * provider refuses, or of which nothing is heard, waits for staff, who see it among the orders with money to give back.
 * @returns how many were sent or asked about
 */
export const giveBack = async ({ db, providers, mail, onFailure }: Reconciling): Promise<number> => {
  if (providers.length === 0) return 0;
  const [fresh, open] = [await claim(db, 'requested'), await claim(db, 'in_progress')];
  const settle = async (refund: Claimed, isFresh: boolean) => {
    const provider = providers.find(({ code }) => code === refund.provider);
    const { reference, amount, paid } = refund;
    try {
      const given = {
        reference,
        amount,
        isWhole: amount === paid,
        startedAt: refund.paid_at,
        orderCode: refund.code,
      };
      const word = isFresh ? await provider?.giveBack(given) : await provider?.askBack(given);
      if (word) await settleRefund({ db, mail }, refund, word);
    } catch (error) {
      onFailure({ reference, reason: error instanceof Error ? error.message : String(error) });
    }
  };
  await Promise.all([
    ...fresh.map((refund) => settle(refund, true)),
    ...open.map((refund) => settle(refund, false)),
  ]);
  return fresh.length + open.length;
};
