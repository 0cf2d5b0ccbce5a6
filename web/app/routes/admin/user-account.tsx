import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useRevalidator } from '@remix-run/react';
import { callApi, readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { AccountList } from '~/admin/people/account-list';
import { listQuery } from '~/admin/people/list-query.server';
import { peopleText } from '~/admin/people/text.server';
import type { Account, Role } from '~/admin/people/types';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_people', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const [list, roles] = await Promise.all([
    readFromApi<ListPage<Account>>(args, `/admin?${listQuery(args.request)}`),
    callApi<ListPage<Role>>(args, '/roles/list?per_page=10000'),
  ]);
  const title = peopleText(args.request)('accounts.title');
  return { title, list, roles: roles.ok ? roles.body.data : null };
}

export default function UserAccounts() {
  const data = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return <AccountList {...data} onChanged={revalidate} />;
}
