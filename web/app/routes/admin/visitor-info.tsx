import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { pageQuery } from '~/admin/desk/page-query';
import { deskText } from '~/admin/desk/text.server';
import { type VisitorInfoIssue, VisitorInfoList } from '~/admin/desk/visitor-info-list';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk', 'admin_visitor'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = pageQuery(args.request, ['reason', 'entity'], 50);
  const list = await readFromApi<ListPage<VisitorInfoIssue>>(args, `/visitor-info/issues?${query}`);
  return { title: deskText(args.request)('visitor_info.title'), list };
}

export default function VisitorInfo() {
  const { list } = useLoaderData<typeof loader>();
  return <VisitorInfoList list={list} />;
}
