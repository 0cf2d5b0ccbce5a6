import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import { OrderList } from '~/admin/orders/order-list';
import { ordersText } from '~/admin/orders/text.server';
import { type OrderList as List, orderFilters } from '~/admin/orders/types';
import { pageQuery } from '~/admin/table/page-query';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_orders', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const list = await readFromApi<List>(args, `/orders/admin?${pageQuery(args.request, orderFilters)}`);
  return { title: ordersText(args.request)('title'), list };
}

export default function Orders() {
  const { list } = useLoaderData<typeof loader>();
  return <OrderList list={list} />;
}
