import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { createDatabase } from '../../db/client';
import { admins, permissions, rolePermissions, roles } from '../../db/schema';
import { allPermissions } from '../../server/permissions';
import { ensureAdmin } from '../../server/platform/admins/ensure-admin';
import { testDatabase } from '../setup/database';

const { url: databaseUrl } = await testDatabase();
const { db, close } = createDatabase(databaseUrl);
afterAll(close);

const setup = { databaseUrl, email: 'Chief@visit.example', password: 'rừng thông sương sớm' };

it('makes one super admin, even when several processes start at once', async () => {
  const made = await Promise.all([ensureAdmin(setup), ensureAdmin(setup), ensureAdmin(setup)]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await db.select().from(admins)).toMatchObject([{ email: 'chief@visit.example', is_active: true }]);
});

it('changes nothing when there is one', async () => {
  const before = await db.select().from(admins);
  expect(await ensureAdmin({ ...setup, email: 'second@visit.example', password: 'another one' })).toBe(false);
  expect(await db.select().from(admins)).toEqual(before);
});

it('makes the account a super admin again when none is active', async () => {
  await db.update(admins).set({ is_active: false });
  expect(await ensureAdmin(setup)).toBe(true);
  expect(await db.select().from(admins)).toMatchObject([{ email: 'chief@visit.example', is_active: true }]);
});

it('keeps rights equal to the code, and roles as an administrator left them', async () => {
  await db.insert(permissions).values({ code: 'gone.read', entity: 'gone', action: 'read' });
  const [editor] = await db.select().from(roles).where(eq(roles.code, 'editor'));
  const ofEditor = eq(rolePermissions.role_id, editor?.id ?? 0);
  await db.delete(rolePermissions).where(ofEditor);
  await db.delete(permissions).where(eq(permissions.code, 'blog.read'));
  await ensureAdmin({ databaseUrl });
  const codes = (await db.select().from(permissions)).map(({ code }) => code).sort();
  expect(codes).toEqual([...allPermissions].sort());
  expect(await db.select().from(rolePermissions).where(ofEditor)).toEqual([]);
  const [held] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(rolePermissions)
    .innerJoin(roles, eq(roles.id, rolePermissions.role_id))
    .where(eq(roles.code, 'super_admin'));
  expect(held?.count).toBe(allPermissions.length);
});

it('gives rights of a new version to the roles that ship with it, unless they were narrowed', async () => {
  const heldBy = async (code: string) => {
    const rows = await db
      .select({ permission: rolePermissions.permission })
      .from(rolePermissions)
      .innerJoin(roles, eq(roles.id, rolePermissions.role_id))
      .where(eq(roles.code, code));
    return rows.map(({ permission }) => permission);
  };
  await db.delete(permissions).where(eq(permissions.code, 'tour.update'));
  expect(await heldBy('sales')).not.toContain('tour.update');
  await ensureAdmin({ databaseUrl });
  expect(await heldBy('sales')).toContain('tour.update');
  // The test before took everything from editors.
  expect(await heldBy('editor')).toEqual([]);
  await db.delete(rolePermissions).where(eq(rolePermissions.permission, 'order.read'));
  await db.delete(permissions).where(eq(permissions.code, 'tour.update'));
  await ensureAdmin({ databaseUrl });
  expect(await heldBy('sales')).not.toContain('tour.update');
});
