import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { admins, attempts, outbox, roles } from '../../db/schema';
import { createAdmin, signedInAs, signIn } from '../factories/admin';
import { as } from '../factories/as';
import { testApp } from '../factories/test-app';

const app = await testApp();
const chief = await signedInAs(app);
const call = as(app, chief.token);

const roleId = async (code: string) => {
  const [role] = await app.db.select({ id: roles.id }).from(roles).where(eq(roles.code, code));
  return role?.id ?? 0;
};

/** An admin of a new role with just these rights, signed in. */
const lesser = async (...permissions: string[]) => {
  const { body } = await call('post', '/roles').send({
    name: `Vai trò ${crypto.randomUUID()}`,
    permissions,
  });
  const admin = await createAdmin(app, { role: body.data.code });
  return { admin, role: body.data, call: as(app, await signIn(app, admin.email)) };
};

const rights = ['admin.read', 'admin.create', 'admin.update', 'admin.delete'];
const letterTo = async (email: string) => {
  const [letter] = await app.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id))
    .limit(1);
  return letter;
};
const stored = async (id: number) => (await app.db.select().from(admins).where(eq(admins.id, id)))[0];

beforeEach(async () => {
  await app.db.delete(attempts);
});

describe('a lesser admin', () => {
  it('changes, resets, deletes or invites nobody whose rights go beyond his own', async () => {
    const { call: his, admin: self } = await lesser(...rights, 'blog.read');
    const above = await lesser(...rights, 'blog.read', 'blog.update');
    for (const target of [chief.admin, above.admin]) {
      const path = `/admin/${target.id}`;
      const before = await stored(target.id);
      expect((await his('put', path).send({ full_name: 'Bị sửa' })).status).toBe(403);
      expect((await his('put', path).send({ email: 'mine@visit.example' })).status).toBe(403);
      expect((await his('put', path).send({ is_active: false })).status).toBe(403);
      expect((await his('post', `${path}/reset-password`)).status).toBe(403);
      expect((await his('delete', path)).status).toBe(403);
      expect(await stored(target.id)).toEqual(before);
      expect((await his('get', path)).body.data).toMatchObject({ is_changeable: false });
    }
    const below = await lesser('blog.read');
    for (const role_id of [above.role.id, await roleId('super_admin')]) {
      expect((await his('put', `/admin/${below.admin.id}`).send({ role_id })).status).toBe(403);
      const made = await his('post', '/admin').send({
        email: 'puppet@visit.example',
        full_name: 'Con Rối',
        role_id,
      });
      expect(made.status).toBe(403);
    }
    expect(await letterTo('puppet@visit.example')).toBeUndefined();
    expect((await his('put', `/admin/${below.admin.id}`).send({ full_name: 'Được sửa' })).status).toBe(200);
    expect((await his('put', `/admin/${self.id}`).send({ role_id: below.role.id })).status).toBe(403);
    expect((await his('put', `/admin/${self.id}`).send({ is_active: false })).status).toBe(409);
    expect((await his('put', `/admin/${self.id}`).send({ full_name: 'Chính Tôi' })).status).toBe(200);
  });
});

describe('the last active super admin', () => {
  const onlyChief = () =>
    app.db
      .update(admins)
      .set({ is_active: false })
      .where(and(eq(admins.role_id, chief.admin.role_id), eq(admins.is_active, true)))
      .then(() => app.db.update(admins).set({ is_active: true }).where(eq(admins.id, chief.admin.id)));
  const active = () =>
    app.db.$count(admins, and(eq(admins.role_id, chief.admin.role_id), eq(admins.is_active, true)));

  it('stays, whatever is tried, twenty times at once', async () => {
    await onlyChief();
    const path = `/admin/${chief.admin.id}`;
    const role_id = await roleId('editor');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        if (n % 3 === 0) return call('delete', path);
        return call('put', path).send(n % 3 === 1 ? { is_active: false } : { role_id });
      }),
    );
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'last_super_admin']);
    expect(await active()).toBe(1);
  });

  it.each(['demote', 'deactivate', 'delete'] as const)('two that %s each other leave one', async (how) => {
    const role_id = await roleId('editor');
    for (let round = 0; round < 3; round += 1) {
      await onlyChief();
      const pair = [await signedInAs(app), await signedInAs(app)];
      await app.db.update(admins).set({ is_active: false }).where(eq(admins.id, chief.admin.id));
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => {
          const [own, other] = n % 2 ? pair : [...pair].reverse();
          const does = as(app, own?.token ?? '');
          const path = `/admin/${other?.admin.id}`;
          if (how === 'delete') return does('delete', path);
          return does('put', path).send(how === 'demote' ? { role_id } : { is_active: false });
        }),
      );
      expect(await active()).toBe(1);
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      for (const { status } of answers) expect([200, 401, 403, 404, 409]).toContain(status);
    }
    await app.db.update(admins).set({ is_active: true }).where(eq(admins.id, chief.admin.id));
  });
});
