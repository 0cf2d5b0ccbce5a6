import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { PagesList } from '~/admin/settings/pages-list';
import type { ListedPage } from '~/admin/settings/seo-types';
import { wordsFor } from '~/admin/settings/words.server';
import { pageQuery } from '~/admin/table/page-query';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_settings', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = pageQuery(args.request, ['keyword', 'lang_id', 'kind', 'state']);
  const list = await readFromApi<ListPage<ListedPage>>(args, `/seosearch/pages?${query}`);
  return { title: wordsFor(args.request)('pages.title'), list };
}

export default function PagesRoute() {
  const { list } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  return <PagesList list={list} />;
}
