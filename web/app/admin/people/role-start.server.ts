import { type Asked, readFromApi } from '../api/call.server';
import type { Admin } from '../api/types';
import type { RoleStart } from './role-editor';
import type { peopleText } from './text.server';
import type { MatrixLine, Role } from './types';

type RoleWithMatrix = Role & { matrix: MatrixLine[] };

/** A role with the lines of its matrix. */
export async function readRole(asked: Asked, id: string | number): Promise<RoleWithMatrix> {
  return (await readFromApi<{ data: RoleWithMatrix }>(asked, `/roles/${id}`)).data;
}

/** What a new role begins with: nothing, or what the role named in the address may do, as far as it can be given. */
export async function startRole(
  asked: Asked,
  admin: Admin,
  t: ReturnType<typeof peopleText>,
): Promise<RoleStart> {
  const from = new URL(asked.request.url).searchParams.get('from');
  // Every role has the same lines: the own one is always there to be read.
  const copied = await readRole(asked, from && /^\d{1,9}$/.test(from) ? from : admin.role.id);
  const empty = { role: null, name: '', description: '', rights: [], leftOut: 0, lines: copied.matrix };
  if (!from) return empty;
  const own = new Set(admin.permissions);
  const rights = copied.permissions.filter((right) => own.has(right));
  return {
    ...empty,
    name: t('roles.copy_name', { name: copied.name }),
    description: copied.description,
    rights,
    leftOut: copied.permissions.length - rights.length,
  };
}
