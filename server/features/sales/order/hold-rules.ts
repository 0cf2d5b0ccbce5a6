import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/client';
import { orderLines, orders, tourDepartures } from '../../../../db/schema';
import { ApiError } from '../../../errors';

/** Minutes for which places are held for who is about to pay, */
export const holdMinutes = 15;

/** and where fewer than this share of a departure is left: others are waiting for them. */
const scarceMinutes = 8;
const scarceShare = 0.25;

/** Unpaid orders of one buyer at a time, and the places (seats, or rooms) in one of them and in all of them. */
const quotas = {
  /** Has shown neither an account nor an e-mail that is theirs. */
  guest: { orders: 5, places: 8, placesInAll: 16 },
  /** Has confirmed an e-mail. */
  customer: { orders: 5, places: 30, placesInAll: 60 },
};

/** What guests may hold of one departure together, and one customer alone. */
const departureShare = 0.5;

/**
 * What may be held however small the departure is: guests can take the two seats of a private tour, and no more than half
 * of any larger one; who has confirmed an e-mail takes as many as a guest may have in one order.
 */
const smallestShare = { guests: 2, customer: quotas.guest.places };

/** Who holds places: an account, or a guest, of whom only the network and an e-mail that may be another's are known. */
export interface Holder {
  customer_id: number | null;
  /** Digest of the network that the order came from. */
  placed_from: string;
  email: string;
}

const isHeld = and(eq(orders.status, 'pending'), gt(orders.hold_expires_at, sql`now()`));

const tooMany = (message: 'too_many_pending' | 'hold_sign_in' | 'hold_too_many', data?: { most: number }) =>
  new ApiError('too_many_requests', { message, data, retryAfter: holdMinutes * 60 });

/** The unpaid orders of a holder, and how many places they hold. */
const heldBy = async (tx: Transaction, whose: SQL | undefined) => {
  const [row] = await tx
    .select({
      orders: sql<number>`count(distinct ${orders.id})::int`,
      places: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int`,
    })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.order_id, orders.id))
    .where(and(isHeld, whose));
  return row ?? { orders: 0, places: 0 };
};

/** Departures of an order with what is left of them and what those who share with its holder hold. */
const departuresOf = (tx: Transaction, orderId: number, sharing: SQL) =>
  tx
    .select({
      seats: tourDepartures.seats,
      left: tourDepartures.seats_left,
      shared: sql<number>`(
        select coalesce(sum(l.quantity), 0)::int from ${orderLines} l join ${orders} o on o.id = l.order_id
        where l.departure_id = tour_departure.id and o.status = 'pending' and o.hold_expires_at > now() and ${sharing})`,
    })
    .from(tourDepartures)
    .where(
      inArray(
        tourDepartures.id,
        tx.select({ id: orderLines.departure_id }).from(orderLines).where(eq(orderLines.order_id, orderId)),
      ),
    );

/**
 * Holds an order that has taken its places to what its buyer may keep from others without paying. Called under the lock of
 * what was taken, so that orders at the same moment see each other.
 * @returns minutes for which the places are held
 * @throws ApiError too_many_requests, which has the transaction undo the order
 */
export const requireFairHold = async (
  tx: Transaction,
  orderId: number,
  places: number,
  { customer_id, placed_from, email }: Holder,
): Promise<number> => {
  const isGuest = customer_id === null;
  const quota = isGuest ? quotas.guest : quotas.customer;
  const more = (most: number) => tooMany(isGuest ? 'hold_sign_in' : 'hold_too_many', { most });
  if (places > quota.places) throw more(quota.places);

  // An order with a foreign e-mail counts against the network that it came from, not against the owner of the e-mail.
  const fromNetwork = and(isNull(orders.customer_id), eq(orders.placed_from, placed_from));
  const own = isGuest ? fromNetwork : eq(orders.customer_id, customer_id);
  const held = await heldBy(tx, own);
  if (held.places > quota.placesInAll) throw more(quota.placesInAll);
  const buyer = isGuest ? and(fromNetwork, eq(sql`lower(${orders.contact_email})`, email)) : own;
  if ((await heldBy(tx, buyer)).orders > quota.orders) throw tooMany('too_many_pending');

  const sharing = isGuest ? sql`o.customer_id is null` : sql`o.customer_id = ${customer_id}`;
  const departures = await departuresOf(tx, orderId, sharing);
  for (const { seats, shared } of departures) {
    const least = isGuest ? smallestShare.guests : smallestShare.customer;
    const most = Math.max(least, Math.floor(seats * departureShare));
    if (shared > most) throw more(most);
  }
  const isScarce = departures.some(({ seats, left }) => left < seats * scarceShare);
  return isScarce ? scarceMinutes : holdMinutes;
};
