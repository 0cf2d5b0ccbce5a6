import { asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/client';
import { adminSecondFactors, admins, media, permissions, rolePermissions, roles } from '../../../db/schema';
import { ApiError } from '../../errors';
import { allPermissions } from '../../permissions';
import { formatDateTime } from '../../time';
import { offsetOf, pageOf } from '../paging';
import { avatarPath } from './present-admin';

/**
 * A column with its table's name, for use in a subquery. In a query of one table drizzle writes bare names, which a
 * subquery would take for its own.
 */
const ofOuter = (column: PgColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`;

interface Request {
  page: number;
  per_page: number;
  keyword?: string | undefined;
}

/** Case and accents are ignored on both sides, wildcards are plain characters. */
const matches = (text: SQL, keyword: string | undefined): SQL | undefined =>
  keyword ? sql`fold(${text}) like fold_pattern(${keyword})` : undefined;

const selectAdmins = (db: Queryable) =>
  db
    .select({
      id: admins.id,
      email: admins.email,
      full_name: admins.full_name,
      avatar: avatarPath,
      role: { id: roles.id, code: roles.code, name: roles.name },
      is_active: admins.is_active,
      has_second_factor: sql<boolean>`exists (select 1 from ${adminSecondFactors} f where f.admin_id = ${ofOuter(admins.id)} and f.confirmed_at is not null)`,
      last_login_at: admins.last_login_at,
      version: admins.version,
      created_at: admins.created_at,
      updated_at: admins.updated_at,
    })
    .from(admins)
    .innerJoin(roles, eq(roles.id, admins.role_id))
    .leftJoin(media, eq(media.id, admins.avatar_id));

const presentAdmin = (row: Awaited<ReturnType<typeof selectAdmins>>[number]) => ({
  ...row,
  last_login_at: row.last_login_at && formatDateTime(row.last_login_at),
  created_at: formatDateTime(row.created_at),
  updated_at: formatDateTime(row.updated_at),
});

/** Admin accounts, the oldest first. */
export const listAdmins = async (db: Queryable, request: Request) => {
  const where = matches(sql`${admins.full_name} || ' ' || ${admins.email}`, request.keyword);
  const [rows, [counted]] = await Promise.all([
    selectAdmins(db).where(where).orderBy(asc(admins.id)).limit(request.per_page).offset(offsetOf(request)),
    db.select({ total: count() }).from(admins).where(where),
  ]);
  return pageOf(rows.map(presentAdmin), counted?.total ?? 0, request);
};

/** One account as the list shows it. @throws ApiError not_found */
export const findAdmin = async (db: Queryable, id: number) => {
  const [row] = await selectAdmins(db).where(eq(admins.id, id));
  if (!row) throw new ApiError('not_found');
  return presentAdmin(row);
};

const selectRoles = (db: Queryable) =>
  db
    .select({
      id: roles.id,
      code: roles.code,
      name: roles.name,
      description: roles.description,
      is_system: roles.is_system,
      permissions: sql<
        string[]
      >`array(select p.permission from ${rolePermissions} p where p.role_id = ${ofOuter(roles.id)})`,
      admin_count: sql<number>`(select count(*)::int from ${admins} a where a.role_id = ${ofOuter(roles.id)})`,
      version: roles.version,
      created_at: roles.created_at,
      updated_at: roles.updated_at,
    })
    .from(roles);

const presentRole = (row: Awaited<ReturnType<typeof selectRoles>>[number]) => {
  const held = new Set(row.permissions);
  return {
    ...row,
    permissions: allPermissions.filter((permission) => row.code === 'super_admin' || held.has(permission)),
    created_at: formatDateTime(row.created_at),
    updated_at: formatDateTime(row.updated_at),
  };
};

export type RoleRow = ReturnType<typeof presentRole>;

/** Roles with their rights and how many admins have them. */
export const listRoles = async (db: Queryable, request: Request) => {
  const where = matches(
    sql`${roles.name} || ' ' || ${roles.code} || ' ' || ${roles.description}`,
    request.keyword,
  );
  const [rows, [counted]] = await Promise.all([
    selectRoles(db)
      .where(where)
      .orderBy(desc(roles.is_system), asc(roles.id))
      .limit(request.per_page)
      .offset(offsetOf(request)),
    db.select({ total: count() }).from(roles).where(where),
  ]);
  return pageOf(rows.map(presentRole), counted?.total ?? 0, request);
};

/** One role as the list shows it. @throws ApiError not_found */
export const findRole = async (db: Queryable, id: number): Promise<RoleRow> => {
  const [row] = await selectRoles(db).where(eq(roles.id, id));
  if (!row) throw new ApiError('not_found');
  return presentRole(row);
};

/** Every right, with the roles that hold it. */
export const listPermissions = async (db: Queryable, request: Request) => {
  const where = matches(sql`${permissions.code}`, request.keyword);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        code: permissions.code,
        entity: permissions.entity,
        action: permissions.action,
        roles: sql<string[]>`array(
          select r.code from ${roles} r where r.code = 'super_admin' or exists (
            select 1 from ${rolePermissions} p where p.role_id = r.id and p.permission = ${ofOuter(permissions.code)})
          order by r.id)`,
      })
      .from(permissions)
      .where(where)
      .orderBy(asc(permissions.entity), asc(permissions.code))
      .limit(request.per_page)
      .offset(offsetOf(request)),
    db.select({ total: count() }).from(permissions).where(where),
  ]);
  return pageOf(rows, counted?.total ?? 0, request);
};
