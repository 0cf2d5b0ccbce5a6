import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../db/client';
import { orders } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import { issueTickets, voidTickets } from '../ticket/issue';
import { takenBy } from './lines';
import { type MailContext, queuePaidMail, queueRefundedMail, queueTooLateMail } from './mail';
import { job, type Mover, type OrderRecord, recordOrder } from './record';
import type { OrderStatus } from './shapes';
import { moveStock, takeStock } from './stock';

/** An order, held against everybody else until the transaction ends. @throws ApiError not_found */
export const lockOrder = async (tx: Transaction, code: string): Promise<OrderRecord> => {
  const [row] = await tx.select().from(orders).where(eq(orders.code, code)).for('update');
  if (!row) throw new ApiError('not_found', { message: 'order_not_found' });
  return row;
};

const instants = {
  paid: { paid_at: sql`now()` },
  refunded: { refunded_at: sql`now()` },
} as const;

/**
 * Writes the new state of a locked order; the database refuses one that its present state does not lead to.
 * @param more columns that are written along with it
 */
export const moveOrder = async (
  tx: Transaction,
  mover: Mover,
  order: OrderRecord,
  { status, ...more }: { status: OrderStatus } & Record<string, unknown>,
  columns: { cancelled_at?: SQL } = {},
): Promise<OrderRecord> => {
  const [moved] = await tx
    .update(orders)
    .set({
      status,
      version: order.version + 1,
      updated_at: sql`now()`,
      ...columns,
      ...(status === 'paid' || status === 'refunded' ? instants[status] : {}),
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) throw new ApiError('not_found', { message: 'order_not_found' });
  await recordOrder(tx, mover, moved, { before: order.status, ...more });
  return moved;
};

/** Undoes what was begun in a part of a transaction, and nothing else of it. */
class SoldOut extends Error {}

/**
 * Seats for money that came after their hold had run out, as if the order were made now.
 * @returns false when they have gone to others; nothing is taken then
 */
const takeAgain = async (tx: Transaction, order: OrderRecord): Promise<boolean> => {
  try {
    await tx.transaction(async (part) => {
      if (!(await takeStock(part, await takenBy(part, order.id), 'sold'))) throw new SoldOut();
    });
    return true;
  } catch (error) {
    if (error instanceof SoldOut) return false;
    throw error;
  }
};

/**
 * What a payment that has succeeded makes of a locked order. In time, held seats are sold. Late, the order is honoured
 * as long as the seats can still be had; otherwise, and for an order that was cancelled or is paid already, the money
 * is to be given back, which `needs_refund` tells.
 */
export const receivePayment = async (
  tx: Transaction,
  mover: Mover,
  order: OrderRecord,
  mail: MailContext,
): Promise<OrderRecord> => {
  if (order.status === 'paid' || order.status === 'refunded') return order;
  const lines = await takenBy(tx, order.id);
  if (order.status === 'pending') await moveStock(tx, lines, 'sold');
  else if (order.status !== 'expired' || !(await takeAgain(tx, order))) {
    await queueTooLateMail(tx, order, mail);
    return order;
  }
  const paid = await moveOrder(tx, mover, order, { status: 'paid' });
  await issueTickets(tx, lines, order.contact_name);
  await queuePaidMail(tx, paid, mail);
  return paid;
};

/** Ends a locked order that waits for its payment; its seats are free at once. */
export const releaseOrder = async (
  tx: Transaction,
  mover: Mover,
  order: OrderRecord,
  status: 'expired' | 'cancelled',
): Promise<OrderRecord> => {
  await moveStock(tx, await takenBy(tx, order.id), 'freed');
  return moveOrder(tx, mover, order, { status });
};

/** Makes a locked order refunded: its tickets are void, and what it had bought is for sale again. */
export const refundOrder = async (
  tx: Transaction,
  mover: Mover,
  order: OrderRecord,
  { mail, note }: { mail: MailContext; note: string },
): Promise<void> => {
  if (order.status === 'paid') await moveStock(tx, await takenBy(tx, order.id), 'given_back');
  await voidTickets(tx, order.id);
  const refunded = await moveOrder(tx, mover, order, { status: 'refunded', note });
  await queueRefundedMail(tx, refunded, mail);
};

const batch = 50;

/** One order whose time has run out, if there is one that no other process has in hand. */
const expireOne = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.status, 'pending'), lt(orders.hold_expires_at, sql`now()`)))
      .orderBy(asc(orders.hold_expires_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!order) return false;
    await releaseOrder(tx, job('expiry'), order, 'expired');
    return true;
  });

/** Frees the seats of orders that were not paid in time. Returns how many there were. */
export const expireOrders = async (db: Database): Promise<number> => {
  let count = 0;
  while (count < batch && (await expireOne(db))) count += 1;
  return count;
};
