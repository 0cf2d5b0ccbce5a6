import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminSessions, admins, attempts, auditEntries, roles } from '../../db/schema';
import { deleteIdleSessions } from '../../server/platform/sessions/idle';
import { createAdmin, password, signedInAs, signIn } from '../factories/admin';
import { publicUrl, testApp } from '../factories/test-app';

const app = await testApp();
const request = () => supertest(app.server);
const bearer = (token: string) => `Bearer ${token}`;
const check = (token: string) => request().get('/check-login').set('authorization', bearer(token));

beforeEach(async () => {
  await app.db.delete(attempts);
});

describe('POST /login', () => {
  it('answers with token, cookie and the admin, and notes it', async () => {
    const admin = await createAdmin(app, { email: 'Ha.Le@visit.example' });
    const answer = await request().post('/login').send({ email: '  HA.LE@VISIT.example ', password });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      id: admin.id,
      email: 'Ha.Le@visit.example',
      avatar: null,
      role: { code: 'super_admin' },
    });
    expect(answer.body.data.permissions).toContain('blog.publish');
    expect(answer.text).not.toContain('$2b$');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toContain(`__Host-admin_token=${answer.body.token}`);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(cookie).toContain(part);
    expect(answer.headers['cache-control']).toContain('no-store');
    const [entry] = await app.db.select().from(auditEntries).where(eq(auditEntries.admin_id, admin.id));
    expect(entry).toMatchObject({ action: 'login', entity: 'admin', record_id: admin.id });
  });

  it('tells a wrong password, an unknown e-mail and a deactivated account apart by nothing', async () => {
    const admin = await createAdmin(app);
    const gone = await createAdmin(app, { is_active: false });
    const bodies = [];
    for (const given of [
      { email: admin.email, password: 'not the password' },
      { email: 'nobody@visit.example', password },
      { email: gone.email, password },
      { email: 'no address at all', password },
    ]) {
      const { status, body, headers } = await request().post('/login').send(given);
      expect(status).toBe(401);
      expect(headers['set-cookie']).toBeUndefined();
      bodies.push({ ...body, request_id: '' });
    }
    expect(bodies[0]).toEqual({
      message: 'Email hoặc mật khẩu không hợp lệ.',
      code: 'invalid_credentials',
      request_id: '',
    });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });

  it('ends the session that the browser had before, and no other', async () => {
    const admin = await createAdmin(app);
    const signInWith = (cookie: string) =>
      request().post('/login').set('cookie', cookie).send({ email: admin.email, password });
    const elsewhere = await signInWith('');
    const before = await signInWith('');
    const after = await signInWith(`__Host-admin_token=${before.body.token}`);
    const statuses = [];
    for (const { body } of [elsewhere, before, after]) statuses.push((await check(body.token)).status);
    expect(statuses).toEqual([200, 401, 200]);
  });

  it('speaks English to who asks for it', async () => {
    const answer = await request()
      .post('/login')
      .set('accept-language', 'en-GB')
      .send({ email: 'nobody@visit.example', password });
    expect(answer.body.message).toBe('Email or password is invalid.');
  });

  it.each([
    [{}, ['email', 'password']],
    [{ email: 'a@visit.example', password: 5 }, ['password']],
    [{ email: 'a@visit.example', password: 'x', role_id: 1 }, ['role_id']],
  ])('refuses the body %j', async (body, fields) => {
    const answer = await request().post('/login').send(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(fields);
  });
});

describe('limits on signing in', () => {
  it('stops a network after ten failures to one account, however they come, and starts anew after a success', async () => {
    const admin = await createAdmin(app);
    const wrong = () => request().post('/login').send({ email: admin.email, password: 'guess' });
    for (let n = 0; n < 9; n += 1) expect((await wrong()).status).toBe(401);
    await signIn(app, admin.email);
    const statuses: number[] = [];
    // Of one network no more than six have a place at a time.
    for (const together of [5, 5, 4])
      statuses.push(
        ...(await Promise.all(Array.from({ length: together }, wrong))).map(({ status }) => status),
      );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const right = await request().post('/login').send({ email: admin.email.toUpperCase(), password });
    expect(right.status).toBe(429);
    expect(right.body.code).toBe('too_many_requests');
    const wait = Number(right.headers['retry-after']);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it('limits unknown accounts alike', async () => {
    const guess = () => request().post('/login').send({ email: 'nobody@visit.example', password: 'guess' });
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });

  it('stops an address that tries many accounts, and lets it on when the window has passed', async () => {
    const admin = await createAdmin(app);
    await request().post('/login').send({ email: 'first@visit.example', password: 'guess' });
    await app.db.update(attempts).set({ count: 50 }).where(sql`${attempts.key} like 'admin-login-network:%'`);
    expect((await request().post('/login').send({ email: admin.email, password })).status).toBe(429);
    await app.db.update(attempts).set({ resets_at: sql`now()` });
    expect((await request().post('/login').send({ email: admin.email, password })).status).toBe(200);
  });

  it('does not count what turned out well', async () => {
    const admin = await createAdmin(app);
    for (let n = 0; n < 12; n += 1) await signIn(app, admin.email);
    const rows = await app.db.select().from(attempts);
    expect(rows.every(({ count }) => count === 0)).toBe(true);
  });
});

describe('a session', () => {
  it('is refused after signing out, and leaves the others alone', async () => {
    const { admin, token } = await signedInAs(app);
    const other = await signIn(app, admin.email);
    expect((await check(token)).body.data.id).toBe(admin.id);
    const answer = await request().get('/logout').set('authorization', bearer(token));
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('Đăng xuất thành công.');
    expect(String(answer.headers['set-cookie'])).toMatch(/__Host-admin_token=;.*Expires=Thu, 01 Jan 1970/);
    expect((await check(token)).status).toBe(401);
    expect((await check(other)).status).toBe(200);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.example/' },
    { origin: 'null' },
    {},
  ])('is not ended by a link that another site may hold: %j', async (headers) => {
    const { token } = await signedInAs(app);
    const byCookie = (given: object) =>
      request()
        .get('/logout')
        .set({ cookie: `__Host-admin_token=${token}`, ...given });
    expect((await byCookie(headers)).status).toBe(403);
    expect((await check(token)).status).toBe(200);
    expect((await byCookie({ referer: `${publicUrl}/admin` })).status).toBe(200);
    expect((await check(token)).status).toBe(401);
  });

  it('comes by the cookie of this very host alone', async () => {
    const { token } = await signedInAs(app);
    const byCookie = (cookie: string) => request().get('/check-login').set('cookie', cookie);
    expect((await byCookie(`admin_token=${token}`)).status).toBe(401);
    expect((await byCookie(`__Host-admin_token=x; admin_token=${token}`)).status).toBe(401);
    expect((await byCookie(`__Host-admin_token=${token}; admin_token=x`)).status).toBe(200);
  });

  it('ends when nobody uses it for twelve hours, and not before', async () => {
    const { admin, token } = await signedInAs(app);
    const lastSeen = (hours: number) =>
      app.db
        .update(adminSessions)
        .set({ last_seen_at: sql`now() - make_interval(hours => ${hours})` })
        .where(eq(adminSessions.admin_id, admin.id));
    await lastSeen(11);
    expect((await check(token)).status).toBe(200);
    await lastSeen(12);
    expect((await check(token)).status).toBe(401);
    await deleteIdleSessions(app.db, app.env);
    const left = await app.db.select().from(adminSessions).where(eq(adminSessions.admin_id, admin.id));
    expect(left).toEqual([]);
  });

  it('ends when it expires', async () => {
    const { admin, token } = await signedInAs(app);
    await app.db
      .update(adminSessions)
      .set({ expires_at: sql`now()` })
      .where(eq(adminSessions.admin_id, admin.id));
    expect((await check(token)).status).toBe(401);
  });

  it('needs a token that we signed', async () => {
    const { token } = await signedInAs(app);
    const [head, body, signature = ''] = token.split('.');
    const forged = `${head}.${body}.${signature.slice(0, -4)}${signature.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const bad of [forged, `${none}.${body}.`, 'x', '']) expect((await check(bad)).status).toBe(401);
    const customer = app.jwt.sign({
      sid: app.jwt.decode<{ sid: string }>(token)?.sid ?? '',
      kind: 'customer',
    });
    expect((await check(customer)).status).toBe(401);
  });

  it('ends for a deactivated admin at the next request', async () => {
    const { admin, token } = await signedInAs(app);
    await app.db.update(admins).set({ is_active: false }).where(eq(admins.id, admin.id));
    expect((await check(token)).status).toBe(401);
  });

  it('has the rights that the role has now', async () => {
    const { admin, token } = await signedInAs(app);
    const list = () => request().get('/admin').set('authorization', bearer(token));
    expect((await list()).status).toBe(200);
    const [moderator] = await app.db.select().from(roles).where(eq(roles.code, 'moderator'));
    await app.db
      .update(admins)
      .set({ role_id: moderator?.id ?? 0 })
      .where(eq(admins.id, admin.id));
    // A page that asks whether it may be seen is told which right it takes.
    const may = (right: string) =>
      request().get(`/check-login?right=${right}`).set('authorization', bearer(token));
    expect((await may('blog.read')).status).toBe(200);
    expect((await may('blog.create')).body).toMatchObject({ code: 'forbidden', permission: 'blog.create' });
    expect((await may('nothing.read')).status).toBe(422);
    const refused = await list();
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      permission: 'admin.read',
      message: expect.stringContaining('Bạn cần quyền “Xem tài khoản quản trị”'),
    });
    expect((await check(token)).body.data).toMatchObject({ role: { code: 'moderator' } });
  });

  it('by cookie changes things only for our own pages', async () => {
    const { token } = await signedInAs(app);
    const post = (headers: Record<string, string>) =>
      request()
        .post('/profile')
        .set({ cookie: `__Host-admin_token=${token}`, ...headers })
        .send({ full_name: 'Trần Minh' });
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: publicUrl, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await post(headers);
      expect(answer.status).toBe(403);
      expect(answer.body.code).toBe('foreign_origin');
    }
    expect((await post({ origin: publicUrl })).status).toBe(200);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});
