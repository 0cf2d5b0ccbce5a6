import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { languagesText } from '~/admin/languages/text.server';
import { TextGrid } from '~/admin/languages/text-grid';
import type { SiteLanguage, TextPage } from '~/admin/languages/types';
import { listQuery } from '~/admin/people/list-query.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_languages', 'admin_people'] };

export async function loader(args: LoaderFunctionArgs) {
  const { code } = args.params;
  const query = listQuery(args.request, ['namespace', 'source']);
  const show = new URL(args.request.url).searchParams.get('show');
  if (show === 'missing' || show === 'edited') query.set(show, '1');
  const { data } = await readFromApi<ListPage<SiteLanguage>>(args, '/languages?admin=1&per_page=10000');
  const language = data.find((one) => one.code === code);
  if (!language) throw new Response(null, { status: 404 });
  const list = await readFromApi<TextPage>(args, `/languages/${language.code}/translations?${query}`);
  // The same order as the API's: the default language, or the other one where that is what is translated.
  const sources = data
    .filter((one) => one.is_content && one.code !== language.code)
    .sort((a, b) => Number(b.is_default) - Number(a.is_default));
  const source = query.get('source') ?? sources[0]?.code ?? language.code;
  const title = languagesText(args.request)('grid.title', { name: language.native_name });
  return { title, language, sources, source, list, madeAt: Date.now() };
}

export default function Translate() {
  const data = useLoaderData<typeof loader>();
  return <TextGrid key={data.language.code} {...data} />;
}
