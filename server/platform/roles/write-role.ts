import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../../../db/client';
import { admins, rolePermissions, roles } from '../../../db/schema';
import { ApiError, invalidField } from '../../errors';
import { slugify } from '../../kernel/slugs';
import { StaleVersion } from '../../kernel/write';
import { allPermissions } from '../../permissions';
import { type AuthorityChange, requireReach, superAdmin } from '../admins/authority';
import { findRole, type RoleRow } from '../admins/lists';
import { writeAudit } from '../audit/write-audit';
import type { changedRole, newRole } from './shapes';

/** What the audit keeps of a role. */
const audited = ({ code, name, description, permissions, version }: RoleRow) => ({
  code,
  name,
  description,
  permissions,
  version,
});

/** Names are told apart by people: neither case nor form makes another one. */
const requireFreeName = async (tx: Transaction, name: string, roleId: number | null) => {
  const [taken] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(
      and(sql`lower(${roles.name}) = lower(${name})`, roleId === null ? undefined : ne(roles.id, roleId)),
    );
  if (taken) throw invalidField('name', 'name_taken');
};

const isTaken = async (tx: Transaction, code: string): Promise<boolean> => {
  const [row] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, code));
  return row !== undefined;
};

/** The given code, which must be free, or one made from the name with a number if need be. */
const freeCode = async (tx: Transaction, given: string | undefined, name: string): Promise<string> => {
  if (given !== undefined) {
    if (await isTaken(tx, given)) throw invalidField('code', 'code_taken');
    return given;
  }
  const base = slugify(name).replaceAll('-', '_').slice(0, 50);
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? base : `${base}_${number}`;
    if (!(await isTaken(tx, code))) return code;
  }
};

const storeRights = async (tx: Transaction, roleId: number, wanted: readonly string[]) => {
  await tx.delete(rolePermissions).where(eq(rolePermissions.role_id, roleId));
  const rows = [...new Set(wanted)].map((permission) => ({ role_id: roleId, permission }));
  if (rows.length > 0) await tx.insert(rolePermissions).values(rows);
};

/** Adds a role. Returns its id. @throws ApiError forbidden for rights that the admin doesn't hold, invalid */
export const createRole = async (
  { tx, request, actor }: AuthorityChange,
  input: z.output<typeof newRole>,
): Promise<number> => {
  requireReach(actor, { code: '', permissions: input.permissions });
  await requireFreeName(tx, input.name, null);
  const code = await freeCode(tx, input.code, input.name);
  const [row] = await tx
    .insert(roles)
    .values({ code, name: input.name, description: input.description })
    .returning({ id: roles.id });
  if (!row) throw new ApiError('internal');
  await storeRights(tx, row.id, input.permissions);
  const role = await findRole(tx, row.id);
  await writeAudit(tx, request, {
    action: 'create',
    entity: 'role',
    recordId: role.id,
    title: role.name,
    before: null,
    after: audited(role),
  });
  return role.id;
};

/** Locks a role and reads it as it is then. @throws ApiError not_found */
const lockRole = async (tx: Transaction, id: number): Promise<RoleRow> => {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, id)).for('no key update');
  return findRole(tx, id);
};

/** Rights that a role would gain or lose. */
const differing = (before: readonly string[], after: readonly string[]): string[] => {
  const [was, is] = [new Set(before), new Set(after)];
  return [...before.filter((code) => !is.has(code)), ...after.filter((code) => !was.has(code))];
};

/**
 * Changes name, description and rights of a role. Only rights that the admin holds are given or taken away, so that
 * nobody raises the own role, and nobody strips those who may do more.
 * @throws StaleVersion, ApiError not_found, forbidden, conflict for a super admin without all rights
 */
export const updateRole = async (
  { tx, request, actor }: AuthorityChange,
  id: number,
  input: z.output<typeof changedRole>,
): Promise<void> => {
  const stored = await lockRole(tx, id);
  requireReach(actor, {
    code: stored.code,
    permissions: input.permissions ? differing(stored.permissions, input.permissions) : [],
  });
  if (input.version !== undefined && input.version < stored.version) throw new StaleVersion();
  const isSuper = stored.code === superAdmin;
  if (isSuper && input.permissions && new Set(input.permissions).size < allPermissions.length)
    throw new ApiError('conflict', { message: 'system_role' });
  if (input.name !== undefined) await requireFreeName(tx, input.name, id);
  await tx
    .update(roles)
    .set({
      name: input.name,
      description: input.description,
      version: sql`${roles.version} + 1`,
      updated_at: sql`now()`,
    })
    .where(eq(roles.id, id));
  if (input.permissions) await storeRights(tx, id, input.permissions);
  const role = await findRole(tx, id);
  await writeAudit(tx, request, {
    action: 'update',
    entity: 'role',
    recordId: id,
    title: role.name,
    before: audited(stored),
    after: audited(role),
  });
};

/** Removes a role that nobody has. @throws ApiError not_found, forbidden, conflict, in_use */
export const deleteRole = async ({ tx, request, actor }: AuthorityChange, id: number): Promise<void> => {
  const stored = await lockRole(tx, id);
  requireReach(actor, stored);
  if (stored.is_system) throw new ApiError('conflict', { message: 'system_role' });
  const [holder] = await tx.select({ id: admins.id }).from(admins).where(eq(admins.role_id, id)).limit(1);
  if (holder) throw new ApiError('in_use', { message: 'role_in_use' });
  await tx.delete(roles).where(eq(roles.id, id));
  await writeAudit(tx, request, {
    action: 'delete',
    entity: 'role',
    recordId: id,
    title: stored.name,
    before: audited(stored),
    after: null,
  });
};
