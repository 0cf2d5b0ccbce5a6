import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  adminPasswordResets,
  adminSessions,
  admins,
  attempts,
  auditEntries,
  outbox,
  roles,
} from '../../db/schema';
import { createAdmin, password, signedInAs, signIn } from '../factories/admin';
import { as } from '../factories/as';
import { publicUrl, testApp } from '../factories/test-app';

const app = await testApp();
const chief = await signedInAs(app);
const call = as(app, chief.token);
const newPassword = 'mái đình cong, giếng nước trong';

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
const sessionsOf = (id: number) => app.db.select().from(adminSessions).where(eq(adminSessions.admin_id, id));
const letterTo = async (email: string) => {
  const [letter] = await app.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id))
    .limit(1);
  return letter;
};
const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token');

beforeEach(async () => {
  await app.db.delete(attempts);
});

describe('making an account', () => {
  it('with a password lets its owner in, by an e-mail of any case', async () => {
    const answer = await call('post', '/admin').send({
      email: ' Thu.Ha@Visit.Example ',
      full_name: 'Nguyễn Thu Hà'.normalize('NFD'),
      role_id: await roleId('editor'),
      password: newPassword,
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.message).toBe('Created.');
    expect(answer.body.data).toMatchObject({
      email: 'thu.ha@visit.example',
      full_name: 'Nguyễn Thu Hà',
      role: { code: 'editor' },
      is_active: true,
      is_self: false,
      is_changeable: true,
      version: 1,
    });
    expect(answer.body.data.permissions).toContain('blog.publish');
    expect(await signIn(app, 'THU.HA@VISIT.EXAMPLE', newPassword)).toBeTruthy();
    expect(await letterTo('thu.ha@visit.example')).toBeUndefined();
  });

  it('without one sends an invitation, whose link sets it', async () => {
    const email = 'invited@visit.example';
    const answer = await call('post', '/admin').send({
      email,
      full_name: 'Lý Quốc Sư',
      role_id: await roleId('moderator'),
      lang_id: 'vi',
    });
    expect(answer.body.message).toBe('Đã tạo. Thư mời đang được gửi đi.');
    const letter = await letterTo(email);
    expect(letter).toMatchObject({
      template: 'admin_invitation',
      lang_id: 'vi',
      variables: { full_name: 'Lý Quốc Sư', email, days: '3' },
    });
    expect(letter?.variables.link).toMatch(new RegExp(`^${publicUrl}/admin/reset-password\\?token=`));
    const token = tokenIn(letter?.variables.link);
    expect(answer.text).not.toContain(token);
    const set = await call('post', '/reset-password').send({ token, password: newPassword });
    expect(set.status).toBe(200);
    expect(await signIn(app, email, newPassword)).toBeTruthy();
    expect((await call('post', '/reset-password').send({ token, password: newPassword })).status).toBe(422);
  });

  it.each([
    [{ email: 'no address' }, 'email'],
    [{ email: 'TAKEN@visit.example' }, 'email'],
    [{ full_name: ' ' }, 'full_name'],
    [{ role_id: 2_000_000_000 }, 'role_id'],
    [{ role_id: undefined }, 'role_id'],
    [{ password: 'ngắn' }, 'password'],
    [{ password: 'hoxuanhuong1' }, 'password'],
    [{ password_hash: 'x' }, 'password_hash'],
    [{ is_active: false }, 'is_active'],
  ])('refuses %j', async (given, field) => {
    await app.db.delete(admins).where(eq(admins.email, 'taken@visit.example'));
    await createAdmin(app, { email: 'taken@visit.example' });
    const before = await app.db.$count(admins);
    const answer = await call('post', '/admin').send({
      email: 'new@visit.example',
      full_name: 'Hồ Xuân Hương',
      role_id: await roleId('editor'),
      ...given,
    });
    expect(answer.status, answer.text).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await app.db.$count(admins)).toBe(before);
    expect(await letterTo('new@visit.example')).toBeUndefined();
  });

  it('twenty times at once with one e-mail makes one', async () => {
    const role_id = await roleId('sales');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call('post', '/admin').send({
          email: n % 2 ? 'once@visit.example' : 'ONCE@visit.example',
          full_name: 'Phan Bội Châu',
          role_id,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused) {
      // Each hash takes time, and too many at once are turned away before anything is looked at.
      expect([422, 503]).toContain(status);
      if (status === 422) expect(body.errors.email).toEqual(['This email is already in use.']);
    }
    const letters = await app.db.select().from(outbox).where(eq(outbox.recipient, 'once@visit.example'));
    expect(letters).toHaveLength(1);
  });
});

describe('changing an account', () => {
  it('writes what is given, knows versions, and ends links that went to a former e-mail', async () => {
    const admin = await createAdmin(app, { role: 'editor' });
    await call('post', '/forgot-password').send({ email: admin.email });
    const answer = await call('put', `/admin/${admin.id}`).send({
      full_name: 'Tên Mới',
      email: 'Moved@visit.example',
      role_id: await roleId('sales'),
      version: admin.version,
    });
    expect(answer.body.data).toMatchObject({
      full_name: 'Tên Mới',
      email: 'moved@visit.example',
      role: { code: 'sales' },
      version: admin.version + 1,
    });
    const links = await app.db
      .select()
      .from(adminPasswordResets)
      .where(eq(adminPasswordResets.admin_id, admin.id));
    expect(links).toEqual([]);
    const stale = await call('put', `/admin/${admin.id}`).send({ full_name: 'Cũ', version: admin.version });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'version_conflict', data: { full_name: 'Tên Mới' } });
    const taken = await call('put', `/admin/${admin.id}`).send({ email: chief.admin.email.toUpperCase() });
    expect(taken.body.errors).toEqual({ email: ['This email is already in use.'] });
    const { body } = await call('get', '/audit').query({ entity: 'admin', record_id: admin.id });
    expect(body.data[0]).toMatchObject({ action: 'update', title: 'Tên Mới' });
    expect(body.data[0].changes).toContainEqual({ field: 'role', before: 'editor', after: 'sales' });
  });

  it('signs out at once whoever is deactivated, and lets him in again when activated', async () => {
    const { admin, token } = await signedInAs(app, 'editor');
    await call('post', '/forgot-password').send({ email: admin.email });
    const off = await call('put', `/admin/${admin.id}`).send({ is_active: false });
    expect(off.body.data.is_active).toBe(false);
    expect((await as(app, token)('get', '/check-login')).status).toBe(401);
    expect(await sessionsOf(admin.id)).toEqual([]);
    const link = tokenIn((await letterTo(admin.email))?.variables.link);
    expect((await call('post', '/reset-password').send({ token: link, password: newPassword })).status).toBe(
      422,
    );
    expect((await call('post', `/admin/${admin.id}/reset-password`)).body).toMatchObject({
      code: 'conflict',
    });
    await call('put', `/admin/${admin.id}`).send({ is_active: true });
    expect((await as(app, token)('get', '/check-login')).status).toBe(401);
    expect(await signIn(app, admin.email)).toBeTruthy();
  });

  it('acts on rights at the next request', async () => {
    const { admin, token } = await signedInAs(app, 'moderator');
    expect((await as(app, token)('get', '/blogs?admin=1')).status).toBe(200);
    await call('put', `/admin/${admin.id}`).send({ role_id: (await lesser('audit.read')).role.id });
    expect((await as(app, token)('get', '/blogs?admin=1')).status).toBe(403);
    expect((await as(app, token)('get', '/audit')).status).toBe(200);
  });
});

describe('a reset', () => {
  it('sends a link and signs out everywhere; the password is as it was until the link is used', async () => {
    const { admin, token } = await signedInAs(app, 'editor');
    const answer = await call('post', `/admin/${admin.id}/reset-password`);
    expect(answer.body).toEqual({ message: 'A link is on its way.' });
    expect((await as(app, token)('get', '/check-login')).status).toBe(401);
    const letter = await letterTo(admin.email);
    expect(letter).toMatchObject({ template: 'admin_password_reset', variables: { minutes: '60' } });
    expect(await signIn(app, admin.email)).toBeTruthy();
    const link = tokenIn(letter?.variables.link);
    expect((await call('post', '/reset-password').send({ token: link, password: newPassword })).status).toBe(
      200,
    );
    expect(await signIn(app, admin.email, newPassword)).toBeTruthy();
  });

  it('invites again who never signed in, keeps the own session, and has its limit', async () => {
    const admin = await createAdmin(app, { role: 'editor' });
    for (let n = 0; n < 5; n += 1)
      expect((await call('post', `/admin/${admin.id}/reset-password`)).status).toBe(200);
    expect((await call('post', `/admin/${admin.id}/reset-password`)).status).toBe(429);
    expect(await letterTo(admin.email)).toMatchObject({ template: 'admin_invitation' });
    const own = await signedInAs(app);
    const elsewhere = await signIn(app, own.admin.email);
    expect((await as(app, own.token)('post', `/admin/${own.admin.id}/reset-password`)).status).toBe(200);
    expect((await as(app, own.token)('get', '/check-login')).status).toBe(200);
    expect((await as(app, elsewhere)('get', '/check-login')).status).toBe(401);
  });
});

describe('deleting an account', () => {
  it('ends its sessions and leaves what it did readable', async () => {
    const { admin, token } = await signedInAs(app, 'editor');
    expect((await call('delete', `/admin/${admin.id}`)).status).toBe(200);
    expect((await as(app, token)('get', '/check-login')).status).toBe(401);
    expect((await call('get', `/admin/${admin.id}`)).status).toBe(404);
    const { body } = await call('get', '/audit').query({ admin_id: admin.id });
    expect(body.data[0]).toMatchObject({
      action: 'login',
      admin: { id: admin.id, full_name: admin.full_name },
    });
  });
});

it('no answer and no audit entry ever holds a hash or a token', async () => {
  const hashes = (await app.db.select().from(admins)).map(({ password_hash }) => password_hash);
  const links = (await app.db.select().from(adminPasswordResets)).map(({ token_hash }) => token_hash);
  const tokens = (await app.db.select().from(outbox)).flatMap(({ variables }) =>
    variables.link ? [tokenIn(variables.link) ?? ''] : [],
  );
  const kept = JSON.stringify(await app.db.select().from(auditEntries));
  const answers = await Promise.all([
    call('get', '/admin?per_page=10000'),
    call('get', `/admin/${chief.admin.id}`),
    call('get', '/audit?per_page=100&entity=admin'),
    call('put', `/admin/${chief.admin.id}`).send({ full_name: 'Lê Thu Hà' }),
  ]);
  const said = answers.map(({ text }) => text).join();
  for (const secret of [...hashes, ...links, ...tokens, password, newPassword].filter(Boolean)) {
    expect(said).not.toContain(secret);
    expect(kept).not.toContain(secret);
  }
  expect(tokens.length).toBeGreaterThan(3);
});
