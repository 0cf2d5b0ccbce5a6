import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../../db/client';
import { orderLines, orders } from '../../../../db/schema';
import { ApiError, invalidField } from '../../../errors';
import type { ReadContext } from '../../../kernel/entity';
import { networkOf } from '../../../platform/limits/network';
import { tokenHash } from '../../../platform/sessions/tokens';
import { kinds, type Line, merged } from '../cart/line';
import { presentCart, priceLines, withDeparture } from '../cart/price';
import { keyOfOrder, newOrderCode } from './codes';
import { holdMinutes, requireFairHold } from './hold-rules';
import type { MailContext } from './mail';
import { type Mover, type OrderRecord, recordOrder } from './record';
import { type Taken, takeStock } from './stock';
import { agreeToTerms, termsOfLines } from './terms';
import { receivePayment } from './transitions';

export interface NewOrder {
  lines: Line[];
  contact: { full_name: string; email: string; phone: string };
  /** The address of the request. */
  from: string;
  note: string;
  /** What the buyer was shown. */
  total: number | undefined;
  customer_id: number | null;
  idempotencyKey: string;
  /** The version of the site's terms that was agreed to. */
  termsVersion: number | undefined;
}

type PricedLine = Awaited<ReturnType<typeof priceLines>>[number];
type Wanted = PricedLine & Taken;

const hashed = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Who sends the key. Guests have nothing but their address, which keeps their keys apart well enough. */
/** The network that it came from, as a digest: enough to tell whether two are the same. */
const networkHash = ({ from }: NewOrder): string => tokenHash(networkOf(from));

const actorOf = ({ customer_id, contact }: NewOrder): string =>
  customer_id === null ? `guest:${tokenHash(contact.email)}` : `customer:${customer_id}`;

const requestHash = ({ lines, contact, note, total }: NewOrder): string =>
  hashed([lines, contact, note, total]);

/** The lines with today's titles, or a refusal that says which of them can't be had. */
const priced = async (context: ReadContext, lines: readonly Line[]): Promise<Wanted[]> => {
  const named = await Promise.all(lines.map((line) => withDeparture(context.db, line)));
  const cart = await priceLines(context, merged(named));
  if (cart.some(({ available, date }) => !available || date === null))
    throw new ApiError('not_bookable', { data: presentCart(cart) });
  return cart.map((line) => ({
    ...line,
    kind: line.type,
    date: line.date ?? '',
    room_id: line.type === kinds.room ? line.id : null,
  }));
};

const amountOf = ({ quantity, nights }: Taken, price: number): number => price * quantity * (nights ?? 1);

const insertOrder = async (
  tx: Transaction,
  order: NewOrder,
  { language, secret }: { language: string; secret: string },
): Promise<OrderRecord | undefined> => {
  const code = newOrderCode();
  const { contact, note, customer_id, idempotencyKey } = order;
  const [row] = await tx
    .insert(orders)
    .values({
      code,
      customer_id,
      contact_name: contact.full_name,
      contact_email: contact.email,
      contact_phone: contact.phone,
      note,
      lang_id: language,
      total: 0,
      hold_expires_at: sql`now() + make_interval(mins => ${holdMinutes})`,
      actor: actorOf(order),
      placed_from: networkHash(order),
      idempotency_key: idempotencyKey,
      request_hash: requestHash(order),
      access_code_hash: tokenHash(keyOfOrder(secret, code)),
    })
    .onConflictDoNothing({ target: [orders.actor, orders.idempotency_key] })
    .returning();
  return row;
};

/** The order that the same key made before, if it did. @throws ApiError invalid when it came with something else */
const madeBefore = async (db: Queryable, order: NewOrder): Promise<OrderRecord | undefined> => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.actor, actorOf(order)), eq(orders.idempotency_key, order.idempotencyKey)));
  if (row && row.request_hash !== requestHash(order))
    throw invalidField('idempotency-key', 'idempotency_reused');
  return row;
};

/**
 * Takes seats and rooms for an order, and writes it down; all in one transaction, so that a line that can't be had
 * leaves nothing behind. The same key with the same order gives the order that is there already.
 * @throws ApiError not_bookable, price_changed (with the total as it is now), too_many_requests, invalid
 */
export const placeOrder = async (
  context: ReadContext & { db: Database },
  order: NewOrder,
  { mover, mail }: { mover: Mover; mail: MailContext },
): Promise<{ order: OrderRecord; isNew: boolean }> => {
  const known = await madeBefore(context.db, order);
  if (known) return { order: known, isNew: false };
  const lines = await priced(context, order.lines).catch(async (error: unknown) => {
    // The same request may have come through meanwhile, and it was itself that took the last seats.
    const twin = await madeBefore(context.db, order);
    if (twin) return twin;
    throw error;
  });
  if (!Array.isArray(lines)) return { order: lines, isNew: false };
  return context.db.transaction(async (tx) => {
    const { email } = order.contact;
    const made = await insertOrder(tx, order, {
      language: context.language,
      secret: mail.SESSION_SECRET,
    });
    if (!made) {
      const first = await madeBefore(tx, order);
      if (!first) throw new ApiError('conflict', { retryAfter: 1 });
      return { order: first, isNew: false };
    }
    const prices = await takeStock(tx, lines, 'held');
    if (!prices) throw new ApiError('not_bookable');
    const amounts = lines.map((line, index) => amountOf(line, prices[index] ?? 0));
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    if (order.total !== undefined && order.total !== total)
      throw new ApiError('price_changed', { data: { total } });
    const terms = await termsOfLines(tx, lines);
    await tx.insert(orderLines).values(
      lines.map(
        (
          { kind, departure_id, room_id, title, date, nights, adults, children, quantity, is_sample },
          sort,
        ) => ({
          order_id: made.id,
          sort,
          kind,
          departure_id,
          room_id,
          title,
          date,
          nights,
          adults,
          children,
          quantity,
          unit_price: prices[sort] ?? 0,
          amount: amounts[sort] ?? 0,
          is_sample,
          terms: terms[sort] ?? null,
        }),
      ),
    );
    if (order.termsVersion !== undefined) await agreeToTerms(tx, made, order.termsVersion);
    const minutes = await requireFairHold(tx, made.id, {
      customer_id: order.customer_id,
      placed_from: networkHash(order),
      email,
    });
    const [placed = made] = await tx
      .update(orders)
      .set({ total, hold_expires_at: sql`now() + make_interval(mins => ${minutes})` })
      .where(eq(orders.id, made.id))
      .returning();
    await recordOrder(tx, mover, placed, { before: null, total });
    // What costs nothing needs no provider.
    const result = total === 0 ? await receivePayment(tx, mover, placed, mail) : placed;
    return { order: result, isNew: true };
  });
};
