import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { interfaceLanguage } from '~/admin/interface-language';
import { MailList } from '~/admin/mail/template-list';
import type { MailRow } from '~/admin/mail/types';
import { listQuery } from '~/admin/people/list-query.server';
import { peopleText } from '~/admin/people/text.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_people', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = listQuery(args.request);
  query.set('lang_id', interfaceLanguage(args.request.headers));
  const list = await readFromApi<ListPage<MailRow>>(args, `/emailtemplate?${query}`);
  return { title: peopleText(args.request)('letters.title'), list };
}

export default function EmailTemplates() {
  const { list } = useLoaderData<typeof loader>();
  return <MailList list={list} />;
}
