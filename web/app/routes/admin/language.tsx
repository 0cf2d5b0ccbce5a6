import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { LanguageForm } from '~/admin/languages/language-form';
import { languagesText } from '~/admin/languages/text.server';
import type { SiteLanguage } from '~/admin/languages/types';
import { requireRight } from '~/admin/session/signed-in.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_languages'] };

export async function loader(args: LoaderFunctionArgs) {
  const { code = '' } = args.params;
  const t = languagesText(args.request);
  const right = code === 'add' ? 'language.create' : 'language.translate';
  await requireRight(args, right);
  if (code === 'add') return { title: t('add'), language: null };
  const list = await readFromApi<ListPage<SiteLanguage>>(args, '/languages?admin=1&per_page=10000');
  const language = list.data.find((one) => one.code === code);
  if (!language) throw new Response(null, { status: 404 });
  return { title: t('edit_title'), language };
}

export default function LanguageRoute() {
  const { language } = useLoaderData<typeof loader>();
  return <LanguageForm key={language?.version ?? 'new'} language={language} />;
}
