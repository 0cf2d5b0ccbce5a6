import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { orderLines, orders } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import { hasHeldInVain, sharedStock } from './held-stock';

/** Minutes for which places are held for who is about to pay, */
export const holdMinutes = 15;

/** and where fewer than this share of a departure is left: others are waiting for them. */
const scarceMinutes = 8;
const scarceShare = 0.25;

/**
 * Unpaid orders of one buyer at a time, the places (seats, or rooms) in one of them and in all of them, and the same for
 * rooms with each night counted: a room for two months keeps more from others than ten of them for a day.
 */
const quotas = {
  /** Has shown neither an account nor an e-mail that is theirs. */
  guest: { orders: 5, places: 8, placesInAll: 16, roomNights: 30, roomNightsInAll: 60 },
  /** Has confirmed an e-mail. */
  customer: { orders: 5, places: 30, placesInAll: 60, roomNights: 120, roomNightsInAll: 240 },
};

/** What guests may hold of one departure, or of one room in a night, together, and one customer alone. */
const sharedPart = 0.5;

/**
 * What may be held however little there is: guests can take the two seats of a private tour, and no more than half
 * of any larger one; who has confirmed an e-mail takes as many as a guest may have in one order.
 */
const smallestShare = { guests: 2, customer: quotas.guest.places, customerAgain: 2 };

/** Who holds places: an account, or a guest, of whom only the network and an e-mail that may be another's are known. */
export interface Holder {
  customer_id: number | null;
  /** Digest of the network that the order came from. */
  placed_from: string;
  email: string;
}

const isHeld = and(eq(orders.status, 'pending'), gt(orders.hold_expires_at, sql`now()`));

const tooMany = (
  message: 'too_many_pending' | 'hold_sign_in' | 'hold_too_many' | 'hold_again',
  data?: { most: number },
) => new ApiError('too_many_requests', { message, data, retryAfter: holdMinutes * 60 });

/** The unpaid orders of a holder, and what they hold; of one of them, or of all. */
const heldBy = async (tx: Transaction, whose: SQL | undefined) => {
  const [row] = await tx
    .select({
      orders: sql<number>`count(distinct ${orders.id})::int`,
      places: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int`,
      roomNights: sql<number>`coalesce(sum(${orderLines.quantity} * ${orderLines.nights}), 0)::int`,
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.order_id, orders.id))
    .where(and(isHeld, whose));
  return row ?? { orders: 0, places: 0, roomNights: 0 };
};

/** @throws ApiError too_many_requests for who holds more than a buyer may at a time */
const requireOwnQuota = async (
  tx: Transaction,
  orderId: number,
  { customer_id, placed_from, email }: Holder,
): Promise<void> => {
  const isGuest = customer_id === null;
  const quota = isGuest ? quotas.guest : quotas.customer;
  const message = isGuest ? 'hold_sign_in' : 'hold_too_many';
  const requireAtMost = (count: number, most: number) => {
    if (count > most) throw tooMany(message, { most });
  };
  const wanted = await heldBy(tx, eq(orders.id, orderId));
  requireAtMost(wanted.places, quota.places);
  requireAtMost(wanted.roomNights, quota.roomNights);

  // An order with a foreign e-mail counts against the network that it came from, not against the owner of the e-mail.
  const fromNetwork = and(isNull(orders.customer_id), eq(orders.placed_from, placed_from));
  const own = isGuest ? fromNetwork : eq(orders.customer_id, customer_id);
  const held = await heldBy(tx, own);
  requireAtMost(held.places, quota.placesInAll);
  requireAtMost(held.roomNights, quota.roomNightsInAll);
  const buyer = isGuest ? and(fromNetwork, eq(sql`lower(${orders.contact_email})`, email)) : own;
  if ((await heldBy(tx, buyer)).orders > quota.orders) throw tooMany('too_many_pending');
};

/**
 * Holds an order that has taken its places to what its buyer may keep from others without paying. Called under the lock of
 * what was taken, so that orders at the same moment see each other.
 * @returns minutes for which the places are held
 * @throws ApiError too_many_requests, which has the transaction undo the order
 */
export const requireFairHold = async (tx: Transaction, orderId: number, holder: Holder): Promise<number> => {
  await requireOwnQuota(tx, orderId, holder);
  const { customer_id } = holder;
  const isGuest = customer_id === null;
  const isAgain = !isGuest && (await hasHeldInVain(tx, orderId, customer_id));
  const least = isGuest ? smallestShare.guests : smallestShare[isAgain ? 'customerAgain' : 'customer'];
  const stock = await sharedStock(tx, orderId, customer_id);
  for (const { total, shared } of stock) {
    const most = Math.max(least, Math[isAgain ? 'ceil' : 'floor'](total * sharedPart));
    if (shared > most)
      throw tooMany(isGuest ? 'hold_sign_in' : isAgain ? 'hold_again' : 'hold_too_many', { most });
  }
  const isScarce = stock.some(({ kind, total, left }) => kind === 'seats' && left < total * scarceShare);
  return isScarce ? scarceMinutes : holdMinutes;
};
