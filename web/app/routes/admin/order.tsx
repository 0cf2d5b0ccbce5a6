import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import { OrderDetail } from '~/admin/orders/order-detail';
import type { AdminOrder } from '~/admin/orders/types';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_orders', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const code = encodeURIComponent(args.params.code ?? '');
  const { data } = await readFromApi<{ data: AdminOrder }>(args, `/orders/admin/${code}`);
  return { title: data.code, order: data };
}

export default function Order() {
  const { order } = useLoaderData<typeof loader>();
  return <OrderDetail order={order} />;
}
