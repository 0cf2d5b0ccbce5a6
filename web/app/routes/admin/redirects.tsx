import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { RedirectList } from '~/admin/settings/redirect-list';
import type { Redirect } from '~/admin/settings/seo-types';
import { wordsFor } from '~/admin/settings/words.server';
import { pageQuery } from '~/admin/table/page-query';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_settings', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const list = await readFromApi<ListPage<Redirect>>(
    args,
    `/redirects?${pageQuery(args.request, ['keyword'])}`,
  );
  return { title: wordsFor(args.request)('redirects.title'), list };
}

export default function RedirectsRoute() {
  const { list } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  return <RedirectList list={list} />;
}
