import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { LinkList, type LinkProblem } from '~/admin/links/link-list';
import type { LinkCheck } from '~/admin/links/use-link-check';
import { pageQuery } from '~/admin/table/page-query';
import { workText } from '~/admin/table/text.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = pageQuery(args.request, ['entity'], 50);
  const [list, { data: check }] = await Promise.all([
    readFromApi<ListPage<LinkProblem>>(args, `/links?${query}`),
    readFromApi<{ data: LinkCheck }>(args, '/links/check'),
  ]);
  return { title: workText(args.request)('links.title'), list, check };
}

export default function Links() {
  const { list, check } = useLoaderData<typeof loader>();
  return <LinkList list={list} check={check} />;
}
