import { and, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client';
import {
  contactMessages,
  customers,
  orderLines,
  orders,
  paymentEvents,
  payments,
  refunds,
  tickets,
} from '../../../db/schema';
import { anonymiseOrders, needsContact } from './own-bookings';

/** So many orders at a time; the next run does the rest. */
const BATCH = 200;

/**
 * How long the books of a sale are stored, counted from the end of the year it belongs to: Law on Accounting 88/2015/QH13,
 * article 41, with decree 174/2016/NĐ-CP, articles 13 and 15. See decision 32.
 */
const BOOK_YEARS = 10;

const ofDeparted = (tx: Transaction) =>
  tx.select({ id: customers.id }).from(customers).where(isNotNull(customers.deleted_at));

/** Takes the person out of bookings that are over by now. */
const forgetContacts = async (tx: Transaction): Promise<void> => {
  const over = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.customer_id, ofDeparted(tx)),
        ne(orders.contact_email, ''),
        sql`not ${needsContact}`,
      ),
    )
    .orderBy(orders.id)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  await anonymiseOrders(
    tx,
    over.map(({ id }) => id),
  );
};

/** Deletes orders that the law no longer wants kept, with their lines, tickets and payments. */
const deleteOldOrders = async (tx: Transaction): Promise<void> => {
  const old = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.customer_id, ofDeparted(tx)),
        sql`greatest(${orders.created_at}, ${orders.paid_at}, ${orders.refunded_at})
          < date_trunc('year', now() at time zone 'Asia/Ho_Chi_Minh') - make_interval(years => ${BOOK_YEARS})`,
        sql`not ${needsContact}`,
      ),
    )
    .orderBy(orders.id)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return;
  const lines = tx.select({ id: orderLines.id }).from(orderLines).where(inArray(orderLines.order_id, ids));
  const paid = tx.select({ id: payments.id }).from(payments).where(inArray(payments.order_id, ids));
  await tx.delete(tickets).where(inArray(tickets.order_line_id, lines));
  await tx.delete(paymentEvents).where(inArray(paymentEvents.payment_id, paid));
  await tx.delete(refunds).where(inArray(refunds.order_id, ids));
  await tx.delete(payments).where(inArray(payments.order_id, ids));
  await tx.delete(orders).where(inArray(orders.id, ids));
};

/**
 * Forgets the rest of those who have left: contacts of bookings that are over, messages that are answered, and orders
 * whose time in the books has passed. Safe to run at any time, in any process.
 */
export const forgetDeparted = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await forgetContacts(tx);
    await tx
      .delete(contactMessages)
      .where(and(inArray(contactMessages.customer_id, ofDeparted(tx)), ne(contactMessages.status, 'new')));
    await deleteOldOrders(tx);
  });
