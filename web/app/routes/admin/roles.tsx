import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readFromApi } from '~/admin/api/call.server';
import type { ListPage } from '~/admin/api/types';
import { listQuery } from '~/admin/people/list-query.server';
import { RoleList } from '~/admin/people/role-list';
import { peopleText } from '~/admin/people/text.server';
import type { Role } from '~/admin/people/types';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_people', 'admin_desk'] };

export async function loader(args: LoaderFunctionArgs) {
  const list = await readFromApi<ListPage<Role>>(args, `/roles/list?${listQuery(args.request)}`);
  return { title: peopleText(args.request)('roles.title'), list };
}

export default function Roles() {
  const { list } = useLoaderData<typeof loader>();
  return <RoleList list={list} />;
}
