import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { LanguageList } from '~/admin/languages/language-list';
import { languagesText } from '~/admin/languages/text.server';
import { type SiteLanguage, type TextPage, together } from '~/admin/languages/types';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_languages', 'admin_people', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const list = await readFromApi<ListPage<SiteLanguage>>(args, '/languages?admin=1&per_page=10000');
  const rows = await Promise.all(
    list.data.map(async (language) => {
      const texts = await readFromApi<TextPage>(args, `/languages/${language.code}/translations?per_page=1`);
      return { ...language, progress: together(texts.namespaces) };
    }),
  );
  return { title: languagesText(args.request)('title'), list: { ...list, data: rows } };
}

export default function Languages() {
  const { list } = useLoaderData<typeof loader>();
  return <LanguageList list={list} />;
}
