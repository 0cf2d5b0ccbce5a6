import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client';
import {
  checkIns,
  contactMessages,
  customers,
  customerTokens,
  reviewImages,
  reviewReports,
  reviews,
  savedItems,
  trips,
} from '../../../db/schema';
import type { Env } from '../../env';
import { ApiError } from '../../errors';
import { type Language, langId } from '../../language';
import { queueMail } from '../../platform/mail/queue-mail';
import { customerSessions } from '../../platform/sessions/customer-sessions';
import type { Mover } from '../sales/order/record';
import { type BookingsAhead, bookingLines, openBookings, settleBookings } from './own-bookings';
import { touchReviews } from './touch-reviews';

type Bookings = Awaited<ReturnType<typeof openBookings>>;
type Site = Pick<Env, 'PUBLIC_URL'>;

/** Says good-bye, and where paid bookings lie ahead what becomes of them. */
const queueFarewell = async (
  tx: Transaction,
  customer: typeof customers.$inferSelect,
  { ahead, wish, language, env }: { ahead: Bookings; wish?: BookingsAhead; language: Language; env: Site },
): Promise<void> => {
  const letter = { lang: language, to: customer.email };
  const { full_name } = customer;
  if (ahead.length === 0) {
    await queueMail(tx, { ...letter, template: 'customer_deleted', variables: { full_name } });
    return;
  }
  const booking = bookingLines(ahead, language);
  const link = `${env.PUBLIC_URL}/${language}/listticket`;
  const template = wish === 'cancel' ? 'customer_deleted_cancel' : 'customer_deleted_kept';
  await queueMail(tx, { ...letter, template, variables: { full_name, booking, link } });
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
 * @throws ApiError conflict, with the bookings, while paid ones lie ahead of which `wish` says nothing
 */
export const deleteCustomer = async (
  tx: Transaction,
  customerId: number,
  { wish, mover, env }: { wish: BookingsAhead | undefined; mover: Mover; env: Site },
): Promise<number[]> => {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deleted_at)))
    .for('update');
  if (!customer) throw new ApiError('unauthenticated');
  const language = langId.catch('en').parse(customer.lang_id);
  const ahead = await settleBookings(tx, customer, { wish, mover, language });
  if (!ahead) {
    const data = await openBookings(tx, customerId);
    throw new ApiError('conflict', { message: 'bookings_ahead', data });
  }
  await queueFarewell(tx, customer, { ahead, wish, language, env });
  const pictures = await releaseReviews(tx, customerId);
  await tx.delete(savedItems).where(eq(savedItems.customer_id, customerId));
  await tx.delete(trips).where(eq(trips.customer_id, customerId));
  await tx
    .update(checkIns)
    .set({ customer_id: null, visitor_key: sql`gen_random_uuid()` })
    .where(eq(checkIns.customer_id, customerId));
  // What nobody has answered yet must still be answered; it goes after that (`forgetDeparted`).
  await tx
    .delete(contactMessages)
    .where(and(eq(contactMessages.customer_id, customerId), ne(contactMessages.status, 'new')));
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
