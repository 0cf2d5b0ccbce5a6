import { and, asc, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/client';
import { admins, auditEntries, orders, payments } from '../../../../db/schema';
import { isOnPage, pageOf } from '../../../platform/paging';
import { formatDateTime } from '../../../time';
import { findOrder, needsRefundSql, paymentsOf, presentOrder } from './read';
import { rowsOf } from './rows';
import { type OrderStatus, paymentStatus } from './shapes';

export interface OrderFilter {
  keyword?: string | undefined;
  status?: OrderStatus | undefined;
  needs_refund?: boolean | undefined;
  provider?: string | undefined;
  /** Days on which the order was made, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The first instant of a day in Vietnam, `days` later. */
const startOf = (date: string, days = 0): SQL =>
  sql`(${date}::date + ${days}::int)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;

const conditions = ({ keyword, status, needs_refund, provider, from, to }: OrderFilter) =>
  and(
    keyword ? sql`${orders.folded_text} like fold_pattern(${keyword})` : undefined,
    status ? eq(orders.status, status) : undefined,
    needs_refund ? needsRefundSql : undefined,
    provider
      ? sql`exists (select 1 from ${payments} p where p.order_id = ${orders.id} and p.provider = ${provider})`
      : undefined,
    from ? gte(orders.created_at, startOf(from)) : undefined,
    to ? lt(orders.created_at, startOf(to, 1)) : undefined,
  );

/** Orders for the back office, the newest first. */
export const listOrders = async (
  db: Queryable,
  request: OrderFilter & { page: number; per_page: number },
) => {
  const where = conditions(request);
  const order = [desc(orders.created_at), desc(orders.id)];
  const [found, [counted]] = await Promise.all([
    db
      .select({ order: orders, needs_refund: needsRefundSql })
      .from(orders)
      .where(isOnPage(db, orders, { ...request, where, order }))
      .orderBy(...order),
    db.select({ total: count() }).from(orders).where(where),
  ]);
  const rows = await rowsOf(
    db,
    found.map(({ order }) => order),
  );
  const data = rows.map((row, index) => ({
    ...row,
    needs_refund: found[index]?.needs_refund ?? false,
    contact: {
      full_name: found[index]?.order.contact_name ?? '',
      email: found[index]?.order.contact_email ?? '',
      phone: found[index]?.order.contact_phone ?? '',
    },
    paid_at: found[index]?.order.paid_at ? formatDateTime(found[index].order.paid_at) : null,
  }));
  return pageOf(data, counted?.total ?? 0, request);
};

/** What became of an order, the first first. */
const historyOf = async (db: Queryable, orderId: number) => {
  const rows = await db
    .select({
      after: auditEntries.after,
      admin_name: admins.full_name,
      created_at: auditEntries.created_at,
    })
    .from(auditEntries)
    .leftJoin(admins, eq(admins.id, auditEntries.admin_id))
    .where(and(eq(auditEntries.entity, 'order'), eq(auditEntries.record_id, orderId)))
    .orderBy(asc(auditEntries.id));
  return rows.map(({ after, admin_name, created_at }) => ({
    status: String(after?.status ?? ''),
    note: typeof after?.note === 'string' ? after.note : '',
    by: admin_name,
    created_at: formatDateTime(created_at),
  }));
};

/** An order as the back office sees it. @throws ApiError not_found */
export const orderForAdmins = async (db: Queryable, secret: string, code: string) => {
  const order = await findOrder(db, code);
  const [presented, history, attempts] = await Promise.all([
    presentOrder(db, secret, order),
    historyOf(db, order.id),
    paymentsOf(db, order.id),
  ]);
  return {
    ...presented,
    id: order.id,
    version: order.version,
    customer_id: order.customer_id,
    history,
    payments: attempts.map(({ provider_ref, ...payment }) => ({
      id: payment.id,
      provider: payment.provider,
      reference: provider_ref,
      amount: payment.amount,
      status: paymentStatus.parse(payment.status),
      details: Object.fromEntries(
        Object.entries(payment.raw ?? {}).map(([name, value]) => [name, String(value)]),
      ),
      created_at: formatDateTime(payment.created_at),
      updated_at: formatDateTime(payment.updated_at),
    })),
  };
};
