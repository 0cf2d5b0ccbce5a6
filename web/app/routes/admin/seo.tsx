import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { SeoList } from '~/admin/settings/seo-list';
import type { SeoRecord } from '~/admin/settings/seo-types';
import { wordsFor } from '~/admin/settings/words.server';
import { pageQuery } from '~/admin/table/page-query';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_settings', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = pageQuery(args.request, ['keyword', 'lang_id']);
  const list = await readFromApi<ListPage<SeoRecord>>(args, `/seosearch?${query}`);
  return { title: wordsFor(args.request)('seo.many'), list };
}

export default function SeoRoute() {
  const { list } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  return <SeoList list={list} />;
}
