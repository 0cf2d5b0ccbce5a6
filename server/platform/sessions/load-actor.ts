import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client';
import {
  adminSessions,
  admins,
  customerSessions,
  customers,
  rolePermissions,
  roles,
} from '../../../db/schema';
import type { Actor } from '../../access';
import { allPermissions, type Permission, withImplied } from '../../permissions';
import { isInUse } from './idle';
import { markSeen } from './last-seen';

const known = new Set<string>(allPermissions);
const isPermission = (code: string): code is Permission => known.has(code);

/** The admin of a session that is neither ended, nor expired, nor idle, with the rights that the role has right now. */
export const loadAdmin = async (
  db: Queryable,
  sessionId: string,
  idleSeconds: number,
): Promise<Actor | null> => {
  const [row] = await db
    .select({
      id: admins.id,
      last_seen_at: adminSessions.last_seen_at,
      role: { id: roles.id, code: roles.code, name: roles.name },
      permissions: sql<
        string[]
      >`array(select ${rolePermissions.permission} from ${rolePermissions} where ${rolePermissions.role_id} = ${roles.id})`,
    })
    .from(adminSessions)
    .innerJoin(admins, and(eq(admins.id, adminSessions.admin_id), eq(admins.is_active, true)))
    .innerJoin(roles, eq(roles.id, admins.role_id))
    .where(
      and(
        eq(adminSessions.id, sessionId),
        gt(adminSessions.expires_at, sql`now()`),
        isInUse(adminSessions, idleSeconds),
      ),
    );
  if (!row) return null;
  await markSeen(db, adminSessions, sessionId, row.last_seen_at);
  const permissions = row.role.code === 'super_admin' ? allPermissions : row.permissions.filter(isPermission);
  return { kind: 'admin', id: row.id, sessionId, role: row.role, permissions: withImplied(permissions) };
};

/** The customer of a live session whose account is active. */
export const loadCustomer = async (
  db: Queryable,
  sessionId: string,
  idleSeconds: number,
): Promise<Actor | null> => {
  const [row] = await db
    .select({ id: customers.id, last_seen_at: customerSessions.last_seen_at })
    .from(customerSessions)
    .innerJoin(customers, eq(customers.id, customerSessions.customer_id))
    .where(
      and(
        eq(customerSessions.id, sessionId),
        gt(customerSessions.expires_at, sql`now()`),
        isInUse(customerSessions, idleSeconds),
        sql`${customers.activated_at} is not null and ${customers.deleted_at} is null`,
      ),
    );
  if (!row) return null;
  await markSeen(db, customerSessions, sessionId, row.last_seen_at);
  return { kind: 'customer', id: row.id, sessionId };
};
