import type { LoaderFunctionArgs } from '@remix-run/node';
import { readFromApi } from '~/admin/api/call.server';
import { csvText } from '~/admin/list/csv-text';
import { ordersText } from '~/admin/orders/text.server';
import { type OrderList, orderFilters } from '~/admin/orders/types';
import { pageQuery } from '~/admin/table/page-query';

/** "All", as the API calls it. */
const ALL = 10_000;

/** The orders that the current filter finds, for a spreadsheet. */
export async function loader(args: LoaderFunctionArgs) {
  const t = ordersText(args.request);
  const query = pageQuery(args.request, orderFilters, ALL);
  query.delete('page');
  const { data } = await readFromApi<OrderList>(args, `/orders/admin?${query}`);
  const head = [
    'code',
    'status',
    'created',
    'paid',
    'first_date',
    'booked',
    'tickets',
    'total',
    'buyer',
    'email',
    'phone',
  ] as const;
  const rows = data.map(({ code, status, contact, ...order }) => [
    code,
    t(`status.${status}`),
    order.created_at,
    order.paid_at ?? '',
    order.first_date,
    order.titles.join('; '),
    String(order.ticket_count),
    String(order.total),
    contact.full_name,
    contact.email,
    contact.phone,
  ]);
  return new Response(csvText([head.map((name) => t(`column.${name}`)), ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'private, no-store',
    },
  });
}
