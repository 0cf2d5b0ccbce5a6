import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import { interfaceLanguage } from '~/admin/interface-language';
import { MailEditor } from '~/admin/mail/template-editor';
import { mailName } from '~/admin/mail/template-name';
import type { Letter } from '~/admin/mail/types';
import { peopleText } from '~/admin/people/text.server';
import type { Language } from '~/i18n/languages';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_people'] };

export async function loader(args: LoaderFunctionArgs) {
  const { id = '' } = args.params;
  if (!/^(?:[1-9]\d{0,8}|[a-z][a-z0-9_]{0,79})$/.test(id)) throw new Response(null, { status: 404 });
  const read = async (language: Language) =>
    (await readFromApi<{ data: Letter }>(args, `/emailtemplate/${id}?lang_id=${language}`)).data;
  const [vi, en] = await Promise.all([read('vi'), read('en')]);
  const shown = interfaceLanguage(args.request.headers) === 'en' ? en : vi;
  return { title: mailName(shown, peopleText(args.request)), letters: { vi, en } };
}

export default function EmailTemplateRoute() {
  const { title, letters } = useLoaderData<typeof loader>();
  // What was stored in between is what one begins with.
  return <MailEditor key={`${letters.vi.code} ${letters.vi.version}`} title={title} letters={letters} />;
}
