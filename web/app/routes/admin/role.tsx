import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RoleEditor } from '~/admin/people/role-editor';
import { readRole, startRole } from '~/admin/people/role-start.server';
import { peopleText } from '~/admin/people/text.server';
import { requireRight } from '~/admin/session/signed-in.server';

export { adminMeta as meta } from '~/admin/meta';

export const handle = { i18n: ['admin_people'] };

export async function loader(args: LoaderFunctionArgs) {
  const { id = '' } = args.params;
  const t = peopleText(args.request);
  if (id === 'add') {
    const admin = await requireRight(args, 'role.create');
    return { title: t('roles.add'), start: await startRole(args, admin, t) };
  }
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Response(null, { status: 404 });
  const { matrix, ...role } = await readRole(args, id);
  const { name, description, permissions: rights } = role;
  return { title: name, start: { role, name, description, rights, leftOut: 0, lines: matrix } };
}

export default function RoleRoute() {
  const { start } = useLoaderData<typeof loader>() as Awaited<ReturnType<typeof loader>>;
  // What was saved in between is another role to start from.
  return <RoleEditor key={`${start.role?.id ?? 'new'} ${start.role?.version ?? ''}`} {...start} />;
}
