import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import {
  checkIns,
  contactMessages,
  customers,
  customerTokens,
  orderLines,
  orders,
  reviewImages,
  reviewReports,
  reviews,
  savedItems,
  tickets,
  trips,
} from '../../../db/schema';
import { ApiError } from '../../errors';
import { langId } from '../../language';
import { queueMail } from '../mail/queue-mail';
import { customerSessions } from '../sessions/customer-sessions';
import { touchReviews } from './touch-reviews';

/** Whether somebody waits for this customer: a trip that is paid for, or places that are held for him. */
const hasBookingsAhead = async (tx: Transaction, customerId: number): Promise<boolean> => {
  const [found] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .where(
      sql`${orders.customer_id} = ${customerId} and (
        (${orders.status} = 'paid' and ${orderLines.date} + coalesce(${orderLines.nights}, 0)
          >= (now() at time zone 'Asia/Ho_Chi_Minh')::date)
        or (${orders.status} = 'pending' and ${orders.hold_expires_at} > now()))`,
    )
    .limit(1);
  return found !== undefined;
};

/** Orders stay for the books, without the person. */
const anonymiseOrders = async (tx: Transaction, customerId: number) => {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customer_id, customerId));
  const lines = tx.select({ id: orderLines.id }).from(orderLines).where(inArray(orderLines.order_id, own));
  await tx.update(tickets).set({ holder: '' }).where(inArray(tickets.order_line_id, lines));
  await tx
    .update(orders)
    .set({ contact_name: '', contact_email: '', contact_phone: '', note: '', updated_at: sql`now()` })
    .where(eq(orders.customer_id, customerId));
};

/** Published reviews stay without name and pictures, all others go. Returns pictures that may have become unused. */
const releaseReviews = async (tx: Transaction, customerId: number): Promise<number[]> => {
  const own = tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.customer_id, customerId));
  const pictures = await tx
    .delete(reviewImages)
    .where(inArray(reviewImages.review_id, own))
    .returning({ media_id: reviewImages.media_id });
  await tx.delete(reviews).where(and(eq(reviews.customer_id, customerId), ne(reviews.status, 'approved')));
  await touchReviews(tx, customerId);
  await tx.delete(reviewReports).where(eq(reviewReports.customer_id, customerId));
  return pictures.map(({ media_id }) => media_id);
};

/**
 * Deletes an account: what is personal goes, and what others rely on (orders, published reviews, the totals of ratings)
 * stays without the person. The row stays, empty, for those to refer to. Returns pictures that may have become unused.
 * @throws ApiError conflict while a booking lies ahead
 */
export const deleteCustomer = async (tx: Transaction, customerId: number): Promise<number[]> => {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deleted_at)))
    .for('update');
  if (!customer) throw new ApiError('unauthenticated');
  if (await hasBookingsAhead(tx, customerId)) throw new ApiError('conflict', { message: 'bookings_ahead' });
  await queueMail(tx, {
    template: 'customer_deleted',
    lang: langId.catch('en').parse(customer.lang_id),
    to: customer.email,
    variables: { full_name: customer.full_name },
  });
  await anonymiseOrders(tx, customerId);
  const pictures = await releaseReviews(tx, customerId);
  await tx.delete(savedItems).where(eq(savedItems.customer_id, customerId));
  await tx.delete(trips).where(eq(trips.customer_id, customerId));
  await tx
    .update(checkIns)
    .set({ customer_id: null, visitor_key: sql`gen_random_uuid()` })
    .where(eq(checkIns.customer_id, customerId));
  await tx
    .update(contactMessages)
    .set({ customer_id: null })
    .where(eq(contactMessages.customer_id, customerId));
  await customerSessions.endAll(tx, customerId);
  await tx.delete(customerTokens).where(eq(customerTokens.customer_id, customerId));
  await tx
    .update(customers)
    .set({
      email: '',
      full_name: '',
      phone: '',
      country_code: null,
      password_hash: '',
      avatar_id: null,
      deleted_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(eq(customers.id, customerId));
  return customer.avatar_id === null ? pictures : [...pictures, customer.avatar_id];
};
