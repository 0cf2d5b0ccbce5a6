import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/client';
import { type customers, orderLines, orders, payments, refunds, tickets } from '../../../db/schema';
import type { Language } from '../../language';
import { message } from '../../platform/messages';
import { dateInWords } from '../../time';
import { sendMessage } from '../pages/contact/send';
import { endDate } from '../sales/order/lines';
import type { Mover } from '../sales/order/record';
import { rowsOf } from '../sales/order/rows';
import { releaseOrder } from '../sales/order/transitions';

type Customer = typeof customers.$inferSelect;

/** What shall become of paid bookings that lie ahead when their owner leaves. */
export type BookingsAhead = 'keep' | 'cancel';

const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`;

const endsAhead = sql`exists (select 1 from ${orderLines} l where l.order_id = ${orders.id} and ${endDate} >= ${today})`;

/** Paid, and not over yet. */
const isAhead = sql`(${orders.status} = 'paid' and ${endsAhead})`;

/** Waits for its payment. */
const isHeld = sql`(${orders.status} = 'pending')`;

/** Money came, or may still come, that goes back to whoever paid it: an attempt can end days later. */
const isOwed = sql`((${orders.status} in ('pending', 'expired', 'cancelled') and ${orders.cancelled_at} is null and exists (
  select 1 from ${payments} p where p.order_id = ${orders.id}
    and (p.status = 'succeeded' or (p.status = 'pending' and p.created_at > now() - interval '3 days'))))
  or exists (select 1 from ${refunds} r where r.order_id = ${orders.id} and r.status <> 'done'))`;

/** Orders for whose sake somebody must be able to reach the person who made them. */
export const needsContact = sql`(${isAhead} or ${isHeld} or ${isOwed})`;

/** Paid bookings that lie ahead, and those that wait for a payment, the next one first. */
export const openBookings = async (db: Queryable, customerId: number) => {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customer_id, customerId), sql`(${isAhead} or ${isHeld})`))
    .orderBy(asc(orders.id))
    .limit(100);
  const shown = await rowsOf(db, rows);
  return shown.sort((one, other) => one.first_date.localeCompare(other.first_date));
};

/** Takes the person out of orders: whom a ticket is for, who ordered it, what they wrote. */
export const anonymiseOrders = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const lines = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(inArray(orderLines.order_id, [...ids]));
  await tx.update(tickets).set({ holder: '' }).where(inArray(tickets.order_line_id, lines));
  await tx
    .update(orders)
    .set({ contact_name: '', contact_email: '', contact_phone: '', note: '', updated_at: sql`now()` })
    .where(inArray(orders.id, [...ids]));
};

type Booking = Awaited<ReturnType<typeof openBookings>>[number];

/** Bookings as letters name them, a line each. */
export const bookingLines = (bookings: readonly Booking[], language: Language): string =>
  bookings
    .map(({ code, titles, first_date }) =>
      [code, titles.join(', '), dateInWords(first_date, language)].join(' · '),
    )
    .join('\n');

/** Asks staff to cancel what is paid: whether and how much money goes back is theirs to say. */
const askToCancel = async (
  tx: Transaction,
  customer: Customer,
  ahead: readonly Booking[],
  language: Language,
) => {
  if (ahead.length === 0) return;
  await sendMessage(tx, language, {
    full_name: customer.full_name,
    email: customer.email,
    phone: customer.phone,
    subject: message(language, 'cancel_request', { codes: ahead.map(({ code }) => code).join(', ') }),
    message: `${message(language, 'cancel_request_text')}\n\n${bookingLines(ahead, language)}`,
    customer_id: customer.id,
  });
};

/**
 * Settles the orders of a customer who leaves. What waits for a payment is released; paid bookings that lie ahead keep
 * their contact, so that they can be used by the link in their letter, and are forgotten once they are over; all others
 * stay for the books, without the person. Returns the paid bookings that lie ahead, or undefined, having done nothing,
 * where it is not said what shall become of them.
 */
export const settleBookings = async (
  tx: Transaction,
  customer: Customer,
  { wish, mover, language }: { wish: BookingsAhead | undefined; mover: Mover; language: Language },
): Promise<Booking[] | undefined> => {
  const own = eq(orders.customer_id, customer.id);
  const held = await tx.select().from(orders).where(own).orderBy(asc(orders.id)).for('update');
  const ahead = (await openBookings(tx, customer.id)).filter(({ status }) => status === 'paid');
  if (ahead.length > 0 && wish === undefined) return undefined;
  for (const order of held) if (order.status === 'pending') await releaseOrder(tx, mover, order, 'cancelled');
  if (wish === 'cancel') await askToCancel(tx, customer, ahead, language);
  const done = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(own, sql`not ${needsContact}`));
  await anonymiseOrders(
    tx,
    done.map(({ id }) => id),
  );
  return ahead;
};
