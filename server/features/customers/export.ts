import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import {
  checkIns,
  contactMessages,
  media,
  orderLines,
  orders,
  payments,
  ratings,
  refunds,
  reviewImages,
  reviewReports,
  reviews,
  reviewVotes,
  savedItems,
  tickets,
  trips,
} from '../../../db/schema';
import { customerSessions } from '../../platform/sessions/customer-sessions';
import { presentSession } from '../../platform/sessions/session-shapes';
import { formatDateTime } from '../../time';
import { presentCustomer } from './present';

type Row = Record<string, unknown>;

/** Rows as they are sent: date-times in Vietnam time, and nothing that is the machine's own. */
const present = (rows: Row[], secret: readonly string[] = []): Row[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !secret.includes(name))
        .map(([name, value]) => [name, value instanceof Date ? formatDateTime(value) : value]),
    ),
  );

const ordersOf = async (db: Database, customerId: number) => {
  const own = await db.select().from(orders).where(eq(orders.customer_id, customerId)).orderBy(orders.id);
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return { orders: [], order_lines: [], tickets: [], payments: [], refunds: [] };
  const lines = await db.select().from(orderLines).where(inArray(orderLines.order_id, ids));
  const issued = await db
    .select()
    .from(tickets)
    .where(inArray(tickets.order_line_id, [0, ...lines.map(({ id }) => id)]));
  const paid = await db.select().from(payments).where(inArray(payments.order_id, ids));
  return {
    orders: present(own, ['access_code_hash', 'request_hash', 'idempotency_key', 'actor', 'folded_text']),
    order_lines: present(lines),
    tickets: present(issued, ['checked_in_by']),
    payments: present(paid, ['raw']),
    refunds: present(await db.select().from(refunds).where(inArray(refunds.order_id, ids)), ['raw']),
  };
};

const reviewsOf = async (db: Database, customerId: number) => {
  const own = await db.select().from(reviews).where(eq(reviews.customer_id, customerId));
  const images = await db
    .select({ review_id: reviewImages.review_id, file: media.file })
    .from(reviewImages)
    .innerJoin(reviews, eq(reviews.id, reviewImages.review_id))
    .innerJoin(media, eq(media.id, reviewImages.media_id))
    .where(eq(reviews.customer_id, customerId))
    .orderBy(reviewImages.sort);
  return present(own, ['moderated_by', 'replied_by', 'folded_text']).map((row) => ({
    ...row,
    images: images.filter(({ review_id }) => review_id === row.id).map(({ file }) => `/media/${file}`),
  }));
};

/** Everything that is stored of a customer. Passwords and tokens are only kept as hashes, and left out. */
export const exportCustomer = async (db: Database, customerId: number, sessionId: string) => ({
  exported_at: formatDateTime(new Date()),
  account: await presentCustomer(db, customerId),
  sessions: (await customerSessions.list(db, customerId, sessionId)).map(presentSession),
  saved: present(await db.select().from(savedItems).where(eq(savedItems.customer_id, customerId))),
  ratings: present(await db.select().from(ratings).where(eq(ratings.customer_id, customerId))),
  reviews: await reviewsOf(db, customerId),
  helpful_votes: present(await db.select().from(reviewVotes).where(eq(reviewVotes.customer_id, customerId))),
  reports: present(await db.select().from(reviewReports).where(eq(reviewReports.customer_id, customerId))),
  trips: present(await db.select().from(trips).where(eq(trips.customer_id, customerId)), [
    'share_token_hash',
    'secret_hash',
  ]),
  check_ins: present(await db.select().from(checkIns).where(eq(checkIns.customer_id, customerId)), [
    'visitor_key',
    'client_id',
  ]),
  messages: present(
    await db.select().from(contactMessages).where(eq(contactMessages.customer_id, customerId)),
    ['handled_by'],
  ),
  ...(await ordersOf(db, customerId)),
});
