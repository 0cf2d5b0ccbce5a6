import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { BinList } from '~/admin/desk/bin-list';
import type { Binned } from '~/admin/desk/binned';
import { pageQuery } from '~/admin/desk/page-query';
import { deskText } from '~/admin/desk/text.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = pageQuery(args.request, ['keyword', 'entity']);
  const list = await readFromApi<ListPage<Binned>>(args, `/bin?${query}`);
  return { title: deskText(args.request)('bin.title'), list };
}

export default function Bin() {
  const { list } = useLoaderData<typeof loader>();
  return <BinList list={list} />;
}
