import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { ContactList } from '~/admin/settings/contact-list';
import type { ContactMessage } from '~/admin/settings/contact-types';
import { wordsFor } from '~/admin/settings/words.server';
import { pageQuery } from '~/admin/table/page-query';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_settings', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const query = pageQuery(args.request, ['keyword', 'status']);
  const list = await readFromApi<ListPage<ContactMessage>>(args, `/contact?${query}`);
  return { title: wordsFor(args.request)('contact.title'), list };
}

export default function ContactRoute() {
  const { list } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  return <ContactList list={list} />;
}
