import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { orders, payments, refunds } from '../../../../db/schema';
import { ApiError } from '../../../errors';
import { formatDateTime } from '../../../time';
import { ticketsOf } from '../ticket/read';
import { planCancellation } from './cancel';
import { detailsOf } from './details';
import { linesOf } from './lines';
import type { OrderRecord } from './record';
import { orderStatus, paymentStatus, refundStatus } from './shapes';
import { currentTerms } from './terms';

/** An order by its code. @throws ApiError not_found */
export const findOrder = async (db: Queryable, code: string): Promise<OrderRecord> => {
  const [row] = await db.select().from(orders).where(eq(orders.code, code));
  if (!row) throw new ApiError('not_found', { message: 'order_not_found' });
  return row;
};

type Paid = Pick<typeof payments.$inferSelect, 'status'>;
type Refund = typeof refunds.$inferSelect;

/** Whether money has to go back: it came too late, or twice, or its buyer has cancelled and does not have it yet. */
const needsRefund = (
  { status, cancelled_at }: OrderRecord,
  attempts: readonly Paid[],
  refund: Refund | undefined,
): boolean => {
  const received = attempts.filter((payment) => payment.status === 'succeeded').length;
  const isOpen = refund !== undefined && refund.status !== 'done';
  return isOpen || received > (status === 'paid' || cancelled_at ? 1 : 0);
};

/** The same of `customer_order` in a query. */
export const needsRefundSql = sql<boolean>`((
  select count(*) from payment p where p.order_id = customer_order.id and p.status = 'succeeded'
) > (case when customer_order.status = 'paid' or customer_order.cancelled_at is not null then 1 else 0 end)
or exists (select 1 from refund r where r.order_id = customer_order.id and r.status <> 'done'))`;

export const paymentsOf = (db: Queryable, orderId: number) =>
  db.select().from(payments).where(eq(payments.order_id, orderId)).orderBy(asc(payments.id));

/** For so many seconds more the order's seats are held for it. */
export const secondsLeft = ({ status, hold_expires_at }: OrderRecord): number =>
  status === 'pending' ? Math.max(0, Math.ceil((hold_expires_at.getTime() - Date.now()) / 1000)) : 0;

/** The whole order as its buyer gets it. */
export const presentOrder = async (db: Queryable, secret: string, order: OrderRecord) => {
  const [lines, details, attempts, tickets, [refund], terms_version] = await Promise.all([
    linesOf(db, [order.id]),
    detailsOf(db, [order.id]),
    paymentsOf(db, order.id),
    ticketsOf(db, secret, [order.id]),
    db.select().from(refunds).where(eq(refunds.order_id, order.id)).orderBy(asc(refunds.id)).limit(1),
    currentTerms(db, order.lang_id),
  ]);
  const isUsed = tickets.some(({ status }) => status === 'used');
  const cancelling = await planCancellation(db, order, isUsed);
  const { code, total, currency, note, lang_id, contact_name, contact_email, contact_phone } = order;
  return {
    code,
    status: orderStatus.parse(order.status),
    needs_refund: needsRefund(order, attempts, refund),
    total,
    currency,
    contact: { full_name: contact_name, email: contact_email, phone: contact_phone },
    note,
    lang_id,
    hold_expires_at: formatDateTime(order.hold_expires_at),
    seconds_left: secondsLeft(order),
    paid_at: order.paid_at && formatDateTime(order.paid_at),
    refunded_at: order.refunded_at && formatDateTime(order.refunded_at),
    cancelled_at: order.cancelled_at && formatDateTime(order.cancelled_at),
    cancelling,
    refund: refund
      ? {
          amount: refund.amount,
          status: refundStatus.parse(refund.status),
          requested_at: formatDateTime(refund.requested_at),
          updated_at: formatDateTime(refund.updated_at),
        }
      : null,
    terms_version,
    agreement:
      order.terms_version !== null && order.agreed_at
        ? { terms_version: order.terms_version, agreed_at: formatDateTime(order.agreed_at) }
        : null,
    lines: lines.map(({ order_id: _order, ...line }) => ({ ...line, details: details.get(line.id) ?? null })),
    payments: attempts.map(({ provider, provider_ref, amount, status, created_at }) => ({
      provider,
      reference: provider_ref,
      amount,
      status: paymentStatus.parse(status),
      created_at: formatDateTime(created_at),
    })),
    tickets,
    created_at: formatDateTime(order.created_at),
  };
};

export type PresentedOrder = Awaited<ReturnType<typeof presentOrder>>;
