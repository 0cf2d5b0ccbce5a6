import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { interfaceLanguage } from '~/admin/interface-language';
import { contentLanguage } from '~/admin/shell/content-language';
import { pageQuery } from '~/admin/table/page-query';
import { workText } from '~/admin/table/text.server';
import { type Tag, TagList } from '~/admin/tags/tag-list';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = pageQuery(args.request, ['keyword'], 50);
  const language = contentLanguage(
    new URL(args.request.url).searchParams,
    interfaceLanguage(args.request.headers),
  );
  query.set('lang_id', language);
  const list = await readFromApi<ListPage<Tag>>(args, `/tags?admin=1&${query}`);
  return { title: workText(args.request)('tags.title'), language, list };
}

export default function Tags() {
  const { list, language } = useLoaderData<typeof loader>();
  // Tags of one language are never merged with those of the other.
  return <TagList key={language} list={list} language={language} />;
}
