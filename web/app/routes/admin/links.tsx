import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { LinkList, type LinkProblem } from '~/admin/desk/link-list';
import { pageQuery } from '~/admin/desk/page-query';
import { deskText } from '~/admin/desk/text.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = pageQuery(args.request, ['entity'], 50);
  const list = await readFromApi<ListPage<LinkProblem>>(args, `/links?${query}`);
  return { title: deskText(args.request)('links.title'), list };
}

export default function Links() {
  const { list } = useLoaderData<typeof loader>();
  return <LinkList list={list} />;
}
