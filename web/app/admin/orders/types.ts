import type { paths } from '~/api/schema.gen';

type Body<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Answer } } } };
}
  ? Answer
  : never;

export type OrderList = Body<'/orders/admin'>;
export type AdminOrderRow = OrderList['data'][number];
export type AdminOrder = Body<'/orders/admin/{code}'>['data'];
export type SalesDay = Body<'/orders/admin/by-day'>['data'][number];
export type AdminPayment = AdminOrder['payments'][number];
export type TicketAtTheDoor =
  paths['/tickets/check-in']['post']['responses'][200]['content']['application/json']['data'];

export const orderStatuses = ['pending', 'paid', 'expired', 'cancelled', 'refunded'] as const;
export const providers = ['vnpay', 'test'] as const;

/** What narrows the list of orders down, as the address and the call name it. */
export const orderFilters = ['keyword', 'status', 'provider', 'needs_refund', 'from', 'to'] as const;

/** The start page shows sales of so many days, the second of these unless its reader chose. */
export const salesPeriods = [7, 30, 90] as const;
