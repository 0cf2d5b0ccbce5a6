import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { BinList } from '~/admin/bin/bin-list';
import type { Binned } from '~/admin/bin/binned';
import { pageQuery } from '~/admin/table/page-query';
import { workText } from '~/admin/table/text.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = pageQuery(args.request, ['keyword', 'entity']);
  const list = await readFromApi<ListPage<Binned>>(args, `/bin?${query}`);
  return { title: workText(args.request)('bin.title'), list };
}

export default function Bin() {
  const { list } = useLoaderData<typeof loader>();
  return <BinList list={list} />;
}
