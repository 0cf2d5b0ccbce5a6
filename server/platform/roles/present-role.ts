import type { Queryable } from '../../../db/client';
import type { AdminActor } from '../../access';
import { allPermissions, withImplied } from '../../permissions';
import { superAdmin } from '../admins/authority';
import { findRole, type RoleRow } from '../admins/lists';

const matrixOf = (actor: AdminActor, { code, permissions }: RoleRow) => {
  const held = new Set<string>(withImplied(permissions));
  const lines = new Map<string, Array<{ code: string; action: string }>>();
  for (const permission of allPermissions) {
    const [entity = '', action = ''] = permission.split('.');
    lines.set(entity, [...(lines.get(entity) ?? []), { code: permission, action }]);
  }
  const own = new Set<string>(actor.permissions);
  return [...lines].map(([entity, rights]) => ({
    entity,
    permissions: rights.map((right) => ({
      ...right,
      is_held: held.has(right.code),
      is_changeable: code !== superAdmin && own.has(right.code),
    })),
  }));
};

/** A role with its permission matrix, as this admin may change it. @throws ApiError not_found */
export const presentRole = async (db: Queryable, actor: AdminActor, id: number) => {
  const role = await findRole(db, id);
  return { ...role, matrix: matrixOf(actor, role) };
};
