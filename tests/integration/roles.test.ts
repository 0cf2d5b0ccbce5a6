import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { admins, auditEntries, rolePermissions, roles } from '../../db/schema';
import { allPermissions } from '../../server/permissions';
import { syncRoles } from '../../server/platform/admins/sync-roles';
import { createAdmin, signedInAs, signIn } from '../factories/admin';
import { as } from '../factories/as';
import { testApp } from '../factories/test-app';

const app = await testApp();
const chief = await signedInAs(app);
const call = as(app, chief.token);

let count = 0;

/** A role that the super admin makes. */
const makeRole = async (permissions: readonly string[]) => {
  count += 1;
  const answer = await call('post', '/roles').send({ name: `Vai trò ${count}`, permissions });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
};

/** An admin with just these rights, signed in. */
const lesser = async (permissions: readonly string[]) => {
  const role = await makeRole(permissions);
  const admin = await createAdmin(app, { role: role.code });
  return { admin, role, call: as(app, await signIn(app, admin.email)) };
};

const rightsOf = async (roleId: number) => {
  const rows = await app.db.select().from(rolePermissions).where(eq(rolePermissions.role_id, roleId));
  return rows.map(({ permission }) => permission).sort();
};

describe('roles', () => {
  it('are made, read with a matrix, changed and deleted, each noted with before and after', async () => {
    const made = await call('post', '/roles').send({
      name: ' Người viết cẩm nang ',
      description: 'Viết bài',
      permissions: ['blog.read', 'blog.update', 'blog.read'],
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      code: 'nguoi_viet_cam_nang',
      name: 'Người viết cẩm nang',
      permissions: ['blog.read', 'blog.update'],
      is_system: false,
      admin_count: 0,
      version: 1,
    });
    const { id } = made.body.data;
    const { body } = await call('get', `/roles/${id}`);
    expect(body.data.matrix.map(({ entity }: { entity: string }) => entity)).toContain('email_template');
    const blog = body.data.matrix.find(({ entity }: { entity: string }) => entity === 'blog');
    expect(blog.permissions.map((right: { is_held: boolean }) => right.is_held)).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
    ]);

    const changed = await call('put', `/roles/${id}`).send({
      permissions: ['blog.read', 'faq.read'],
      version: 1,
    });
    expect(changed.body.data).toMatchObject({
      name: 'Người viết cẩm nang',
      permissions: ['blog.read', 'faq.read'],
      version: 2,
    });
    const stale = await call('put', `/roles/${id}`).send({ name: 'Khác', version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'version_conflict', data: { id, version: 2 } });

    expect((await call('delete', `/roles/${id}`)).status).toBe(200);
    expect((await call('get', `/roles/${id}`)).status).toBe(404);
    const audit = await call('get', '/audit').query({ entity: 'role', record_id: id });
    expect(audit.body.data.map(({ action }: { action: string }) => action)).toEqual([
      'delete',
      'update',
      'create',
    ]);
    expect(audit.body.data[1].changes).toEqual([
      { field: 'permissions', before: '["blog.read","blog.update"]', after: '["blog.read","faq.read"]' },
    ]);
  });

  it.each([
    [{ permissions: [] }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'BIÊN TẬP VIÊN'.normalize('NFD') }, 'name'],
    [{ name: 'X', permissions: ['blog.fly'] }, 'permissions.0'],
    [{ name: 'X', code: 'editor' }, 'code'],
    [{ name: 'X', code: 'Not a code' }, 'code'],
    [{ name: 'X', is_system: true }, 'is_system'],
  ])('refuses %j', async (body, field) => {
    const answer = await call('post', '/roles').send(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it('stay while admins have them; the super admin role always does, with every right', async () => {
    const held = await lesser(['blog.read']);
    const kept = await call('delete', `/roles/${held.role.id}`);
    expect(kept.body).toMatchObject({ code: 'in_use', message: 'Some admins still have this role.' });
    const [system] = await app.db.select().from(roles).where(eq(roles.code, 'super_admin'));
    const path = `/roles/${system?.id}`;
    expect((await call('delete', path)).status).toBe(409);
    expect((await call('put', path).send({ permissions: ['blog.read'] })).status).toBe(409);
    expect((await call('put', path).send({ code: 'chief' })).status).toBe(422);
    expect((await call('put', path).send({ permissions: allPermissions, name: 'Chủ' })).status).toBe(200);
    const { body } = await call('get', path);
    expect(body.data).toMatchObject({ code: 'super_admin', name: 'Chủ', permissions: [...allPermissions] });
  });

  it('that were deleted do not come back with the next start', async () => {
    const [role] = await app.db.select().from(roles).where(eq(roles.code, 'translator'));
    expect((await call('delete', `/roles/${role?.id}`)).status).toBe(200);
    await app.db.transaction(syncRoles);
    expect(await app.db.select().from(roles).where(eq(roles.code, 'translator'))).toEqual([]);
  });

  it('act at the next request of those who have them', async () => {
    const reader = await lesser(['role.read', 'admin.read']);
    expect((await reader.call('get', '/roles/list')).status).toBe(200);
    await call('put', `/roles/${reader.role.id}`).send({ permissions: ['admin.read'] });
    expect((await reader.call('get', '/roles/list')).status).toBe(403);
    expect((await reader.call('get', '/admin')).status).toBe(200);
    await call('put', `/roles/${reader.role.id}`).send({ permissions: ['role.read'] });
    expect((await reader.call('get', '/roles/list')).status).toBe(200);
    expect((await reader.call('get', '/check-login')).body.data.permissions).toEqual(['role.read']);
  });
});

describe('a lesser admin', () => {
  const manager = ['role.read', 'role.create', 'role.update', 'role.delete', 'blog.read', 'blog.update'];

  it('gives no right that he does not hold, and nothing changes', async () => {
    const { call: his } = await lesser(manager);
    const name = 'Vai trò vượt quyền';
    const refused = await his('post', '/roles').send({ name, permissions: ['blog.read', 'blog.delete'] });
    expect(refused.status).toBe(403);
    expect(await app.db.select().from(roles).where(eq(roles.name, name))).toEqual([]);
    const target = await makeRole(['blog.read']);
    const answer = await his('put', `/roles/${target.id}`).send({
      name: 'Đổi tên',
      permissions: ['blog.read', 'order.read'],
    });
    expect(answer.body).toMatchObject({ code: 'forbidden' });
    expect((await call('get', `/roles/${target.id}`)).body.data).toMatchObject({
      name: target.name,
      permissions: ['blog.read'],
      version: 1,
    });
    const allowed = await his('put', `/roles/${target.id}`).send({ permissions: ['blog.update'] });
    expect(allowed.status).toBe(200);
    const { matrix } = allowed.body.data;
    const changeable = matrix.flatMap((line: { permissions: { code: string; is_changeable: boolean }[] }) =>
      line.permissions.filter((right) => right.is_changeable).map((right) => right.code),
    );
    expect(changeable.sort()).toEqual([...manager, 'blog.translate'].sort());
  });

  it('adds nothing to the own role, and takes nothing from those who may do more', async () => {
    const { call: his, role } = await lesser(manager);
    expect((await his('put', `/roles/${role.id}`).send({ permissions: allPermissions })).status).toBe(403);
    expect(await rightsOf(role.id)).toEqual([...manager].sort());
    const greater = await makeRole([...manager, 'audit.read']);
    expect((await his('put', `/roles/${greater.id}`).send({ permissions: manager })).status).toBe(403);
    expect((await his('delete', `/roles/${greater.id}`)).status).toBe(403);
    const kept = await his('put', `/roles/${greater.id}`).send({
      permissions: ['audit.read', ...manager].filter((code) => code !== 'blog.update'),
    });
    expect(kept.status).toBe(200);
    const [system] = await app.db.select().from(roles).where(eq(roles.code, 'super_admin'));
    expect((await his('put', `/roles/${system?.id}`).send({ name: 'Thường' })).status).toBe(403);
    expect((await his('delete', `/roles/${system?.id}`)).status).toBe(403);
  });

  it('who loses a right at the same moment can not give it any more', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { call: his, role } = await lesser(manager);
      const target = await makeRole([]);
      const answers = await Promise.all([
        call('put', `/roles/${role.id}`).send({ permissions: ['role.read'] }),
        ...Array.from({ length: 6 }, () =>
          his('put', `/roles/${target.id}`).send({ permissions: ['blog.update'] }),
        ),
      ]);
      const [stripped, ...given] = answers;
      expect(stripped?.status).toBe(200);
      for (const { status } of given) expect([200, 403]).toContain(status);
      // Whatever was given was given before the right was taken: the audit has them in one order.
      const entries = await app.db
        .select({ record: auditEntries.record_id })
        .from(auditEntries)
        .where(eq(auditEntries.entity, 'role'))
        .orderBy(desc(auditEntries.id))
        .limit(1 + given.filter(({ status }) => status === 200).length);
      expect(entries[0]?.record).toBe(role.id);
      expect((await his('put', `/roles/${target.id}`).send({ permissions: [] })).status).toBe(403);
    }
  });
});

describe('at the same moment', () => {
  it('twenty roles of one name become one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('post', '/roles').send({ name: 'Cùng lúc' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
  });

  it('of twenty changes with one version one is written', async () => {
    const role = await makeRole([]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call('put', `/roles/${role.id}`).send({ version: 1, description: `Lần ${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('a role that goes away is never given to anybody', async () => {
    for (let round = 0; round < 5; round += 1) {
      const role = await makeRole(['blog.read']);
      const [made, gone] = await Promise.all([
        call('post', '/admin').send({
          email: `round${round}@visit.example`,
          full_name: 'Hồ Xuân Hương',
          role_id: role.id,
        }),
        call('delete', `/roles/${role.id}`),
      ]);
      expect([
        [201, 409],
        [422, 200],
      ]).toContainEqual([made.status, gone.status]);
      const holders = await app.db.select().from(admins).where(eq(admins.role_id, role.id));
      expect(holders).toHaveLength(made.status === 201 ? 1 : 0);
    }
  });
});
