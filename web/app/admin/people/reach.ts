import type { Admin } from '../api/types';
import type { Role } from './types';

const superAdmin = 'super_admin';

/** Whether an admin may give a role and change those who have it: it holds nothing beyond the own rights. */
export function reachesRole(admin: Admin, role: Pick<Role, 'code' | 'permissions'>): boolean {
  if (admin.role.code === superAdmin) return true;
  const held = new Set(admin.permissions);
  return role.code !== superAdmin && role.permissions.every((right) => held.has(right));
}
